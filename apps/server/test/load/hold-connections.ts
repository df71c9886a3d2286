import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { contract } from "@animal-store/contract";
import { buildRequest, percentileOf, repeat, sendLoad } from "./send-load.ts";

export interface HeldConnections {
  readonly count: number;
  readonly message: string;
  /** Sent repeatedly after `message`. */
  readonly drip?: { readonly text: string; readonly intervalMs: number };
  /** True to read all responses. @default it reads nothing */
  readonly readsAll?: boolean;
  /** Reads 8 KiB at this interval. */
  readonly readIntervalMs?: number;
  /** Minimum lifetime; the maximum is twice as long. @default until the server closes it */
  readonly minOpenMs?: number;
  /** True to open a new connection when this one ends. */
  readonly isReplaced?: boolean;
  /** Time until the new connection. @default 10 */
  readonly reopenMs?: number;
}

export interface ConnectionCounts {
  open: number;
  closed: number;
  timedOut: number;
}

export function holdConnections(origin: string, ...groups: readonly HeldConnections[]) {
  const child = fork(new URL("./connection-holder.ts", import.meta.url));
  const ended = once(child, "exit");
  let counts: ConnectionCounts = { open: 0, closed: 0, timedOut: 0 };
  child.on("message", (message: ConnectionCounts) => (counts = message));
  child.send({ port: Number(new URL(origin).port), groups });
  return {
    counts: () => counts,
    async until(condition: (counts: ConnectionCounts) => boolean): Promise<void> {
      while (!condition(counts)) await once(child, "message");
    },
    async end(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

const { listPets, createPet } = contract.operations;
const petsPath = `${contract.basePath}${listPets.path}`;

/** Returns connections that send heads or bodies slowly, read nothing, or are idle after one response. */
export function slowClients(key: string, intervalMs = 1000) {
  const fields = `Host: here\r\nAuthorization: Bearer ${key}\r\n`;
  const post = `POST ${contract.basePath}${createPet.path} HTTP/1.1\r\n${fields}Content-Type: application/json\r\n`;
  const slow = { readsAll: true, isReplaced: true };
  return {
    head: { ...slow, message: `GET ${petsPath} HTTP/1.1\r\n${fields}X-Slow: `, drip: { text: "x", intervalMs } },
    body: { ...slow, message: `${post}Content-Length: 1000\r\n\r\n{`, drip: { text: " ", intervalMs } },
    // The maximum number of pipelined requests. The responses exceed all buffers.
    read: {
      message: `GET ${petsPath}?limit=100 HTTP/1.1\r\n${fields}\r\n`.repeat(16),
      minOpenMs: 15_000,
      isReplaced: true,
    },
    idle: { message: `GET /healthz HTTP/1.1\r\n${fields}\r\n`, readsAll: true },
  } satisfies Record<string, Omit<HeldConnections, "count">>;
}

/** Measures 20 clients that send sequential requests next to held connections, and /healthz on new connections. */
export async function measureOtherClients(origin: string, key: string, durationMs: number, sendsWrites = false) {
  const times: number[] = [];
  let [failed, healthMs] = [0, 0];
  const onFail = () => {
    failed += 1;
    return delay(100);
  };
  const list = buildRequest("listPets", { key, query: { limit: 20 }, status: 200 });
  const add = buildRequest("createPet", { key, body: { name: "Rex", categoryId: 7 }, status: 201 });
  const endsAt = performance.now() + durationMs;
  const sendRequests = async () => {
    while (performance.now() < endsAt) {
      const nextRequest = sendsWrites ? repeat(4, list, add) : repeat(50, list);
      await sendLoad({ origin, connections: 1, nextRequest, onResponse: (time) => times.push(time) }).catch(onFail);
      await delay(20);
    }
  };
  const clients = Array.from({ length: 20 }, sendRequests);
  while (performance.now() < endsAt) {
    const startedAt = performance.now();
    await fetch(`${origin}/healthz`, { headers: { Connection: "close" } }).then((response) => response.text(), onFail);
    healthMs = Math.max(healthMs, performance.now() - startedAt);
    await delay(100);
  }
  await Promise.all(clients);
  return { count: times.length, p99Ms: percentileOf(times, 99), longestMs: percentileOf(times, 100), failed, healthMs };
}
