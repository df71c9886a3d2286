import { type Clock, createStoreClient, type LogEntry, type StoreClientOptions } from "../src/index.ts";

/** Where a sandbox is served, and its keys by their plans. */
export type Place = { origin: string; keys: Readonly<Record<string, string>> };

/** One thing that the client does, wherever it runs: what it shows against a sandbox that begins anew, and what that is to be. */
export type Behaviour = { fact: string; show: (world: World) => Promise<unknown>; is: unknown };

export type World = Awaited<ReturnType<typeof openWorld>>;

/** Brings the sandbox back to its beginning, at the start of a minute, and its clock under the client's. */
export async function openWorld({ origin, keys }: Place) {
  const control = async (path: string, body?: object) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${origin}/_sandbox${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  await control("/reset");
  const clock = createManualClock((seconds) => control("/clock", { advance: `${seconds}s` }));
  await clock.move(61_000 - (clock.now() % 60_000));

  const log: LogEntry[] = [];
  const statuses = () => log.map(({ status, failure }) => status ?? failure);
  const keyOf = (plan: string) => keys[plan] ?? "";
  const baseUrl = `${origin}/v1`;
  /** A client whose tries are logged and whose waits move the clock. */
  const open = (options: Partial<StoreClientOptions> = {}) =>
    createStoreClient({ baseUrl, key: keyOf("business"), clock, onLog: (entry) => void log.push(entry), ...options });
  return { baseUrl, keyOf, clock, log, statuses, open };
}

/** What an `X-Request-Id` looks like. */
export const anId: RegExp = /^[A-Za-z0-9._-]{1,128}$/;

/** What a promise was rejected with. */
export async function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return "nothing was thrown";
}

/** Sends requests with a preference of the sandbox: as many of the first ones as it says. */
export function prefer(preference: string, first = Number.POSITIVE_INFINITY) {
  let sent = 0;
  return (request: Request) => {
    sent += 1;
    if (sent <= first) request.headers.set("Prefer", preference);
    return fetch(request);
  };
}

/** The largest int64. */
export const longest: bigint = 2n ** 63n - 1n;

export const rex = { name: "Rex", categoryId: longest };

/** Makes of this engine one from before JSON.parse source text access, until it is disposed of. */
export function withoutSourceTextAccess(): Disposable {
  const { parse } = JSON;
  const rawJson = Object.getOwnPropertyDescriptor(JSON, "rawJSON") ?? {};
  Reflect.deleteProperty(JSON, "rawJSON");
  JSON.parse = (text, reviver) =>
    parse(
      text,
      reviver &&
        function withoutContext(this: unknown, key, value) {
          return reviver.call(this, key, value);
        },
    );
  return {
    [Symbol.dispose]() {
      JSON.parse = parse;
      Object.defineProperty(JSON, "rawJSON", rawJson);
    },
  };
}

/** A clock whose waits take no time: the sandbox's is moved instead, by as much as the first of those who wait wants. */
export type ManualClock = Clock & {
  /** Moves it without anybody waiting. @param milliseconds rounded up to whole seconds */
  move(milliseconds: number): Promise<void>;
};

/**
 * @param advance moves the sandbox's clock by so many seconds
 * @param sandboxNow what the sandbox's clock shows; the machine's time and the moves, where that is out of reach
 */
export function createManualClock(advance: (seconds: number) => Promise<void>, sandboxNow?: () => number): ManualClock {
  let ahead = 0;
  let moving: Promise<void> | undefined;
  const now = sandboxNow ?? (() => Date.now() + ahead);

  async function move(milliseconds: number): Promise<void> {
    const seconds = Math.ceil(milliseconds / 1000);
    await advance(seconds);
    ahead += seconds * 1000;
  }

  return {
    now,
    move,
    async wait(milliseconds, signal) {
      const until = now() + milliseconds;
      while (now() < until) {
        signal.throwIfAborted();
        moving ??= move(until - now()).finally(() => {
          moving = undefined;
        });
        await moving;
      }
    },
  };
}
