import { fork } from "node:child_process";
import { once } from "node:events";
import { contract } from "@animal-store/contract";
import type { Order, Told } from "./slow-kinds.ts";

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
