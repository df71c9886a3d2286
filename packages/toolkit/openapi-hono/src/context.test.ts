import { type Context, type ExecutionContext, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { requestId } from "hono/request-id";
import { describe, expect, it } from "vitest";
import { generateDocument, toHandlers } from "../test/mount-document.ts";
import { type ContractApp, createContext, FetchRequest, mountContract } from "./index.ts";

const text = { description: "Done.", content: { "application/json": { schema: {} } } };
const toDocument = (thing: string) => ({
  openapi: "3.1.0",
  info: { title: "Things", version: "1" },
  paths: {
    [`/${thing}/{id}`]: {
      get: {
        operationId: thing,
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "q", in: "query", schema: { type: "string" } },
        ],
        responses: { "200": text },
      },
    },
  },
});

interface AnyRequest {
  readonly c: Context;
  readonly path: { readonly id: string };
  readonly query: { readonly q?: string };
  readonly reply: (status: number, body: unknown) => unknown;
}
type Handler = (request: AnyRequest) => unknown;

const { contract, requestValidators } = await generateDocument(toDocument("things"));
const others = await generateDocument(toDocument("others"));

function createApp(handler: Handler, basePath = ""): ContractApp {
  const handlers = toHandlers(contract, handler as never);
  return mountContract({ contract, requestValidators, basePath, handlers, onError: () => undefined });
}
const echo: Handler = ({ path, query, reply }) => reply(200, [path.id, query.q ?? null]);
const read = async (app: Hono, path: string, ...rest: unknown[]) => {
  const response = await app.request(path, {}, ...(rest as []));
  return [response.status, await response.text()] as const;
};

describe("c in a handler", () => {
  it("is the context of the app, with the variables of the middleware before it", async () => {
    const executionCtx = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} } as ExecutionContext;
    const controller = new AbortController();
    const seen: unknown[] = [];
    const app = createApp(({ c, path, reply }) => {
      seen.push(c.var, c.env, c.executionCtx, c.req.raw.signal.aborted, c.req.header("x-a"));
      controller.abort();
      seen.push(c.req.raw.signal.aborted);
      return reply(200, path.id);
    });
    const outer = new Hono<{ Variables: { user: string } }>().use(async (c, next) => {
      c.set("user", "u1");
      await next();
    });
    const request = new Request("http://here/things/1", { headers: { "X-A": "a" }, signal: controller.signal });
    const response = await outer.route("/", app).fetch(request, { SECRET: "s" }, executionCtx);
    expect(await response.text()).toBe('"1"');
    expect(seen).toEqual([{ user: "u1" }, { SECRET: "s" }, executionCtx, false, "a", true]);
  });

  it("is the same at each access, and in the functions of the app", async () => {
    const contexts: unknown[] = [];
    const handlers = toHandlers(contract, (({ c, reply }: AnyRequest) => {
      contexts.push(c);
      return reply(200, "");
    }) as never);
    const app = mountContract({
      ...{ contract, requestValidators, handlers },
      admit: (request) => {
        contexts.push(request.c, request.c);
        return { headers: {}, context: undefined };
      },
      beforeHandler: ({ c }) => void contexts.push(c),
    });
    for (const call of [
      () => app.request("/things/1"),
      () => app.pipeline(new FetchRequest(new Request("http://here/things/1"))),
    ]) {
      contexts.length = 0;
      expect((await call()).status).toBe(200);
      expect([contexts.length, new Set(contexts).size]).toEqual([4, 1]);
    }
  });

  it("is not created for a handler that does not read it", async () => {
    const request = new FetchRequest(new Request("http://here/things/1"));
    Object.defineProperty(request, "c", { get: () => expect.fail("c was read") });
    expect((await createApp(echo).pipeline(request)).status).toBe(200);
    expect((await createApp(({ c, reply }) => reply(200, c.req.url)).pipeline(request)).status).toBe(500);
  });

  it("sets headers and cookies in a Hono app, next to those of reply", async () => {
    const app = createApp(({ c, reply }) => {
      setCookie(c, "a", "1");
      setCookie(c, "b", "2");
      c.header("X-A", "a");
      c.header("Content-Type", "text/plain");
      return reply(200, "é");
    });
    for (const each of [app, new Hono().use(requestId()).route("/", app)]) {
      const { status, headers } = await each.request("/things/1");
      expect([status, headers.getSetCookie(), headers.get("x-a")]).toEqual([200, ["a=1; Path=/", "b=2; Path=/"], "a"]);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
    }
  });

  it("cannot set headers outside a Hono app, and reports that", async () => {
    const errors: unknown[] = [];
    const handlers = toHandlers(contract, (({ c, reply }: AnyRequest) => {
      setCookie(c, "a", "1");
      return reply(200, "");
    }) as never);
    const app = mountContract({ contract, requestValidators, handlers, onError: (error) => void errors.push(error) });
    const { status } = await app.pipeline(new FetchRequest(new Request("http://here/things/1")));
    expect([status, String(errors)]).toEqual([
      500,
      "TypeError: This request bypasses Hono, so c cannot set the header Set-Cookie. Pass it to reply.",
    ]);
  });

  it("can be created for each method", () => {
    for (const method of ["GET", "HEAD", "OPTIONS", "PUT", "QUERY"])
      expect(createContext(new Request("http://here/x?y=1", { method })).req).toMatchObject({ method, path: "/x" });
  });
});

