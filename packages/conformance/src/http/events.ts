export const eventStream = "text/event-stream";

// Without the lookahead, one CRLF could match as two line ends.
const blankLine = /(?:\r\n|\n|\r(?!\n)){2}/g;

/** An event of `text/event-stream`, as received. */
export interface StreamEvent {
  readonly event?: string;
  readonly data?: string;
  readonly id?: string;
  readonly retry?: number;
}

export interface EventLimits {
  /** The number of events to read. @default 20 */
  readonly maxEvents?: number;
  /** The time to read, because a stream of events can be endless. @default 1000 */
  readonly timeoutMs?: number;
}

/**
 * Reads the first events of a stream, then cancels it. Returns the bytes of whole events.
 * @throws {Error} if the stream breaks before the limits are reached
 */
export async function readEventBytes(
  chunks: AsyncIterable<Uint8Array>,
  cancel: () => void,
  { maxEvents = 20, timeoutMs = 1000 }: EventLimits = {},
): Promise<Uint8Array<ArrayBuffer>> {
  let received = Buffer.alloc(0);
  let isCancelled = false;
  const stop = (): void => {
    isCancelled = true;
    cancel();
  };
  const timer = setTimeout(stop, timeoutMs);
  try {
    for await (const chunk of chunks) {
      received = Buffer.concat([received, chunk]);
      if (findEventEnds(received).length < maxEvents) continue;
      stop();
      break;
    }
  } catch (error) {
    if (!isCancelled) throw error;
  } finally {
    clearTimeout(timer);
  }
  const ends = findEventEnds(received);
  return new Uint8Array(received.subarray(0, ends.slice(0, maxEvents).at(-1) ?? 0));
}

function findEventEnds(bytes: Buffer): number[] {
  return [...bytes.toString("latin1").matchAll(blankLine)].map((match) => match.index + match[0].length);
}

/** Parses whole events (HTML standard, section 9.2.6). */
export function parseEvents(text: string): StreamEvent[] {
  return text
    .replace(/^\ufeff/, "")
    .split(blankLine)
    .map(parseEvent)
    .filter(({ data }) => data !== undefined);
}

function parseEvent(text: string): StreamEvent {
  const fields = text.split(/\r\n|\n|\r/).map((line) => /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []);
  const findValue = (wanted: string) => fields.findLast(([, name]) => name === wanted)?.[2];
  const lines = fields.filter(([, name]) => name === "data").map(([, , value = ""]) => value);
  const [event, id, retry] = ["event", "id", "retry"].map(findValue);
  return {
    ...(event !== undefined && { event }),
    ...(lines.length > 0 && { data: lines.join("\n") }),
    ...(id !== undefined && { id }),
    ...(retry !== undefined && { retry: Number(retry) }),
  };
}
