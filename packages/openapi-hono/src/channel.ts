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
  readonly #subscribers = new Set<(event: Event) => void>();
  readonly #maxQueued: number;

  /** @param options `maxQueued`: the maximum of events that wait for a slow client; above it, its stream ends with an error */
  constructor({ maxQueued = 1000 } = {}) {
    this.#maxQueued = maxQueued;
  }

  publish(event: Event): void {
    for (const receive of this.#subscribers) receive(event);
  }

  /** Returns the events that are published after the iteration starts. They end with the response. */
  subscribe(): AsyncIterable<Event> {
    return { [Symbol.asyncIterator]: () => this.#iterate() };
  }

  // Not a generator: its return() would wait for the next event.
  #iterate(): AsyncIterator<Event> {
    const queue: Event[] = [];
    let state: "open" | "closed" | "overflowed" = "open";
    let wake = (): void => {};
    const close = (nextState: "closed" | "overflowed"): void => {
      state = nextState;
      this.#subscribers.delete(receive);
      wake();
    };
    const receive = (event: Event): void => {
      if (queue.push(event) > this.#maxQueued) close("overflowed");
      wake();
    };
    this.#subscribers.add(receive);
    return {
      next: async () => {
        while (state === "open" && queue.length === 0) await new Promise<void>((resolve) => (wake = resolve));
        if (state === "overflowed")
          throw new RangeError(`A client fell more than ${this.#maxQueued} events behind, so its stream was closed.`);
        return state === "closed" ? { done: true, value: undefined } : { done: false, value: queue.shift() as Event };
      },
      return: async () => {
        close("closed");
        return { done: true, value: undefined };
      },
    };
  }
}
