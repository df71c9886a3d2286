/**
 * Sends events to all current subscribers.
 * @example
 * const changes = new Channel<Change>();
 * const handlers = {
 *   addNote: ({ body, reply }) => {
 *     changes.publish({ event: "added", data: body });
 *     return reply(201, body);
 *   },
 *   watchNotes: ({ reply }) => reply(200, changes.subscribe()),
 * };
 */
export class Channel<Event> {
  readonly #subscribers = new Map<ReadableStreamDefaultController<Event>, (event: Event) => boolean>();
  readonly #maxQueued: number;

  /** @param options `maxQueued`: the maximum of events that wait for a slow client; above it, its stream ends with an error. By default 1000 */
  constructor({ maxQueued = 1000 } = {}) {
    this.#maxQueued = maxQueued;
  }

  publish(event: Event): void {
    for (const [subscriber, isSelected] of this.#subscribers) {
      if (!isSelected(event)) continue;
      if ((subscriber.desiredSize as number) > 0) subscriber.enqueue(event);
      else {
        this.#subscribers.delete(subscriber);
        const message = `A client fell more than ${this.#maxQueued} events behind, so its stream was closed.`;
        subscriber.error(new RangeError(message));
      }
    }
  }

  /**
   * Returns the events that are published after the iteration starts. They end with the response.
   * @param isSelected returns whether the subscriber gets an event. It must not throw
   */
  subscribe(isSelected: (event: Event) => boolean = () => true): AsyncIterable<Event> {
    return { [Symbol.asyncIterator]: () => this.#iterate(isSelected) };
  }

  #iterate(isSelected: (event: Event) => boolean): AsyncIterator<Event> {
    let subscriber: ReadableStreamDefaultController<Event>;
    const stream = new ReadableStream<Event>(
      {
        start: (controller) => {
          subscriber = controller;
          this.#subscribers.set(subscriber, isSelected);
        },
        cancel: () => void this.#subscribers.delete(subscriber),
      },
      { highWaterMark: this.#maxQueued },
    );
    const reader = stream.getReader();
    return {
      next: () => reader.read() as Promise<IteratorResult<Event>>,
      // Not the iterator of the stream: its return() would wait for the next event.
      return: async () => ({ done: true, value: await reader.cancel() }),
    };
  }
}