it("middleware before and after the app sees its response and can change it", async () => {
  const seen: unknown[] = [];
  const outer = new Hono()
    .use(requestId({ generator: () => "r1" }))
    .use(async (c, next) => {
      await next();
      seen.push(c.res.status);
      c.res.headers.append("X-After", "after");
      if (c.res.status === 404) c.res = new Response("none", { status: 410 });
    })
    .route("/", createApp(echo, "/v1"));
  for (const [path, status, body] of [
    ["/v1/things/1", 200, '["1",null]'],
    ["/v1/nothing", 410, "none"],
    ["/elsewhere", 410, "none"],
  ] as const) {
    const response = await outer.request(path);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect([response.headers.get("x-request-id"), response.headers.get("x-after")]).toEqual(["r1", "after"]);
  }
  expect(seen).toEqual([200, 404, 404]);
});

it("validates a documented header that middleware sets before the app", async () => {
  const document = toDocument("things");
  const { get } = document.paths["/things/{id}"] as { get: { responses: object } };
  const header = { required: true, schema: { type: "string", pattern: "^a" } };
  get.responses = { "200": { ...text, headers: { RateLimit: header } } };
  const generated = await generateDocument(document);
  const problems: string[] = [];
  const handlers = toHandlers(generated.contract, echo as never);
  const app = mountContract({ ...generated, handlers, onInvalidResponse: (problem) => problems.push(problem) });
  for (const [value, status] of [
    ["a1", 200],
    ["b1", 500],
    [undefined, 500],
  ] as const) {
    const outer = new Hono().use(async (c, next) => {
      if (value) c.res.headers.set("ratelimit", value);
      await next();
    });
    const response = await outer.route("/", app).request("/things/1");
    expect([response.status, response.headers.get("RateLimit")]).toEqual([status, value ?? null]);
  }
  expect(problems).toEqual([
    expect.stringContaining("ratelimit must"),
    expect.stringContaining("ratelimit is required"),
  ]);
});

const contractPaths = [
  ["/things/1", '["1",null]'],
  ["/things/a%2Fb%20c?q=x/y?z", '["a/b c","x/y?z"]'],
  ["/%74hings/%31?q=", '["1",""]'],
] as const;
const addSiblings = (app: Hono) =>
  app
    .get("/things", (c) => c.text("sibling"))
    .get("/v1x/things/1", (c) => c.text("sibling"))
    .notFound((c) => c.text("outer", 404));
