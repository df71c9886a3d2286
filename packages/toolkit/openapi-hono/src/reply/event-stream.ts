import { encodeItem, type ItemFormat } from "@animal-store/exact-json";
import { assertNoPromise, ignoreRejections, toJson } from "./sendable.ts";

/** The events or other items of a reply. */
export type Events = Iterable<unknown> | AsyncIterable<unknown>;

/**
 * Encodes the items of a reply, such as events, or passes on the texts of another stream. Reads each item when the client is ready
 * for it.
 */
export class EventStream implements AsyncIterableIterator<string> {
  /** Returns whether an event can be sent, or whether the events can end, and reports it if not. The stream then fails. */
  isValid: ((event: IteratorResult<unknown>) => boolean) | undefined;
  /** Called with the error that ends the stream, unless the client ended it first. Must not throw. */
  onError: ((error: unknown) => void) | undefined;
  readonly #source: Iterator<unknown> | AsyncIterator<unknown>;
  readonly #format: ItemFormat | undefined;
  #isClosed = false;

  /** @param format undefined for a stream of texts */
  constructor(events: Events, format?: ItemFormat) {
    assertNoPromise(events, "The body");
    // A stream that fails at one of them does not reach the others.
    if (Symbol.iterator in events && !("next" in events)) ignoreRejections(events);
    this.#source = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
    assertNoPromise(this.#source, "The iterator of the body");
    this.#format = format;
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
      if (!this.#isClosed && this.isValid?.(result) !== false) {
        if (!done) return { done: false, value: this.#encode(value) };
        this.#isClosed = true;
      }
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
    if (this.#format) {
      assertNoPromise(value, "An event");
      return encodeItem(value, this.#format, toJson);
    }
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
