import { connect } from "node:net";
import { contract } from "@animal-store/contract";
import { contractDocument, createJudge, type Judge } from "@animal-store/contract-tests";
import { expect, it } from "vitest";
import { heldBy, tellingHeap } from "../load/memory.ts";
import { createFastKey } from "../load/send-load.ts";
import { builtFile, startServer, testFolder } from "../server-process.ts";
import { type Mutated, mutatedMessages } from "./mutated-messages.ts";

const mebibyte = 2 ** 20;
// Milliseconds: more than the server's time-out and what it lingers; who gets no end within it has found something that hangs.
const hangsAfter = 15_000;
const connections = 32;
const { GENERATED_SEED: otherSeed = "", GENERATED_PATH: only = "" } = process.env;

/**
 * Registers a test that sends mutated messages to a server of its own.
 * `GENERATED_SEED` takes other ones, `GENERATED_PATH` a single one.
 * @param timeout milliseconds
 */
export function describeFuzz({ count, timeout }: { readonly count: number; readonly timeout: number }): void {
  const seed = otherSeed === "" ? 1 : Number(otherSeed);

  it(`${count} mutated messages from seed ${seed} are answered as documented, and none fails`, {
    timeout,
  }, async () => {
    const folder = testFolder();
    const messages = mutatedMessages(await createFastKey(folder));
    const limits = { ANONYMOUS_PER_MINUTE: "1000000000", REQUEST_TIMEOUT_MS: "2000", KEEP_ALIVE_MS: "1000" };
    const server = await startServer(folder, limits, builtFile("main.js"), tellingHeap);
    const statuses = new Map<number, number>();
    const range = only === "" ? { from: 0, to: count } : { from: Number(only), to: Number(only) + 1 };
    let next = range.from;
    const sendUntil = async (end: number) => {
      while (next < end) {
        const index = next++;
        const mutated = messages(Math.imul(seed, 0x9e3779b1) + index);
        const problem = await exchange(server.origin, mutated)
          .then((received) => judge(mutated, received, statuses))
          .catch((error: Error) => error.message);
        if (problem !== undefined) throw new Error(`${problem}\n${howToRepeat(seed, index, mutated)}`);
      }
    };
    const send = (end: number) => Promise.all(Array.from({ length: connections }, () => sendUntil(end)));
    await send(range.from + Math.ceil((range.to - range.from) / 4));
    const before = await heldBy(server);
    await send(range.to);
    const growth = (await heldBy(server)) - before;
    const counted = [...statuses].sort().map(([status, times]) => `${status} ×${times}`);
    console.info(
      `seed ${seed}, ${count} messages: ${counted.join(", ")}; ${(growth / mebibyte).toFixed(1)} MiB more held`,
    );
    // What is worth keeping of a message is bounded: names, answers, addresses.
    expect(growth).toBeLessThan(10 * mebibyte);
    expect(await server.end("SIGTERM")).toBe(0);
    // Nothing but what was asked for.
    expect(server.stderr()).toMatch(/^(held \d+\n)*$/);
  });
}

function howToRepeat(seed: number, index: number, { pieces, end }: Mutated): string {
  return `It was sent in these pieces, and its sender ${end}: ${JSON.stringify(pieces).slice(0, 4000)}\nSee it again with GENERATED_SEED=${seed} GENERATED_PATH=${index}`;
}

function judge({ pieces, end }: Mutated, received: string, statuses: Map<number, number>): string | undefined {
  if (received === "" && mustBeAnswered(pieces.join(""))) return "Nothing was answered.";
  if (end === "breaks off") return undefined;
  const answers = readAnswers(received);
  for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return problemOf(answers);
}

/** Empty lines are no message, and who sends on behind its own `Connection: close` may lose the answer (RFC 9112, section 9.6). */
function mustBeAnswered(text: string): boolean {
  return /[^\r\n]/.test(text) && !/^connection:[^\n]*close.*\r\n\r\n./ims.test(text);
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

type ReceivedAnswer = Parameters<Judge>[2];

/**
 * The answers that came on a connection.
 * @param received bytes as latin1
 * @throws {Error} where they are no answers of HTTP/1.1
 */
function readAnswers(received: string): ReceivedAnswer[] {
  const answers: ReceivedAnswer[] = [];
  let rest = received;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...fields] = rest.slice(0, end).split("\r\n");
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(line) ?? [];
    if (end < 0 || status === undefined) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 300))}`);
    const headers = fields.map((field) => {
      const colon = field.indexOf(": ");
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)] as const;
    });
    rest = rest.slice(end + 4);
    const body = takeBody(rest, new Map(headers));
    rest = rest.slice(body.length);
    // What only says "go on" is no answer.
    if (Number(status) >= 200) answers.push({ status: Number(status), headers, bodyText: fromBytes(body.text) });
  }
  return answers;
}

/** The body that follows a head: none for a HEAD, whose request need not be known, so that is told by what comes instead. */
function takeBody(rest: string, headers: ReadonlyMap<string, string>): { text: string; length: number } {
  if (rest === "" || rest.startsWith("HTTP/1.1 ")) return { text: "", length: 0 };
  if (headers.get("transfer-encoding") === "chunked") {
    const end = rest.indexOf("\r\n0\r\n\r\n");
    return { text: "", length: end < 0 ? rest.length : end + 7 };
  }
  const length = headers.has("content-length") ? Number(headers.get("content-length")) : rest.length;
  if (rest.length < length) throw new Error(`An answer was cut off: ${JSON.stringify(rest.slice(0, 300))}`);
  return { text: rest.slice(0, length), length };
}

function fromBytes(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}

const violationsOf = createJudge(contractDocument, { allowCors: true });
const places = [...Object.keys(contract.operations), "unrouted"];
// What health, documents, sites and their neighbourhood answer, which the contract does not describe.
const beside = [200, 301, 302, 304, 404];

/** What is wrong with answers to messages that need not be requests; undefined where each is one that the service may give. */
function problemOf(answers: readonly ReceivedAnswer[]): string | undefined {
  for (const answer of answers) {
    const problem = problemOfOne(answer);
    if (problem !== undefined) return `${problem}\n${JSON.stringify(answer).slice(0, 1500)}`;
  }
  return undefined;
}

function problemOfOne(answer: ReceivedAnswer): string | undefined {
  const { status, headers, bodyText } = answer;
  if (status >= 500) return `${status} is a failure`;
  const names = new Map(headers);
  const unsafe = Object.keys(contract.extensions["x-answer-headers"]).find((name) => !names.has(name.toLowerCase()));
  if (unsafe !== undefined) return `${unsafe} is missing`;
  if (!names.has("x-ratelimit-limit")) return beside.includes(status) ? undefined : `${status} is not documented`;
  // Of which operation it is, the message need not tell: it must be the answer of one.
  const method = bodyText === "" ? "HEAD" : "GET";
  const verdicts = places.map((place) => violationsOf(place, { method, hasOrigin: true }, answer));
  if (verdicts.some((violations) => violations.length === 0)) return undefined;
  const nearest = verdicts.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return `the answer breaks the contract: ${nearest.join("; ")}`;
}
