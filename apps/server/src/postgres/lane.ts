import { Client, type ClientConfig } from "pg";

/** One connection that many queries share: they are sent without waiting for each other. It comes back by itself. */
export interface Lane {
  /** Queries under way; infinite while there is no connection. */
  readonly load: number;
  /** Why the last attempt to connect failed; undefined: it is connected, or on its way. */
  readonly problem: Error | undefined;
  /** Settles with the next attempt to connect. */
  readonly attempt: Promise<void>;
  use<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

// Milliseconds until the next attempt: a database that is back is found within a second.
const firstPause = 50;
const longestPause = 1000;

export function openLane(config: ClientConfig): Lane {
  let current: { readonly client: Client; load: number } | undefined;
  let problem: Error | undefined;
  let pause = firstPause;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let attempt = connect();

  return {
    get load() {
      return current?.load ?? Number.POSITIVE_INFINITY;
    },
    get problem() {
      return problem;
    },
    get attempt() {
      return attempt;
    },
    async use(work) {
      const used = current;
      if (!used) throw problem ?? new Error("Connection ended");
      used.load += 1;
      try {
        return await work(used.client);
      } finally {
        used.load -= 1;
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await attempt;
      await current?.client.end();
    },
  };

  async function connect(): Promise<void> {
    const next = new Client({ ...config, pipeline: true });
    // Each may come first, or alone.
    next.on("error", () => lose(next));
    next.on("end", () => lose(next));
    try {
      await next.connect();
      current = { client: next, load: 0 };
      problem = undefined;
      pause = firstPause;
    } catch (error) {
      problem = error as Error;
      connectLater();
    }
  }

  function lose(lost: Client): void {
    if (current?.client !== lost) return;
    current = undefined;
    if (!isClosed) attempt = connect();
  }

  function connectLater(): void {
    if (isClosed) return;
    timer = setTimeout(() => {
      attempt = connect();
    }, pause);
    pause = Math.min(pause * 2, longestPause);
  }
}
