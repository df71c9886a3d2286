import { connect } from "node:net";
import { problemOf } from "./judge-answers.ts";
import { validMessages } from "./messages.ts";
import { type Mutated, mutate } from "./mutate.ts";
import { createRandom } from "./random.ts";
import { readAnswers } from "./read-answers.ts";

export interface FuzzOptions {
  readonly origin: string;
  readonly key: string;
  readonly seed: number;
  /** The first message, and how many. */
  readonly from: number;
  readonly count: number;
  /** Counts the answers of each status. */
  readonly statuses: Map<number, number>;
}

// Milliseconds: more than the server's time-out and what it lingers; who gets no end within it has found something that hangs.
const hangsAfter = 15_000;
const connections = 32;

/**
 * Sends mutated messages, each on a connection of its own, and judges what comes back.
 * @throws {Error} at the first that is not answered as documented, with the message and how to send it again
 */
export async function runFuzz({ origin, key, seed, from, count, statuses }: FuzzOptions): Promise<void> {
  const messages = validMessages(key);
  let next = from;
  const send = async () => {
    while (next < from + count) {
      const index = next++;
      const mutated = mutate(messages, createRandom(Math.imul(seed, 0x9e3779b1) + index));
      const problem = await exchange(origin, mutated)
        .then((received) => judge(mutated, received, statuses))
        .catch((error: Error) => error.message);
      if (problem !== undefined) throw new Error(`${problem}\n${howToRepeat(seed, index, mutated)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
}

function judge({ pieces, end }: Mutated, received: string, statuses: Map<number, number>): string | undefined {
  // Empty lines are no message.
  if (received === "" && /[^\r\n]/.test(pieces.join(""))) return "Nothing was answered.";
  if (end === "breaks off") return undefined;
  const answers = readAnswers(received);
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return problemOf(answers);
}

function howToRepeat(seed: number, index: number, { pieces, end }: Mutated): string {
  return `It was sent in these pieces, and its sender ${end}: ${JSON.stringify(pieces).slice(0, 4000)}\nSee it again with GENERATED_SEED=${seed} GENERATED_PATH=${index}`;
}

/** Everything that comes back until the connection is closed, as latin1. */
function exchange(origin: string, { pieces, end }: Mutated): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  let received = "";
  let isConnected = false;
  const timer = setTimeout(() => {
    socket.destroy();
    reject(
      new Error(`The connection was still open after ${hangsAfter} ms. It had brought: ${received.slice(0, 300)}`),
    );
  }, hangsAfter);
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (end === "breaks off") socket.resetAndDestroy();
  });
  socket.on("end", () => socket.end());
  // A message may be refused before it is sent: what comes then is a reset.
  socket.on("error", (error) => !isConnected && reject(error));
  socket.on("close", () => {
    clearTimeout(timer);
    resolve(received);
  });
  socket.on("connect", () => {
    isConnected = true;
    sendFrom(0);
  });
  function sendFrom(index: number): void {
    const piece = pieces[index];
    if (!socket.writable) return;
    if (piece === undefined) return void (end === "closes its side" && socket.end());
    socket.write(piece, "latin1");
    setImmediate(sendFrom, index + 1);
  }
  return promise;
}
