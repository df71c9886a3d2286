import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { type RunningServer, serveApp } from "@animal-store/node-http";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NginxProcess, startNginx } from "../topology/start-nginx.ts";
import { caseGroups, type FramingCase, finalRequest, probeRequest, smuggled, tokenPlaceholder } from "./messages.ts";

interface ParsedRequest {
  readonly kind: "first" | "probe" | "final" | "smuggled";
  readonly token: string;
  /** Undefined until it is complete. */
  body: string | undefined;
}

type Delivery = "in one piece" | "split before the probe" | "split before the body of the probe";

const parsedRequestHeader = "X-Parsed-Request";
const allKinds = ["first", "probe", "final"] as const;
const allowedRequests = { complete: allKinds, last: ["first"], unfinished: ["first"], ambiguous: [] } as const;
const maxWaitMs = 10_000;

const parsedRequests: ParsedRequest[] = [];
let server: RunningServer;
let nginx: NginxProcess;

beforeAll(async () => {
  const app = new Hono().all("*", async (c) => {
    const { name, complete } = recordRequest(c.req.path);
    complete(new Uint8Array(await c.req.arrayBuffer()));
    return c.text("served", 200, { [parsedRequestHeader]: name });
  });
  server = await serveApp(app, {
    host: "127.0.0.1",
    port: 0,
    basePath: "/api",
    directPipeline: {
      onFailure: () => {},
      pipeline: async (request) => {
        const { name, complete } = recordRequest(request.target);
        const body = await request.readBody(4000);
        complete(body);
        return { status: body ? 200 : 413, headers: { [parsedRequestHeader]: name }, body: "served" };
      },
    },
  });
  nginx = await startNginx([Number(new URL(server.origin).port)], 1);
});
afterAll(async () => {
  await nginx.end();
  await server.stop(0);
});

function recordRequest(target: string): { name: string; complete(body: Uint8Array | undefined): void } {
  const [, kind, connectionToken] = /\/api\/(first|probe|final|smuggled)\/(\w+)/.exec(target) ?? [];
  if (!kind || !connectionToken) return { name: "none", complete() {} };
  const request: ParsedRequest = { kind: kind as ParsedRequest["kind"], token: connectionToken, body: undefined };
  parsedRequests.push(request);
  return {
    name: `${kind} ${connectionToken}`,
    complete(body) {
      request.body = Buffer.from(body ?? []).toString("latin1");
    },
  };
}

const cases = caseGroups.flatMap(([, cases]) => cases);

it("there are at least 300 different messages", () => {
  expect(new Set(cases.map(({ first }) => first)).size).toBeGreaterThanOrEqual(300);
  expect(cases.every(({ first }) => !first.includes("undefined"))).toBe(true);
});

describe.each<Delivery>(["in one piece", "split before the probe", "split before the body of the probe"])(
  "directly, %s: no body is parsed as a request, and no request is dropped without `Connection: close`",
  (delivery) => {
    it.each(caseGroups)("%s", async (_, group) => {
      expect(await findDesyncs(group, (framingCase) => findDesync(framingCase, delivery))).toEqual([]);
    });
  },
);

describe("through nginx: no body is parsed as a request, and no client gets the response of another", () => {
  const first = `GET /api/first/${tokenPlaceholder} HTTP/1.1\r\nHost: here\r\n\r\n`;
  const victim: FramingCase = { first, framing: "complete", body: "" };

  it.each(caseGroups)("%s", async (_, group) => {
    const detect = async (framingCase: FramingCase) =>
      (await findDesync(framingCase, "split before the body of the probe", true)) ??
      (await findDesync(victim, "in one piece", true));
    expect(await findDesyncs(group, detect)).toEqual([]);
  });
});

async function findDesyncs(
  group: readonly FramingCase[],
  detect: (framingCase: FramingCase) => Promise<string | undefined>,
): Promise<string[]> {
  const desyncs: string[] = [];
  for (const framingCase of group) {
    const desync = await detect(framingCase);
    const text = JSON.stringify(framingCase.first.replace(smuggled, "…")).slice(0, 300);
    if (desync !== undefined) desyncs.push(`${text}: ${desync}`);
  }
  return desyncs;
}

