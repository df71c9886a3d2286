import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { contract } from "@animal-store/contract";
import { askFor, percentileOf, sendLoad } from "../load/send-load.ts";

/** What a slow caller is slow in: its head, its body, taking an answer, or doing anything at all after one. */
export type SlowKind = "head" | "body" | "read" | "idle";

export interface Order {
  readonly port: number;
  readonly counts: Partial<Record<SlowKind, number>>;
  /** What a connection of a kind begins with. */
  readonly begins: Readonly<Record<SlowKind, string>>;
  /** Milliseconds between two bytes. */
  readonly everyMs: number;
  /** Milliseconds after which a reader that takes nothing comes anew, at the earliest; twice of them at the latest. */
  readonly readerStaysMs: number;
}

export interface Told {
  /** Connections that are open now. */
  open: number;
  /** Connections that have ended. */
  cut: number;
  /** Those of them that were answered 408. */
  timedOut: number;
}

export interface SlowCallers {
  readonly told: () => Told;
  /** Settles once something is told of which this is true. */
  until(isTrue: (told: Told) => boolean): Promise<void>;
  end(): Promise<void>;
}

/** Has a process hold slow connections to a server. @param key of whoever sends bodies and reads pages */
export function startSlowCallers(
  origin: string,
  key: string,
  { counts, everyMs = 1000 }: Pick<Order, "counts"> & Partial<Order>,
): SlowCallers {
  const child = fork(new URL("./slow-callers.ts", import.meta.url));
  const ended = once(child, "exit");
  let told: Told = { open: 0, cut: 0, timedOut: 0 };
  child.on("message", (message: Told) => (told = message));
  const order: Order = {
    port: Number(new URL(origin).port),
    counts,
    begins: beginnings(key),
    everyMs,
    readerStaysMs: 15_000,
  };
  child.send(order);
  return {
    told: () => told,
    async until(isTrue) {
      while (!isTrue(told)) await once(child, "message");
    },
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function beginnings(key: string): Order["begins"] {
  const { listPets, createPet } = contract.operations;
  const fields = `Host: here\r\nAuthorization: Bearer ${key}\r\n`;
  const page = `GET ${contract.basePath}${listPets.path}?limit=100 HTTP/1.1\r\n${fields}\r\n`;
  return {
    head: `GET ${contract.basePath}${listPets.path} HTTP/1.1\r\n${fields}X-Slow: `,
    body: `POST ${contract.basePath}${createPet.path} HTTP/1.1\r\n${fields}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    // As many as may wait for an answer: more than the reader's own buffers take.
    read: page.repeat(16),
    idle: `GET /healthz HTTP/1.1\r\n${fields}\r\n`,
  };
}

export interface Measured {
  readonly count: number;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/**
 * Has some callers ask for a page and read it, again and again.
 * @param milliseconds for how long
 * @param pause milliseconds of each between an answer and the next request
 */
export async function measureOthers(
  origin: string,
  key: string,
  { milliseconds, pause = 20 }: { readonly milliseconds: number; readonly pause?: number },
): Promise<Measured> {
  const times: number[] = [];
  const list = askFor("listPets", { key, query: { limit: 20 }, status: 200 });
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      while (performance.now() < end) {
        let left = 50;
        await sendLoad({
          origin,
          connections: 1,
          next: () => (left-- > 0 && performance.now() < end ? list : undefined),
          answered: (time) => times.push(time),
        });
        await delay(pause);
      }
    }),
  );
  return {
    count: times.length,
    median: percentileOf(times, 50),
    p99: percentileOf(times, 99),
    longest: percentileOf(times, 100),
  };
}
