import type { Readable } from "node:stream";
import { type NonIntegerLiterals, parseJson } from "@animal-store/exact-json";

const maxDepth = 1000;
const maxNumberLength = 1000;

/**
 * Parses the JSON of a response.
 * @throws {SyntaxError} if the text is not JSON, or has so deep values or so long numbers that their use can take seconds
 */
export function parseBody(text: string, literals?: NonIntegerLiterals): unknown {
  assertSize(text);
  return parseJson(text, literals);
}

function assertSize(text: string): void {
  let depth = 0;
  let numberLength = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === "\\") index += 1;
    else if (character === '"') isInString = !isInString;
    if (isInString) continue;
    numberLength = character >= "0" && character <= "9" ? numberLength + 1 : 0;
    if (numberLength > maxNumberLength) throw new SyntaxError(`a number with more than ${maxNumberLength} digits`);
    if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > maxDepth) throw new SyntaxError(`nested deeper than ${maxDepth} levels`);
  }
}

export function isEventStream(contentType: string | undefined): boolean {
  return /^text\/event-stream\b/i.test(contentType ?? "");
}

/** Returns whether a body can be endless. */
export function isStream(contentType: string | undefined): boolean {
  return isEventStream(contentType) || isItems(contentType);
}

/** Returns whether a body is JSON lines or a JSON text sequence (RFC 7464). */
export function isItems(contentType: string | undefined): boolean {
  return /^application\/(?:x-)?(?:jsonl|ndjson|jsonlines)\b|^[\w/.+-]+[/+]json-seq\b/i.test(contentType ?? "");
}

/** Returns the texts of the items in JSON lines or in a JSON text sequence. */
export function splitItems(text: string): string[] {
  return text.split(text.startsWith(recordSeparator) ? recordSeparator : "\n").filter((item) => item.trim() !== "");
}

const recordSeparator = "\x1e";
const recordEnd = new RegExp(`\n(?=${recordSeparator})`, "g");

// Without the lookahead, one CRLF could match as two line ends.
const blankLine = /(?:\r\n|\n|\r(?!\n)){2}/g;

/** An event of `text/event-stream`, as received. */
export interface StreamEvent {
  readonly event?: string;
  readonly data?: string;
  readonly id?: string;
  readonly retry?: number;
}

const maxEvents = 20;
const maxEventBytes = 2 ** 18;

/**
 * Reads the first events or items of a stream, then cancels it. Returns the bytes of whole ones.
 * @param timeoutMs the time to read, because a stream can be endless
 * @throws {Error} if the stream breaks before
 */
export async function readEventBytes(stream: Readable, contentType = "", timeoutMs = 1000): Promise<Uint8Array> {
  let received = Buffer.alloc(0);
  let isCancelled = false;
  const timer = setTimeout(() => {
    isCancelled = true;
    stream.destroy();
  }, timeoutMs);
  try {
    for await (const chunk of stream) {
      received = Buffer.concat([received, chunk]);
      if (received.byteLength > maxEventBytes || findEnds(received, contentType).length >= maxEvents) break;
    }
  } catch (error) {
    if (!isCancelled) throw error;
  } finally {
    clearTimeout(timer);
  }
  // The last item of a body needs no end.
  const isWhole = isItems(contentType) && stream.readableEnded;
  return new Uint8Array(isWhole ? received : received.subarray(0, findEnds(received, contentType).at(-1) ?? 0));
}

/** Finds the ends of the first events or items. */
function findEnds(bytes: Buffer, contentType: string): number[] {
  const itemEnd = /-seq\b/i.test(contentType) ? recordEnd : /\n/g;
  const ends = bytes.toString("latin1").matchAll(isItems(contentType) ? itemEnd : blankLine);
  return Array.from(ends.take(maxEvents), (match) => match.index + match[0].length);
}

// Such as comments that keep the connection open.
const maxBlocks = 1000;

/** Parses whole events (HTML standard, section 9.2.6), from the first blocks of lines. */
export function parseEvents(text: string): StreamEvent[] {
  return text
    .replace(/^\ufeff/, "")
    .split(blankLine, maxBlocks)
    .map(parseEvent)
    .filter(({ data }) => data !== undefined);
}

function parseEvent(text: string): StreamEvent {
  const fields = text.split(/\r\n|\n|\r/).map((line) => /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []);
  const findValue = (wanted: string) => fields.findLast(([, name]) => name === wanted)?.[2];
  const lines = fields.filter(([, name]) => name === "data").map(([, , value = ""]) => value);
  const [event, id, retry] = ["event", "id", "retry"].map(findValue);
  const data = lines.length > 0 ? lines.join("\n") : undefined;
  const members = { event, data, id, retry: retry === undefined ? undefined : Number(retry) };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