const ways: readonly [way: string, prefix: string, mount: (app: ContractApp) => Hono][] = [
  ["route", "", (app) => addSiblings(new Hono().route("/", app))],
  ["route after its siblings", "", (app) => addSiblings(new Hono()).route("/", app)],
  ["route below a prefix", "/in", (app) => addSiblings(new Hono()).route("/in", app)],
  ["route below a long prefix with a slash", "/in/side", (app) => addSiblings(new Hono().route("/in/side/", app))],
  ["route below a parameter", "/a%20b", (app) => addSiblings(new Hono()).route("/:tenant", app)],
  [
    "route in an app with a base path",
    "/in/side",
    (app) => addSiblings(new Hono().route("/in", new Hono().basePath("/side").route("/", app))),
  ],
  [
    "route below a prefix, behind middleware",
    "/in",
    (app) => addSiblings(new Hono().use((_, next) => next()).route("/in", app)),
  ],
];

describe.each(ways)("a contract mounted by %s", (_, prefix, mount) => {
  it.each(["", "/v1", "/in"])(
    "serves its paths below the base path %j, and leaves the others to the app",
    async (basePath) => {
      const outer = mount(createApp(echo, basePath));
      for (const [path, body] of contractPaths)
        expect([path, await read(outer, prefix + basePath + path)]).toEqual([path, [200, body]]);
      const outside = ["/nothing", "/v1y", ...(basePath === "" ? [] : ["/things/1"])];
      for (const path of outside) expect([path, await read(outer, prefix + path)]).toEqual([path, [404, "outer"]]);
      if (prefix === "") expect(await read(outer, "/v1x/things/1")).toEqual([200, "sibling"]);
      expect(await read(outer, "/things")).toEqual([200, "sibling"]);
      // Below its base path, the contract responds in its format.
      const [status, body] = await read(outer, `${prefix}${basePath}/nothing`);
      expect([status, body === "outer"]).toEqual([404, basePath === ""]);
      const { headers } = await outer.request(`${prefix}${basePath}/things/1`, { method: "DELETE" });
      expect(headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    },
  );
});

it("a contract mounted by mount serves all paths below the prefix", async () => {
  for (const basePath of ["", "/v1"]) {
    const outer = addSiblings(new Hono().mount("/in", createApp(echo, basePath).fetch));
    for (const [path, body] of contractPaths) expect(await read(outer, `/in${basePath}${path}`)).toEqual([200, body]);
    expect(await read(outer, "/in/nothing")).toMatchObject([404, expect.stringContaining("route_not_found")]);
    expect(await read(outer, "/things")).toEqual([200, "sibling"]);
    expect(await read(outer, "/nothing")).toEqual([404, "outer"]);
  }
});

it.each([
  ["", ""],
  ["/v1", "/v2"],
  ["/v1", ""],
])("an app mounts two contracts, with the base paths %j and %j", async (first, second) => {
  const { contract: otherContract, requestValidators } = others;
  const handlers = toHandlers(otherContract, echo as never);
  const other = mountContract({ contract: otherContract, requestValidators, basePath: second, handlers });
  const one = createApp(echo, first);
  for (const outer of [new Hono().route("/", one).route("/", other), new Hono().route("/", other).route("/", one)]) {
    outer.notFound((c) => c.text("outer", 404));
    expect(await read(outer, `${first}/things/1`)).toEqual([200, '["1",null]']);
    expect(await read(outer, `${second}/others/1`)).toEqual([200, '["1",null]']);
    expect(await read(outer, "/nothing")).toEqual([404, "outer"]);
  }
});

it("without an outer app, admit also runs for unknown paths below an empty base path", async () => {
  const handlers = toHandlers(contract, echo as never);
  const error = { code: "limited", status: 429, message: "Wait." };
  const app = mountContract({
    contract,
    requestValidators,
    handlers,
    admit: () => ({ headers: { "X-A": "a" }, error }),
  });
  for (const path of ["/things/1", "/nothing"]) {
    const { status, headers } = await app.request(path);
    expect([status, headers.get("x-a")]).toEqual([429, "a"]);
  }
});
