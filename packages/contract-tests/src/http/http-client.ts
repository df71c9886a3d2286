import * as http from "node:http";
import * as https from "node:https";
import * as net from "node:net";
import * as tls from "node:tls";
import { parseJson } from "@animal-store/exact-json";

/** A request that is sent as it stands: nothing is escaped, added or checked beyond what makes it a message. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query, percent-encoded or deliberately not. */
  readonly target: string;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Uint8Array;
  /** Sends the body in chunks, without Content-Length. */
  readonly chunked?: boolean;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** A client on node:http that shows every header of an answer and gives up `timeout` milliseconds after it has a socket. */
export function createHttpClient(origin: string, timeout = 10_000) {
  const { host, hostname, port, protocol } = new URL(origin);
  const { Agent, request: startRequest } = protocol === "https:" ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });

  return { send, close: () => agent.destroy() };

  function send({ method, target, headers = [], body, chunked = false }: HttpRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const late = new AbortController();
      const patience = createPatience(timeout, () => late.abort());
      const bytes = typeof body === "string" ? Buffer.from(body) : body;
      const framing = bytes === undefined ? [] : frame(bytes, chunked);
      const all = [["Host", host], ...framing, ...headers].flat();
      const request = startRequest({ agent, hostname, port, method, path: target, headers: all, signal: late.signal });
      const fail = (cause: Error): void => {
        const what = late.signal.aborted ? `nothing came for ${timeout} ms` : cause.message;
        reject(new Error(`${method} ${target.slice(0, 100)}: no answer from ${origin}, ${what}.`, { cause }));
      };
      // Requests beyond the sockets queue for one, and are not late yet.
      request.on("socket", patience.start);
      request.on("close", patience.stop);
      request.on("error", fail);
      request.on("response", (response) => readAnswer(response).then(resolve, fail));
      writeBody(request, bytes, chunked);
    });
  }
}

function frame(bytes: Uint8Array, chunked: boolean): [string, string][] {
  return chunked ? [["Transfer-Encoding", "chunked"]] : [["Content-Length", String(bytes.byteLength)]];
}

function writeBody(request: http.ClientRequest, bytes: Uint8Array | undefined, chunked: boolean): void {
  if (!bytes) return void request.end();
  if (!chunked) return void request.end(bytes);
  const half = bytes.byteLength >> 1;
  request.write(bytes.subarray(0, half));
  request.end(bytes.subarray(half));
}

async function readAnswer(response: http.IncomingMessage): Promise<Answer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) chunks.push(chunk as Uint8Array);
  return createAnswer(response.statusCode ?? 0, response.rawHeaders, Buffer.concat(chunks));
}

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; a repeated header's values are joined with a comma (RFC 9110, section 5.3). */
  readonly headers: ReadonlyMap<string, string>;
  readonly bodyText: string;
  /** The body as exact JSON; undefined where there is none. @throws {SyntaxError} when it is not JSON */
  readonly body: unknown;
}

/** @param rawHeaders names and values in turns, as node:http gives them. @throws {TypeError} when the body is not UTF-8 */
export function createAnswer(status: number, rawHeaders: readonly string[], bytes: Uint8Array): Answer {
  const bodyText = utf8.decode(bytes);
  return {
    status,
    headers: collectHeaders(rawHeaders),
    bodyText,
    get body() {
      return bodyText === "" ? undefined : parseJson(bodyText);
    },
  };
}

// A byte order mark is kept, for the judge to find.
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function collectHeaders(rawHeaders: readonly string[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = String(rawHeaders[index]).toLowerCase();
    const value = String(rawHeaders[index + 1]);
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

const looks = 20;

/**
 * Gives up when nothing came for so long. The time is looked at again and again, so that one in which this process stood still counts
 * little: what came meanwhile lies there unread, and where the service shares the process, so does what it was sent.
 * @param timeout milliseconds
 */
export function createPatience(timeout: number, giveUp: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    /** From now on, or anew. */
    start() {
      clearTimeout(timer);
      look(looks);
    },
    stop: () => clearTimeout(timer),
  };

  function look(left: number): void {
    if (left === 0) giveUp();
    else timer = setTimeout(look, timeout / looks, left - 1);
  }
}

/**
 * Sends bytes that need not be HTTP and reads one answer, until its body is complete or the other side closes.
 * @param timeout milliseconds
 */
export function exchangeBytes(origin: string, bytes: string | Uint8Array, timeout = 10_000): Promise<Answer> {
  const { hostname, port, protocol } = new URL(origin);
  return new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket =
      protocol === "https:"
        ? tls.connect({
            host: hostname,
            port: Number(port || 443),
            ...(net.isIP(hostname) === 0 && { servername: hostname }),
          })
        : net.connect({ host: hostname, port: Number(port || 80) });
    const finish = (cause?: unknown): void => {
      patience.stop();
      socket.destroy();
      const answer = parseAnswer(received, true);
      if (answer) resolve(answer);
      else
        reject(
          new Error(
            `No HTTP answer from ${origin}, got ${JSON.stringify(received.toString("latin1").slice(0, 200))}.`,
            { cause },
          ),
        );
    };
    const patience = createPatience(timeout, () => finish(new Error(`Nothing came for ${timeout} ms.`)));
    patience.start();
    socket.on("data", (chunk: Buffer) => {
      patience.start();
      received = Buffer.concat([received, chunk]);
      if (parseAnswer(received, false)) finish();
    });
    // A refused message is often answered and cut off at once: what came before the cut counts.
    socket.on("error", finish);
    socket.on("end", () => finish());
    socket.write(bytes);
  });
}

function parseAnswer(received: Buffer, isClosed: boolean): Answer | undefined {
  const endOfHead = received.indexOf("\r\n\r\n");
  if (endOfHead < 0) return undefined;
  const [statusLine = "", ...fields] = received.subarray(0, endOfHead).toString("latin1").split("\r\n");
  const rawHeaders = fields.flatMap((field) => [
    field.slice(0, field.indexOf(":")),
    field.slice(field.indexOf(":") + 1).trim(),
  ]);
  const answer = createAnswer(Number(statusLine.split(" ")[1]), rawHeaders, new Uint8Array());
  const length = answer.headers.get("content-length");
  const body = received.subarray(endOfHead + 4);
  if (!isClosed && (length === undefined || body.byteLength < Number(length))) return undefined;
  return createAnswer(answer.status, rawHeaders, body);
}
