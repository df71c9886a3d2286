import type { ContentEntry } from "../contract.ts";
import { assertNoObject, assertNoPromise, ignoreRejections, toJson } from "./sendable.ts";

/** The events of a reply. */
export type Events = Iterable<unknown> | AsyncIterable<unknown>;

/**
 * Encodes the events of a reply as `text/event-stream`, or passes on the texts of another stream. Reads each event when the
 * client is ready for it.
 */
export class EventStream implements AsyncIterableIterator<string> {
  /** Returns whether an event can be sent, and reports it if not. The stream then ends. */
  isValid: ((event: unknown) => boolean) | undefined;
  /** Called with the error that ends the stream, unless the client ended it first. Must not throw. */
  onError: ((error: unknown) => void) | undefined;
  readonly #source: Iterator<unknown> | AsyncIterator<unknown>;
  readonly #content: ContentEntry | undefined;
  #isClosed = false;

  /** @param content undefined for a stream of texts */
  constructor(events: Events, content?: ContentEntry) {
    assertNoPromise(events, "The body");
    // A stream that fails at one of them does not reach the others.
    if (Symbol.iterator in events && !("next" in events)) ignoreRejections(events);
    this.#source = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
    assertNoPromise(this.#source, "The iterator of the body");
    this.#content = content;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  // Not a generator: its return() would wait for the next event.
  async next(): Promise<IteratorResult<string>> {
    let result: IteratorResult<unknown> | undefined;
    try {
      result = await this.#source.next();
      const { done, value } = result;
      assertNoPromise(done, "The end of the body");
      if (done) this.#isClosed = true;
      else if (!this.#isClosed && this.isValid?.(value) !== false) return { done: false, value: this.#encode(value) };
    } catch (error) {
      ignoreRejections(error);
      if (!this.#isClosed) this.onError?.(error);
    }
    ignoreRejections(result);
    if (this.#isClosed) return end;
    // Does not wait: the source may never settle.
    void this.#close().catch(() => {});
    // Not the error of the source: an adapter could send its message, or fail at its properties.
    throw new Error("the stream of the response failed");
  }

  #encode(value: unknown): string {
    if (this.#content) return encodeEvent(value, this.#content);
    if (typeof value !== "string") throw new TypeError("A stream of texts returned another type.");
    return value;
  }

  async return(): Promise<IteratorResult<string>> {
    // The response has ended, so nothing can report an error to the client.
    await this.#close().catch((error: unknown) => this.onError?.(error));
    return end;
  }

  async #close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    ignoreRejections(await this.#source.return?.());
  }
}

const end = { done: true, value: undefined } as const;

type Envelope = { readonly [field in "event" | "data" | "id" | "retry"]?: unknown };

/** Encodes one event (HTML standard, section 9.2.6). @throws {TypeError} if a field cannot be sent */
function encodeEvent(value: unknown, { data: format, isEnvelope, textEvents }: ContentEntry): string {
  assertNoPromise(value, "An event");
  const { event, data, id, retry }: Envelope = isEnvelope ? (value as Envelope) : { data: value };
  const isText = format === "text" || textEvents?.includes(event);
  if (isText && typeof data === "object") throw new TypeError("The data of an event is an object. Send a text.");
  const text = isText ? String(data) : toJson(data ?? null);
  const lines = data === undefined ? [] : text.split(/\r\n|\r|\n/);
  const dataFields = lines.map((line) => `data: ${line}\n`).join("");
  return `${encodeField("event", event)}${dataFields}${encodeField("id", id)}${encodeField("retry", retry)}\n`;
}

function encodeField(name: string, value: unknown): string {
  if (value === undefined) return "";
  assertNoObject(value, `The ${name} of an event`);
  const text = String(value);
  if (/[\r\n\0]/.test(text)) throw new TypeError(`The ${name} of an event contains a line break or U+0000. Remove it.`);
  return `${name}: ${text}\n`;
}
