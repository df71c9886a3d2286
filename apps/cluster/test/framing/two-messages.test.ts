import { type RunningServer, serveApp } from "@animal-store/node-edge";
import { createAddressLimiter } from "@animal-store/service";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type NginxProcess, startNginx } from "../topology/start-nginx.ts";
import { type FramingCase, groups, smuggled, token } from "./messages.ts";
import { answersHeader, type BegunRequest, type Delivery, findDesync } from "./two-messages.ts";

const parsed: BegunRequest[] = [];
let server: RunningServer;
let nginx: NginxProcess;

beforeAll(async () => {
  const app = new Hono().all("*", async (c) => {
    const { name, end } = begin(c.req.path);
    end(new Uint8Array(await c.req.arrayBuffer()));
    return c.text("served", 200, { [answersHeader]: name });
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
        return { status: body ? 200 : 413, headers: { [answersHeader]: name }, body: "served" };
      },
    },
  });
  nginx = await startNginx([Number(new URL(server.origin).port)], { workers: 1 });
});
afterAll(async () => {
  await nginx.end();
  await server.stop(0);
});

/** Records a request as soon as it is parsed, and its body once that has come. */
function begin(target: string): { name: string; end(body: Uint8Array | undefined): void } {
  const [, kind, own] = /\/api\/(first|marker|final|smuggled)\/(\w+)/.exec(target) ?? [];
  if (!kind || !own) return { name: "none", end() {} };
  const request = { kind: kind as BegunRequest["kind"], token: own, body: undefined as string | undefined };
  parsed.push(request);
  return {
    name: `${kind} ${own}`,
    end(body) {
      request.body = Buffer.from(body ?? []).toString("latin1");
    },
  };
}

const cases = groups.flatMap(([, cases]) => cases);
const port = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);

it("at least 300 different messages are sent", () => {
  expect(new Set(cases.map(({ first }) => first)).size).toBeGreaterThanOrEqual(300);
  expect(cases.every(({ first }) => !first.includes("undefined"))).toBe(true);
});

describe.each<Delivery>(["together", "cut before the marker", "cut before the marker's body"])(
  "directly, %s: no body is parsed as a request, and no request is lost without notice",
  (delivery) => {
    it.each(groups)("%s", async (_, group) => {
      const recipient = { port: port(server), isProxy: false, parsed };
      expect(await desyncsOf(group, (one) => findDesync(one, delivery, recipient))).toEqual([]);
    });
  },
);

describe("through nginx: no body is parsed as a request, and no client gets the response of another", () => {
  it.each(groups)("%s", async (_, group) => {
    const recipient = { port: port(nginx), isProxy: true, parsed };
    const victim: FramingCase = {
      first: `GET /api/first/${token} HTTP/1.1\r\nHost: here\r\n\r\n`,
      framing: "complete",
      body: "",
    };
    const desyncs = await desyncsOf(
      group,
      async (one) =>
        (await findDesync(one, "cut before the marker's body", recipient)) ??
        (await findDesync(victim, "together", recipient)),
    );
    expect(desyncs).toEqual([]);
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