/** Sends a case, the probe request and the final request on one connection. Returns the first error, or undefined. */
async function findDesync(
  { first, framing, body }: FramingCase,
  delivery: Delivery,
  isProxy = false,
): Promise<string | undefined> {
  const connectionToken = randomBytes(tokenPlaceholder.length / 2).toString("hex");
  const countBefore = parsedRequests.length;
  // A proxy treats a half-closed connection as a disconnected client.
  const received = await exchange(
    isProxy ? nginx : server,
    splitMessages(first, delivery, connectionToken),
    !isProxy || framing === "unfinished",
  );
  if (received === undefined) return "the connection stayed open";
  const requests = parsedRequests.slice(countBefore).filter((request) => request.body !== undefined);
  const kinds = requests.map(({ kind }) => kind);
  const responses = received.split(/(?=HTTP\/1\.1 \d{3} )/);
  const statuses = responses.map((response) => response.slice(9, 12));
  const respondedNames = responses.flatMap(
    (response) => new RegExp(`^${parsedRequestHeader}: (.*)\r$`, "im").exec(response)?.[1] ?? [],
  );
  const details = `parsed ${JSON.stringify(requests)}, responded ${statuses}`;

  if (requests.some((request) => request.token !== connectionToken)) return `request of another client: ${details}`;
  // A proxy may resolve the ambiguity and forward the messages separately.
  const isProxyChoice = isProxy && (framing === "ambiguous" || framing === "unfinished");
  const allowed: readonly string[] = isProxy ? allKinds : allowedRequests[framing];
  const expected = isProxy ? allKinds.filter((kind) => kinds.includes(kind)) : allowed.slice(0, kinds.length);
  if (!isProxyChoice) {
    if (kinds.join() !== expected.join()) return `wrong request: ${details}`;
    const sentBodies = { first: body, probe: probeRequest.body, final: "", smuggled: "" };
    if (
      requests.some(
        ({ kind, body }) => body !== (sentBodies[kind]?.replaceAll(tokenPlaceholder, connectionToken) ?? body),
      )
    )
      return `wrong body: ${details}`;
  }
  const names = kinds.map((kind) => `${kind} ${connectionToken}`);
  if (
    respondedNames.join() !==
    names.slice(0, isProxy && framing !== "unfinished" ? undefined : respondedNames.length).join()
  )
    return `wrong response: ${details}`;
  // Without `Connection: close`, a client would expect more responses.
  if (
    !isProxy &&
    framing !== "unfinished" &&
    kinds.length < allKinds.length &&
    !/^Connection: close\r$/im.test(responses.at(-1) ?? "")
  )
    return `closed without Connection: close: ${details}`;
  return undefined;
}

function splitMessages(first: string, delivery: Delivery, connectionToken: string): string[] {
  const afterHead = probeRequest.body + finalRequest;
  const pieces = {
    "in one piece": [first + probeRequest.head + afterHead],
    "split before the probe": [first, probeRequest.head + afterHead],
    "split before the body of the probe": [first + probeRequest.head, afterHead],
  }[delivery];
  return pieces.map((piece) => piece.replaceAll(tokenPlaceholder, connectionToken));
}

/** Returns the bytes received until the connection closes, as latin1, or undefined if it stays open. */
async function exchange(
  { origin }: { origin: string },
  pieces: readonly string[],
  halfCloses: boolean,
): Promise<string | undefined> {
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = "";
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    socket.destroy();
  }, maxWaitMs);
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("end", () => socket.end());
  await once(socket, "connect");
  for (const piece of pieces) {
    if (socket.writable) socket.write(piece, "latin1");
    // Lets the server read each piece separately.
    for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  if (halfCloses && socket.writable) socket.end();
  await closed;
  clearTimeout(timer);
  return hasTimedOut ? undefined : received;
}
