import { connect } from "node:net";
import { contract } from "@animal-store/contract";
import { testFolder } from "@animal-store/sql-store/testing";
import { findResponseProblems } from "@animal-store/store-tests";
import { expect, it } from "vitest";
import { measureMemory, memoryReport, memoryReportCommand } from "../load/memory.ts";
import { createFastKey } from "../load/send-load.ts";
import { builtFile, startServer } from "../server-process.ts";
import { createMessageMutator, type MutatedMessage } from "./mutated-messages.ts";

const mebibyte = 2 ** 20;
// Longer than the server's timeout plus its lingering close.
const stallTimeoutMs = 15_000;
const connections = 32;
const { GENERATED_SEED: seedText = "", GENERATED_PATH: indexText = "" } = process.env;

/** `GENERATED_SEED` selects the messages. `GENERATED_PATH` selects one of them by its index. */
export function describeFuzz({ count, timeout }: { readonly count: number; readonly timeout: number }): void {
  const seed = seedText === "" ? 1 : Number(seedText);

  it(`${count} mutated messages from seed ${seed} get documented responses and no 5xx`, {
    timeout,
  }, async () => {
    const folder = testFolder();
    const createMessage = createMessageMutator(await createFastKey(folder));
    const limits = { ANONYMOUS_PER_MINUTE: "1000000000", REQUEST_TIMEOUT_MS: "2000", KEEP_ALIVE_MS: "1000" };
    const server = await startServer(folder, limits, builtFile("main.js"), memoryReportCommand);
    const statuses = new Map<number, number>();
    const range = indexText === "" ? { from: 0, to: count } : { from: Number(indexText), to: Number(indexText) + 1 };
    let nextIndex = range.from;
    const sendUntil = async (end: number) => {
      while (nextIndex < end) {
        const index = nextIndex++;
        const message = createMessage(Math.imul(seed, 0x9e3779b1) + index);
        const problem = await exchange(server.origin, message)
          .then((received) => checkExchange(message, received, statuses))
          .catch((error: Error) => error.message);
        if (problem !== undefined) throw new Error(`${problem}\n${describeReproduction(seed, index, message)}`);
      }
    };
    const send = (end: number) => Promise.all(Array.from({ length: connections }, () => sendUntil(end)));
    await send(range.from + Math.ceil((range.to - range.from) / 4));
    const { heap: heapBefore } = await measureMemory(server);
    await send(range.to);
    const growthBytes = (await measureMemory(server)).heap - heapBefore;
    const statusCounts = [...statuses].sort().map(([status, statusCount]) => `${status} ×${statusCount}`);
    console.info(
      `seed ${seed}, ${count} messages: ${statusCounts.join(", ")}; the heap grew by ${(growthBytes / mebibyte).toFixed(1)} MiB`,
    );
    expect(growthBytes).toBeLessThan(10 * mebibyte);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(server.stderr().replaceAll(memoryReport, "")).toBe("");
  });
}

function describeReproduction(seed: number, index: number, { pieces, end }: MutatedMessage): string {
  return `The message was sent in these pieces, then the client ${end}: ${JSON.stringify(pieces).slice(0, 4000)}\nReproduce with GENERATED_SEED=${seed} GENERATED_PATH=${index}`;
}

function checkExchange(
  { pieces, end }: MutatedMessage,
  received: string,
  statuses: Map<number, number>,
): string | undefined {
  if (received === "" && needsResponse(pieces.join(""))) return "There was no response.";
  if (end === "resets") return undefined;
  const responses = parseResponses(received);
  for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return findProblem(responses);
}

// A response can be lost if the client sends more after `Connection: close` (RFC 9112, section 9.6).
function needsResponse(text: string): boolean {
  return /[^\r\n]/.test(text) && !/^connection:[^\n]*close.*\r\n\r\n./ims.test(text);
}

/** Sends a message. Returns the bytes received until the connection closes, as latin1. */
function exchange(origin: string, { pieces, end }: MutatedMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  let received = "";
  let isConnected = false;
  const timer = setTimeout(() => {
    socket.destroy();
    reject(new Error(`The connection was still open after ${stallTimeoutMs} ms. Received: ${received.slice(0, 300)}`));
  }, stallTimeoutMs);
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    received += chunk;
    if (end === "resets") socket.resetAndDestroy();
  });
  socket.on("end", () => socket.end());
  // The server can reject a message early and reset the connection.
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
    if (piece === undefined) return void (end === "half-closes" && socket.end());
    socket.write(piece, "latin1");
    setImmediate(sendFrom, index + 1);
  }
  return promise;
}

type ReceivedResponse = Parameters<typeof findResponseProblems>[2];

function parseResponses(received: string): ReceivedResponse[] {
  const responses: ReceivedResponse[] = [];
  let unread = received;
  while (unread !== "") {
    const end = unread.indexOf("\r\n\r\n");
    const [line = "", ...fields] = unread.slice(0, end).split("\r\n");
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(line) ?? [];
    if (end < 0 || status === undefined)
      throw new Error(`This is not a response: ${JSON.stringify(unread.slice(0, 300))}`);
    const headers = fields.map((field) => {
      const colon = field.indexOf(": ");
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)] as const;
    });
    unread = unread.slice(end + 4);
    const body = takeBody(unread, new Map(headers));
    unread = unread.slice(body.length);
    if (Number(status) >= 200) responses.push({ status: Number(status), headers, bodyText: decodeUtf8(body.text) });
  }
  return responses;
}

/** Returns the body after a response head. It is empty if the next response follows, as after a response to HEAD. */
function takeBody(unread: string, headers: ReadonlyMap<string, string>): { text: string; length: number } {
  if (unread === "" || unread.startsWith("HTTP/1.1 ")) return { text: "", length: 0 };
  if (headers.get("transfer-encoding") === "chunked") {
    const end = unread.indexOf("\r\n0\r\n\r\n");
    return { text: "", length: end < 0 ? unread.length : end + 7 };
  }
  const length = headers.has("content-length") ? Number(headers.get("content-length")) : unread.length;
  if (unread.length < length) throw new Error(`A response was truncated: ${JSON.stringify(unread.slice(0, 300))}`);
  return { text: unread.slice(0, length), length };
}

function decodeUtf8(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}

const operations = [...Object.keys(contract.operations), undefined];
// Statuses of routes outside the contract: health checks, documents, sites and unknown paths.
const statusesOutsideContract = [200, 301, 302, 304, 404];

function findProblem(responses: readonly ReceivedResponse[]): string | undefined {
  for (const response of responses) {
    const problem = findResponseProblem(response);
    if (problem !== undefined) return `${problem}\n${JSON.stringify(response).slice(0, 1500)}`;
  }
  return undefined;
}

function findResponseProblem(response: ReceivedResponse): string | undefined {
  const { status, headers, bodyText } = response;
  if (status >= 500) return `${status} is a failure`;
  const fields = new Map(headers);
  const missing = Object.keys(contract.extensions["x-answer-headers"]).find((name) => !fields.has(name.toLowerCase()));
  if (missing !== undefined) return `${missing} is missing`;
  if (!fields.has("x-ratelimit-limit"))
    return statusesOutsideContract.includes(status) ? undefined : `${status} is not documented`;
  const method = bodyText === "" ? "HEAD" : "GET";
  const results = operations.map((operation) => findResponseProblems(operation, method, response));
  if (results.some((violations) => violations.length === 0)) return undefined;
  const fewestViolations = results.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return `the response violates the contract: ${fewestViolations.join("; ")}`;
}
