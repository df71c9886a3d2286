import { stringifyJson } from "@animal-store/exact-json";
import type { ContentEntry } from "../contract.ts";

/** The events of a reply. */
export type Events = Iterable<unknown> | AsyncIterable<unknown>;

/** An event that breaks the contract. It is reported as an invalid response, not as an error of the handler. */
export class InvalidEventError extends Error {
  override readonly name = "InvalidEventError";
}

/** Encodes the events of a reply as `text/event-stream`. Reads each event when the client is ready for it. */
export class EventStream implements AsyncIterableIterator<string> {
  /** Called before each event is sent. @throws {InvalidEventError} to end the stream */
  validate: ((event: unknown) => void) | undefined;
  /** Called with the error that ends the stream, unless the client ended it first. */
  onError: ((error: unknown) => void) | undefined;
  readonly #source: Iterator<unknown> | AsyncIterator<unknown>;
  readonly #content: ContentEntry;
  #isClosed = false;

  constructor(events: Events, content: ContentEntry) {
    this.#source = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
    this.#content = content;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  // Not a generator: its return() would wait for the next event.
  async next(): Promise<IteratorResult<string>> {
    try {
      const { done, value } = await this.#source.next();
      if (done) this.#isClosed = true;
      if (this.#isClosed) return end;
      this.validate?.(value);
      return { done: false, value: encodeEvent(value, this.#content) };
    } catch (error) {
      if (this.#isClosed) return end;
      await this.#close().catch(() => {});
      if (!(error instanceof InvalidEventError)) this.onError?.(error);
      throw error;
    }
  }

  async return(): Promise<IteratorResult<string>> {
    // The response has ended, so nothing can report an error to the client.
    await this.#close().catch((error: unknown) => this.onError?.(error));
    return end;
  }

  async #close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#source.return?.();
  }
}

const end = { done: true, value: undefined } as const;

type Envelope = { readonly [field in "event" | "data" | "id" | "retry"]?: unknown };

/** Encodes one event (HTML standard, section 9.2.6). @throws {TypeError} if a field cannot be sent */
function encodeEvent(value: unknown, { data: format, isEnvelope, textEvents }: ContentEntry): string {
  const { event, data, id, retry }: Envelope = isEnvelope ? (value as Envelope) : { data: value };
  const isText = format === "text" || textEvents?.includes(event);
  const lines = data === undefined ? [] : (isText ? String(data) : stringifyJson(data)).split(/\r\n|\r|\n/);
  const dataFields = lines.map((line) => `data: ${line}\n`).join("");
  return `${encodeField("event", event)}${dataFields}${encodeField("id", id)}${encodeField("retry", retry)}\n`;
}

function encodeField(name: string, value: unknown): string {
  if (value === undefined) return "";
  const text = String(value);
  if (/[\r\n\0]/.test(text)) throw new TypeError(`The ${name} of an event contains a line break or U+0000. Remove it.`);
  return `${name}: ${text}\n`;
}
