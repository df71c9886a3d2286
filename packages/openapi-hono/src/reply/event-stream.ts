import { stringifyJson } from "@animal-store/exact-json";
import type { ContentEntry } from "../contract.ts";

/** The events of a reply. */
export type Events = Iterable<unknown> | AsyncIterable<unknown>;

/** An event that breaks the contract. It is reported as an invalid response, not as an error of the handler. */
export class InvalidEventError extends Error {
  override readonly name = "InvalidEventError";
}

/** Encodes the events of a reply as `text/event-stream`. Reads each event when the client is ready for it. */
export class EventStream implements AsyncIterable<string> {
  /** Called before each event is sent. @throws {InvalidEventError} to end the stream */
  validate: ((event: unknown) => void) | undefined;
  /** Called with the error that ends the stream, unless the client ended it first. */
  onError: ((error: unknown) => void) | undefined;
  readonly #events: Events;
  readonly #content: ContentEntry;

  constructor(events: Events, content: ContentEntry) {
    this.#events = events;
    this.#content = content;
  }

  // Not a generator: its return() would wait for the next event.
  [Symbol.asyncIterator](): AsyncIterator<string> {
    let source: ReturnType<typeof startEvents> | undefined;
    const start = () => (source ??= startEvents(this.#events));
    let isClosed = false;
    const close = async (): Promise<void> => {
      if (isClosed) return;
      isClosed = true;
      // A source that has not started can already have resources, such as a subscription.
      await start().return?.();
    };
    return {
      next: async () => {
        try {
          const { done, value } = await start().next();
          if (done) isClosed = true;
          if (isClosed) return end;
          this.validate?.(value);
          return { done: false, value: encodeEvent(value, this.#content) };
        } catch (error) {
          if (isClosed) return end;
          await close().catch(() => {});
          if (!(error instanceof InvalidEventError)) this.onError?.(error);
          throw error;
        }
      },
      return: async () => {
        // The response has ended, so nothing can report an error to the client.
        await close().catch((error: unknown) => this.onError?.(error));
        return end;
      },
    };
  }
}

/** Ends events that are not sent, such as those of a HEAD response. */
export function discardEvents(stream: EventStream): void {
  void stream[Symbol.asyncIterator]().return?.();
}

const end = { done: true, value: undefined } as const;

function startEvents(events: Events): Iterator<unknown> | AsyncIterator<unknown> {
  return Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
}

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
