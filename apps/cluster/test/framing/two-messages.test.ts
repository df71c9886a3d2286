import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { type RunningServer, serveApp } from "@animal-store/node-http";
import { createAddressLimiter } from "@animal-store/service";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NginxProcess, startNginx } from "../topology/start-nginx.ts";
import { type FramingCase, final, groups, marker, smuggled, token } from "./messages.ts";

/** A request that the server made of the bytes, in the order of their heads. */
interface BegunRequest {
  readonly kind: "first" | "marker" | "final" | "smuggled";
  readonly token: string;
  /** Undefined until it is whole. */
  body: string | undefined;
}

/** Which bytes of a connection are sent together. */
type Delivery = "together" | "cut before the marker" | "cut before the marker's body";

/** The response header that names the request of a response. */
const respondsToHeader = "X-Answers";
const all = ["first", "marker", "final"] as const;
const allowedRequests = { complete: all, last: ["first"], unfinished: ["first"], ambiguous: [] } as const;
const maxWaitMs = 10_000;

const parsed: BegunRequest[] = [];
let server: RunningServer;
let nginx: NginxProcess;

beforeAll(async () => {
  const app = new Hono().all("*", async (c) => {
    const { name, end } = begin(c.req.path);
    end(new Uint8Array(await c.req.arrayBuffer()));
    return c.text("served", 200, { [respondsToHeader]: name });
  });
  server = await serveApp(app, {
    host: "127.0.0.1",
    port: 0,
    addressLimiter: createAddressLimiter(60),
    clock: { now: Date.now },
    direct: {
      basePath: "/api",
      onFailure: () => {},
      pipeline: async (request) => {
        const { name, end } = begin(request.target);
        const body = await request.readBody(4000);
        end(body);
        return { status: body ? 200 : 413, headers: { [respondsToHeader]: name }, body: "served" };
      },
    },
  });
  nginx = await startNginx([Number(new URL(server.origin).port)], 1);
});
afterAll(async () => {
  await nginx.end();
  await server.stop(0);
});

/** Records a request as soon as it is parsed, and its body once that has come. */
function begin(target: string): { name: string; end(body: Uint8Array | undefined): void } {
  const [, kind, own] = /\/api\/(first|marker|final|smuggled)\/(\w+)/.exec(target) ?? [];
  if (!kind || !own) return { name: "none", end() {} };
  const request: BegunRequest = { kind: kind as BegunRequest["kind"], token: own, body: undefined };
  parsed.push(request);
  return {
    name: `${kind} ${own}`,
    end(body) {
      request.body = Buffer.from(body ?? []).toString("latin1");
    },
  };
}

const cases = groups.flatMap(([, cases]) => cases);

it("at least 300 different messages are sent", () => {
  expect(new Set(cases.map(({ first }) => first)).size).toBeGreaterThanOrEqual(300);
  expect(cases.every(({ first }) => !first.includes("undefined"))).toBe(true);
});

describe.each<Delivery>(["together", "cut before the marker", "cut before the marker's body"])(
  "directly, %s: no body is parsed as a request, and no request is lost without notice",
  (delivery) => {
    it.each(groups)("%s", async (_, group) => {
      expect(await desyncsOf(group, (one) => findDesync(one, delivery))).toEqual([]);
    });
  },
);

describe("through nginx: no body is parsed as a request, and no client gets the response of another", () => {
  const first = `GET /api/first/${token} HTTP/1.1\r\nHost: here\r\n\r\n`;
  const victim: FramingCase = { first, framing: "complete", body: "" };

  it.each(groups)("%s", async (_, group) => {
    const find = async (one: FramingCase) =>
      (await findDesync(one, "cut before the marker's body", true)) ?? (await findDesync(victim, "together", true));
    expect(await desyncsOf(group, find)).toEqual([]);
  });
});

