import {
  type Clock,
  createStoreClient,
  type LogEntry,
  type StoreClient,
  type StoreClientOptions,
  withLogging,
} from "../src/index.ts";

/** The origin of a sandbox, and its keys by plan. */
export type SandboxInfo = { origin: string; keys: Readonly<Record<string, string>> };

/** A behaviour of the client. `run` uses a reset sandbox and returns a value to compare with `expected`. */
export type Behaviour = { title: string; run: (context: TestContext) => Promise<unknown>; expected: unknown };

export interface TestContext {
  readonly baseUrl: string;
  /** The clock of the clients and of the sandbox. */
  readonly clock: ManualClock;
  /** The attempts of the clients that `createStore` created. */
  readonly log: LogEntry[];
  /** Returns the status of each attempt in the log, or the name of its error. */
  statuses(): (number | string)[];
  keyOf(plan: string): string;
  /** Creates a client whose attempts are logged and whose waits advance the clock. */
  createStore(options?: Partial<StoreClientOptions>): StoreClient;
}

/** Resets the sandbox, advances its clock to the start of a minute and connects it to the clock of the clients. */
export async function openTestContext({ origin, keys }: SandboxInfo): Promise<TestContext> {
  const post = async (path: string, body?: object) => {
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(`${origin}/_sandbox${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  await post("/reset");
  const clock = createManualClock((seconds) => post("/clock", { advance: `${seconds}s` }));
  await clock.advance(61_000 - (clock.now() % 60_000));

  const log: LogEntry[] = [];
  const statuses = () => log.map(({ status, error }) => status ?? (error as Error).name);
  const keyOf = (plan: string) => keys[plan] ?? "";
  const baseUrl = `${origin}/v1`;
  const createStore = ({ layers = [], ...options }: Partial<StoreClientOptions> = {}): StoreClient =>
    createStoreClient({
      baseUrl,
      apiKey: keyOf("business"),
      clock,
      layers: [...layers, withLogging((entry) => void log.push(entry))],
      ...options,
    });
  return { baseUrl, keyOf, clock, log, statuses, createStore };
}

export const requestIdPattern: RegExp = /^[A-Za-z0-9._-]{1,128}$/;

/** Returns the error of a rejected promise. */
export async function getRejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  return "nothing was thrown";
}

/** Returns a fetch that adds a `Prefer` header for the sandbox to the first `count` requests. */
export function withPreferHeader(preference: string, count = Number.POSITIVE_INFINITY) {
  let sent = 0;
  return (request: Request) => {
    sent += 1;
    if (sent <= count) request.headers.set("Prefer", preference);
    return fetch(request);
  };
}

export const maxInt64: bigint = 2n ** 63n - 1n;

export const rex = { name: "Rex", categoryId: maxInt64 };

/** Removes JSON source text access from this JavaScript engine until disposed. */
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

/** A clock whose waits take no time: they advance the clock of the sandbox. */
export type ManualClock = Clock & {
  /** Advances the clock. @param milliseconds rounded up to whole seconds */
  advance(milliseconds: number): Promise<void>;
};

/**
 * @param onAdvance advances the clock of the sandbox
 * @param getNow returns the time of the sandbox; by default the system time plus all advances
 */
export function createManualClock(onAdvance: (seconds: number) => Promise<void>, getNow?: () => number): ManualClock {
  let offsetMs = 0;
  let pendingAdvance: Promise<void> | undefined;
  const now = getNow ?? (() => Date.now() + offsetMs);

  async function advance(milliseconds: number): Promise<void> {
    const seconds = Math.ceil(milliseconds / 1000);
    await onAdvance(seconds);
    offsetMs += seconds * 1000;
  }

  return {
    now,
    advance,
    async wait(milliseconds, signal) {
      const endsAt = now() + milliseconds;
      while (now() < endsAt) {
        signal.throwIfAborted();
        pendingAdvance ??= advance(endsAt - now()).finally(() => {
          pendingAdvance = undefined;
        });
        await pendingAdvance;
      }
    },
  };
}
