import { stringifyJson } from "./exact-json.ts";

/** How a body carries items: as server-sent events, JSON lines, or a JSON text sequence (RFC 7464). */
export interface ItemFormat {
  readonly kind: "events" | "lines" | "sequence";
  /** The format of the field `data` of an event. */
  readonly data?: "json" | "text";
  /** True if an event has the members `event`, `data`, `id` and `retry`. Otherwise it is the value of `data`. */
  readonly isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  readonly textEvents?: readonly unknown[];
}

type Envelope = { readonly [field in "event" | "data" | "id" | "retry"]?: unknown };

/**
 * Encodes an item for a body.
 * @param toJson writes JSON. @default stringifyJson
 * @throws {TypeError} for an event with a field that cannot be sent
 * @example
 * ```ts
 * encodeItem({ id: 1 }, { kind: "lines" }); // '{"id":1}\n'
 * ```
 */
export function encodeItem(value: unknown, format: ItemFormat, toJson = stringifyJson): string {
  if (format.kind === "events") return encodeEvent(value, format, toJson);
  return `${format.kind === "sequence" ? recordSeparator : ""}${toJson(value ?? null)}\n`;
}

const recordSeparator = "\x1e";

/** Encodes one event (HTML standard, section 9.2.6). */
function encodeEvent(value: unknown, format: ItemFormat, toJson: (value: unknown) => string): string {
  const { event, data, id, retry }: Envelope = format.isEnvelope ? (value as Envelope) : { data: value };
  const isText = hasText(format, event);
  if (isText && typeof data === "object") throw new TypeError("The data of an event is an object. Send a text.");
  const text = isText ? String(data) : toJson(data ?? null);
  const lines = data === undefined ? [] : text.split(/\r\n|\r|\n/);
  const dataFields = lines.map((line) => `data: ${line}\n`).join("");
  return `${encodeField("event", event)}${dataFields}${encodeField("id", id)}${encodeField("retry", retry)}\n`;
}

function hasText({ data, textEvents }: ItemFormat, event: unknown): boolean {
  return data === "text" || textEvents?.includes(event) === true;
}

function encodeField(name: string, value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "object" && value !== null)
    throw new TypeError(`The ${name} of an event is an object. Use a text.`);
  const text = String(value);
  if (/[\r\n\0]/.test(text)) throw new TypeError(`The ${name} of an event contains a line break or U+0000. Remove it.`);
  return `${name}: ${text}\n`;
}

/** Parses the JSON of items, and limits their size. */
export interface ItemReader {
  parse(text: string): unknown;
  /** The maximum number of bytes of an item in UTF-8. @default Infinity */
  readonly maxBytes?: number;
  /** Returns the error for a larger one. */
  toSizeError?(): Error;
}

/**
 * Reads the items of a body as they arrive. An event that is not complete is discarded (HTML standard, section 9.2.6), and so is a
 * number or literal of a JSON text sequence without white space after it (RFC 7464, section 2.4).
 * @param texts the body, in parts of any length
 * @example
 * ```ts
 * for await (const item of decodeItems(texts, { kind: "lines" }, { parse: parseJson })) console.log(item);
 * ```
 */
export async function* decodeItems(
  texts: AsyncIterable<string>,
  format: ItemFormat,
  reader: ItemReader,
): AsyncGenerator<unknown, void, undefined> {
  if (format.kind === "events") return yield* decodeEvents(texts, format, reader);
  const isSequence = format.kind === "sequence";
  // No JSON text begins with it, so a text before the first record is rejected.
  let start = isSequence ? recordSeparator : "";
  for await (const text of split(texts, isSequence ? recordSeparator : "\n", reader)) {
    const isCut = isSequence && /^[ \t\r\n]*[\w.+-]+$/.test(text);
    if (/[^ \t\r\n]/.test(text) && !isCut) yield reader.parse(start + text);
    start = "";
  }
}

type StreamEvent = { event?: string; data?: string; id?: string; retry?: number };

async function* decodeEvents(
  texts: AsyncIterable<string>,
  format: ItemFormat,
  reader: ItemReader,
): AsyncGenerator<unknown, void, undefined> {
  const { isEnvelope } = format;
  let event: StreamEvent = {};
  for await (const text of split(texts, /\r\n|\n|\r/, reader)) {
    if (text !== "") readField(event, text);
    else {
      const { data } = event;
      if (data === "[DONE]" && format.data === "json" && !isEnvelope) return;
      if (data !== undefined) {
        const value = hasText(format, event.event) ? data : reader.parse(data);
        yield isEnvelope ? { ...event, data: value } : value;
      }
      event = {};
    }
    assertSize(event.data?.length ?? 0, reader);
  }
}

function readField(event: StreamEvent, line: string): void {
  const [, name, value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
  if (name === "data") event.data = event.data === undefined ? value : `${event.data}\n${value}`;
  else if (name === "event" || (name === "id" && !value.includes("\0"))) event[name] = value;
  else if (name === "retry" && /^\d+$/.test(value)) event.retry = Number(value);
}

/** Splits texts that arrive in parts. Omits an empty text after the last separator, which is no empty line. */
async function* split(
  texts: AsyncIterable<string>,
  separator: string | RegExp,
  reader: ItemReader,
): AsyncGenerator<string, void, undefined> {
  let rest = "";
  let endsWithCr = false;
  for await (const text of texts) {
    if (text === "") continue;
    // CRLF can be split between two parts.
    const [first = "", ...others] = (endsWithCr ? text.replace(/^\n/, "") : text).split(separator);
    endsWithCr = separator instanceof RegExp && text.endsWith("\r");
    others.unshift(rest + first);
    rest = others.pop() as string;
    for (const each of others) yield limit(each, reader);
    assertSize(rest.length, reader);
  }
  if (rest !== "") yield limit(rest, reader);
}

/** Returns a complete item. One that is not complete has only its length checked, which takes no time for each part. */
function limit(text: string, reader: ItemReader): string {
  // A UTF-16 unit has at most 3 bytes in UTF-8.
  if (3 * text.length > (reader.maxBytes ?? Infinity)) assertSize(new TextEncoder().encode(text).byteLength, reader);
  return text;
}

function assertSize(count: number, { maxBytes = Infinity, toSizeError }: ItemReader): void {
  if (count > maxBytes) throw toSizeError?.() ?? new RangeError(`An item is larger than ${maxBytes} bytes.`);
}