async function desyncsOf(
  group: readonly FramingCase[],
  find: (one: FramingCase) => Promise<string | undefined>,
): Promise<string[]> {
  const desyncs: string[] = [];
  for (const one of group) {
    const desync = await find(one);
    const shown = JSON.stringify(one.first.replace(smuggled, "…")).slice(0, 300);
    if (desync !== undefined) desyncs.push(`${shown}: ${desync}`);
  }
  return desyncs;
}

/**
 * Sends a case, its marker and the final request on one connection.
 * @returns what is wrong with the requests that the server parsed and the responses that came, or undefined
 */
async function findDesync(
  { first, framing, body }: FramingCase,
  delivery: Delivery,
  isProxy = false,
): Promise<string | undefined> {
  const own = randomBytes(token.length / 2).toString("hex");
  const before = parsed.length;
  // A proxy takes a closed side for a client that is gone.
  const received = await exchange(
    isProxy ? nginx : server,
    pieces(first, delivery, own),
    !isProxy || framing === "unfinished",
  );
  if (received === undefined) return "the connection stayed open";
  const requests = parsed.slice(before).filter((request) => request.body !== undefined);
  const kinds = requests.map(({ kind }) => kind);
  const responses = received.split(/(?=HTTP\/1\.1 \d{3} )/);
  const statuses = responses.map((response) => response.slice(9, 12));
  const answered = responses.flatMap(
    (response) => new RegExp(`^${respondsToHeader}: (.*)\r$`, "im").exec(response)?.[1] ?? [],
  );
  const story = `parsed ${JSON.stringify(requests)}, responded ${statuses}`;

  if (requests.some((request) => request.token !== own)) return `request of another client: ${story}`;
  // An ambiguous message may be one to a proxy, and what follows it another: then it sends both on, and returns both responses.
  const isProxyToDecide = isProxy && (framing === "ambiguous" || framing === "unfinished");
  const allowed: readonly string[] = isProxy ? all : allowedRequests[framing];
  const expected = isProxy ? all.filter((kind) => kinds.includes(kind)) : allowed.slice(0, kinds.length);
  if (!isProxyToDecide) {
    if (kinds.join() !== expected.join()) return `wrong request: ${story}`;
    const sent = { first: body, marker: marker.body, final: "", smuggled: "" };
    if (requests.some(({ kind, body }) => body !== (sent[kind]?.replaceAll(token, own) ?? body)))
      return `wrong body: ${story}`;
  }
  const names = kinds.map((kind) => `${kind} ${own}`);
  if (answered.join() !== names.slice(0, isProxy && framing !== "unfinished" ? undefined : answered.length).join())
    return `wrong response: ${story}`;
  // Without notice, a sender may take the connection for one that is still read.
  if (
    !isProxy &&
    framing !== "unfinished" &&
    kinds.length < all.length &&
    !/^Connection: close\r$/im.test(responses.at(-1) ?? "")
  )
    return `closed without notice: ${story}`;
  return undefined;
}

function pieces(first: string, delivery: Delivery, own: string): string[] {
  const rest = marker.body + final;
  const cut = {
    together: [first + marker.head + rest],
    "cut before the marker": [first, marker.head + rest],
    "cut before the marker's body": [first + marker.head, rest],
  }[delivery];
  return cut.map((piece) => piece.replaceAll(token, own));
}

/** Returns all that comes until the connection is closed, as latin1; undefined if it is not closed. */
async function exchange(
  { origin }: { origin: string },
  sent: readonly string[],
  closesSide: boolean,
): Promise<string | undefined> {
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = "";
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, maxWaitMs);
  // A connection that is reset has brought what it brought.
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("end", () => socket.end());
  await once(socket, "connect");
  for (const piece of sent) {
    if (socket.writable) socket.write(piece, "latin1");
    // So the server reads the pieces one by one.
    for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  if (closesSide && socket.writable) socket.end();
  await closed;
  clearTimeout(timer);
  return isLate ? undefined : received;
}
