import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { isNode, toNode } from "@animal-store/openapi-document";
import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/index.ts";
import type { CaseResult } from "../src/session.ts";
import { serve } from "./serve.ts";

// Services that follow their document, of kinds that a test suite can mistake for wrong ones.

type Json = Record<string, unknown>;
interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}
interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly request: IncomingMessage;
  /** Undefined if the body is not a JSON object. */
  readonly json: Json | undefined;
  readonly bodyText: string;
  readonly hasBody: boolean;
}

const content = (schema: unknown) => ({ "application/json": { schema } });
const response = (schema: unknown) => ({ description: "-", content: content(schema) });
const empty = { description: "-" };
const list = { 200: response({ type: "array" }), 400: empty };

interface RunValues {
  readonly version?: string;
  readonly seed: number;
}

/** Runs all cases. @returns the messages of the findings */
async function test(paths: object, respond: Respond, version = "3.1.0"): Promise<string[]> {
  const findings = await listFindings(paths, respond, { version, seed: 1 });
  return findings.map(({ check, operations, message }) => `${check} ${operations}: ${message}`);
}

type Respond = (call: Call) => Reply;

async function listFindings(paths: object, respond: Respond, values: RunValues) {
  return (await run(paths, respond, values)).findings;
}

async function run(paths: object, respond: Respond, { version = "3.1.0", seed }: RunValues) {
  const document = createApiDocument({ openapi: version, info: { title: "Service", version: "1" }, paths });
  const baseUrl = await serve((request, outgoing) => void answer(request, outgoing));
  return runConformance({ document, baseUrl, seed });

  async function answer(request: IncomingMessage, outgoing: ServerResponse) {
    const bytes = await buffer(request);
    const url = new URL(request.url ?? "", "http://localhost");
    const { method = "" } = request;
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      request,
      bodyText: `${bytes}`,
      hasBody: bytes.length > 0,
    };
    const { status, body, headers = {} } = respond({ ...call, json: parseObject(request, bytes) });
    if (status === 0) return request.socket.destroy();
    outgoing.writeHead(status, { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers });
    outgoing.end(body === undefined || method === "HEAD" ? undefined : stringify(body));
  }
}

function stringify(body: unknown): string {
  return body instanceof RawJson ? body.text : JSON.stringify(body);
}

class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

function parseObject(request: IncomingMessage, bytes: Buffer): Json | undefined {
  if (!/^application\/json *(;|$)/i.test(request.headers["content-type"] ?? "")) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Serves GET of one path. */
function serveGet(path: string, get: (call: Call) => Reply) {
  return (call: Call): Reply => {
    if (call.path !== path) return { status: 404 };
    if (call.method === "OPTIONS") return { status: 204, headers: { Allow: "GET, HEAD, OPTIONS" } };
    if (call.method !== "GET" && call.method !== "HEAD")
      return { status: 405, headers: { Allow: "GET, HEAD, OPTIONS" } };
    return get(call);
  };
}

const isInteger = (text: unknown) => /^-?\d+$/.test(String(text));

it("serves paths outside ASCII, and paths whose methods name a parameter differently", async () => {
  const toItem = (method: string, name: string) => ({
    [method]: {
      parameters: [{ name, in: "path", required: true, schema: { type: "integer" } }],
      responses: { 200: response({ type: "integer" }), 400: empty, 404: empty },
    },
  });
  const paths = { "/größe/<a b>/{n}": toItem("get", "n"), "/größe/<a b>/{m}": toItem("delete", "m") };
  const called = new Set<string>();
  const allow = "DELETE, GET, HEAD, OPTIONS";
  const findings = await test(paths, ({ method, path }) => {
    const [, value = ""] = /^\/gr%C3%B6%C3%9Fe\/%3Ca%20b%3E\/([^/]+)$/.exec(path) ?? [];
    if (value === "") return { status: 404 };
    if (!allow.includes(method)) return { status: 405, headers: { Allow: allow } };
    if (method === "OPTIONS") return { status: 204, headers: { Allow: allow } };
    called.add(method);
    return isInteger(decodeURIComponent(value)) ? { status: 200, body: 1 } : { status: 400 };
  });
  expect(findings).toEqual([]);
  expect([...called].sort()).toEqual(["DELETE", "GET", "HEAD"]);
});

it.each<[kind: string, parameter: object, isValid: (values: string[], query: URLSearchParams) => boolean]>([
  [
    "an object as JSON",
    { content: content({ type: "object", properties: { a: { type: "integer" } } }) },
    ([text]) => isJson(text, (value) => isNode(value) && (value.a === undefined || Number.isInteger(value.a))),
  ],
  [
    "a text as JSON",
    { content: content({ type: "string", minLength: 1 }) },
    ([text]) => isJson(text, (value) => typeof value === "string" && value !== ""),
  ],
  ["a number as JSON", { content: content({ type: "integer" }) }, ([text]) => isJson(text, Number.isInteger)],
  ["any value as JSON", { content: content({}) }, ([text]) => isJson(text, () => true)],
  [
    "a list of objects as JSON",
    { content: content({ type: "array", items: { type: "object" } }) },
    ([text]) => isJson(text, (value) => Array.isArray(value) && value.every(isNode)),
  ],
  [
    "a list of lists, whose encoding is undefined",
    { schema: { type: "array", items: { type: "array", items: { type: "integer" } } } },
    () => false,
  ],
  [
    "an object within an object, whose encoding is undefined",
    {
      style: "deepObject",
      schema: {
        type: "object",
        required: ["a"],
        properties: { a: { type: "object", properties: { b: { type: "string" } } } },
      },
    },
    () => false,
  ],
  ["texts with a delimiter", { explode: false, schema: { type: "array", items: { enum: ["a,b"] } } }, () => false],
  [
    "a list of integers",
    { explode: false, schema: { type: "array", minItems: 1, items: { type: "integer" } } },
    ([text = ""]) => text.split(",").every(isInteger),
  ],
  [
    "texts in spaces",
    { style: "spaceDelimited", explode: false, schema: { type: "array", items: { type: "integer" } } },
    ([text = ""]) => text.split(" ").every(isInteger),
  ],
])("has no findings for %s in a query parameter", async (_, parameter, isValid) => {
  for (const version of ["3.0.3", "3.1.0"]) {
    const paths = {
      "/things": {
        get: { operationId: "list", parameters: [{ name: "p", in: "query", ...parameter }], responses: list },
      },
    };
    const respond = serveGet("/things", ({ query }) => {
      const names = [...query.keys()].filter((name) => name.startsWith("p"));
      if (names.length > 1) return { status: 400 };
      const isRight = names.length === 0 || (names[0] === "p" && isValid(query.getAll("p"), query));
      return isRight ? { status: 200, body: [] } : { status: 400 };
    });
    expect(await test(paths, respond, version)).toEqual([]);
  }
});

function isJson(text: string | undefined, isValid: (value: unknown) => boolean): boolean {
  try {
    return isValid(JSON.parse(text ?? ""));
  } catch {
    return false;
  }
}

it("has no findings for JSON in a header and a cookie", async () => {
  const schema = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
  const parameters = ["header", "cookie"].map((place) => ({ name: `x-${place}`, in: place, content: content(schema) }));
  const paths = { "/things": { get: { operationId: "list", parameters, responses: list } } };
  const respond = serveGet("/things", ({ request: { headers } }) => {
    const cookie = /^x-cookie=(.*)$/.exec(headers.cookie ?? "")?.[1];
    const sent = [headers["x-header"] as string | undefined, cookie && decodeURIComponent(cookie)];
    const isRight = sent.every(
      (text) => text === undefined || isJson(text, (value) => isNode(value) && typeof value.a === "string"),
    );
    return isRight ? { status: 200, body: [] } : { status: 400 };
  });
  expect(await test(paths, respond)).toEqual([]);
});

it.each<[kind: string, schema: unknown, value: unknown]>([
  ["a number beyond 2^53", { type: "number" }, new RawJson("12345678901234567890")],
  ["an integer with a fraction of zero", { type: "integer" }, new RawJson("1.0")],
  ["an int64 with a fraction of zero", { type: "integer", format: "int64" }, new RawJson("9007199254740993.0")],
  ["a quoted local part", { type: "string", format: "email" }, '"a b"@example.com'],
  ["an unknown format", { type: "string", format: "colour" }, "red"],
  ["an unknown keyword", { type: "string", id: "text", nullable: true }, "red"],
  ["a schema that is invalid", { type: "string", maxLength: "3" }, "blue"],
])("has no findings for %s in a response", async (_, schema, value) => {
  const paths = { "/things": { get: { operationId: "find", responses: { 200: response(schema), 400: empty } } } };
  expect(
    await test(
      paths,
      serveGet("/things", () => ({ status: 200, body: value })),
    ),
  ).toEqual([]);
});

it.each([
  [{ type: "array", items: { type: "integer" } }, "1, 2", []],
  [{ type: "array", items: { type: "array", items: { type: "number" } } }, "1", expect.any(Array)],
  [{ type: "array", items: { type: "boolean" } }, "true,false", []],
  [
    { type: "array", items: { type: "integer" } },
    "1, x",
    [expect.stringContaining("header X-Ids: must be an integer")],
  ],
])("reads the items of a header by their type: %j, %s", async (schema, value, messages) => {
  const ok = { ...response({ type: "array" }), headers: { "X-Ids": { schema } } };
  const paths = { "/things": { get: { operationId: "list", responses: { 200: ok, 400: empty } } } };
  const respond = serveGet("/things", () => ({ status: 200, body: [], headers: { "X-Ids": value } }));
  expect(await test(paths, respond)).toEqual(messages);
});

it("has no findings for a numeric exclusiveMinimum in 3.0, whether the service reads it or not", async () => {
  for (const reads of [true, false]) {
    const schema = { type: "integer", exclusiveMinimum: 5 };
    const parameters = [{ name: "p", in: "query", schema }];
    const paths = {
      "/things": { get: { operationId: "list", parameters, responses: { 200: response(schema), 400: empty } } },
    };
    const respond = serveGet("/things", ({ query }) => {
      const isRight = query.getAll("p").every((text) => isInteger(text) && (!reads || Number(text) > 5));
      return isRight ? { status: 200, body: 1 } : { status: 400 };
    });
    expect(await test(paths, respond, "3.0.3")).toEqual([]);
  }
});

it("has no findings for 404 in GET and 405 in HEAD", async () => {
  const parameters = [{ name: "thingId", in: "path", required: true, schema: { type: "string" } }];
  const paths = { "/things/{thingId}": { get: { operationId: "find", parameters, responses: { 404: empty } } } };
  const respond = ({ method, path }: Call): Reply =>
    method === "GET" || !path.startsWith("/things/") ? { status: 404 } : { status: 405, headers: { Allow: "GET" } };
  expect(await test(paths, respond)).toEqual([]);
});

interface CollectionOptions {
  readonly slash?: "/";
  /** Changes a reply. */
  readonly change?: (reply: Reply, call: Call) => Reply;
}

/** A service that keeps the entries of a collection, and redirects to the documented form of a path. */
function createCollection({ slash, change = (reply) => reply }: CollectionOptions) {
  const entries = new Map<string, Json>();
  const respond = (call: Call): Reply => {
    const { method, path, json } = call;
    const [, id, end] = /^\/desks(?:\/([^/]+))?(\/?)$/.exec(path) ?? [];
    if (end === undefined) return { status: 404 };
    if (end !== (slash ?? ""))
      return { status: 307, headers: { Location: `/desks${id ? `/${id}` : ""}${slash ?? ""}` } };
    const methods = ["GET", "HEAD", "OPTIONS", ...(id === undefined ? ["POST"] : ["PUT", "PATCH", "DELETE"])];
    const headers = { Allow: methods.join(", ") };
    if (!methods.includes(method)) return { status: 405, headers };
    if (method === "OPTIONS") return { status: 204, headers };
    const isPatch = method === "PATCH";
    if (isPatch || method === "PUT" || method === "POST") {
      const isRight = json && (json.label !== undefined || json.places !== undefined || json.id !== undefined);
      const isLabel = json?.label === undefined ? isPatch : typeof json.label === "string" && json.label !== "";
      const isPlaces = json?.places === undefined || Number.isInteger(json.places);
      const isOwnId = json?.id === undefined || (typeof json.id === "string" && (method === "POST" || json.id === id));
      if (!isRight || !isLabel || !isPlaces || !isOwnId) return { status: 400 };
    }
    if (id === undefined && method !== "POST") return { status: 200, body: [...entries.values()] };
    const key = id ?? String(entries.size + 1);
    const entry = entries.get(key);
    if (method !== "POST" && !entry) return { status: 404 };
    if (method === "DELETE") return { status: entries.delete(key) ? 204 : 404 };
    const known = Object.entries(json ?? {}).filter(([name]) => ["label", "places"].includes(name));
    if (json && method !== "GET")
      entries.set(key, { ...(isPatch ? entry : {}), ...Object.fromEntries(known), id: key });
    return { status: method === "POST" ? 201 : 200, body: entries.get(key) };
  };
  return (call: Call) => change(respond(call), call);
}

function describeCollection(slash: "" | "/", name = "deskId") {
  const properties = { label: { type: "string", minLength: 1 }, places: { type: "integer" }, id: { type: "string" } };
  const body = (required: string[], others = {}) => ({
    required: true,
    content: content({ type: "object", required, properties, ...others }),
  });
  const desk = { type: "object", required: ["id", "label"], properties };
  const one = { 200: response(desk), 400: empty, 404: empty };
  const parameters = [{ name, in: "path", required: true, schema: { type: "string" } }];
  return {
    [`/desks${slash}`]: {
      get: { operationId: "listDesks", responses: { 200: response({ type: "array", items: desk }) } },
      post: { operationId: "addDesk", requestBody: body(["label"]), responses: { 201: response(desk), 400: empty } },
    },
    [`/desks/{${name}}${slash}`]: {
      parameters,
      get: { operationId: "findDesk", responses: one },
      put: { operationId: "putDesk", requestBody: body(["label"]), responses: one },
      patch: { operationId: "changeDesk", requestBody: body([], { minProperties: 1 }), responses: one },
      delete: { operationId: "removeDesk", responses: { 204: empty, 404: empty } },
    },
  };
}

it.each(["", "/"] as const)(
  "has no findings for paths that end in %j, an own id in PUT and a PATCH of one member",
  async (slash) => {
    expect(await test(describeCollection(slash, "id"), createCollection(slash === "" ? {} : { slash }))).toEqual([]);
  },
);

const conditions = ["If-Match is optional", "If-Match is required", "If-Match is undocumented"] as const;

it.each(conditions)("has no findings for a collection whose writes need a precondition, if %s", async (condition) => {
  for (const isCheckedFirst of [true, false]) {
    const versions = new Map<string, number>();
    const collection = createCollection({});
    const toTag = (path: string) => `"${versions.get(path) ?? 0}"`;
    const respond = (call: Call): Reply => {
      const { method, path, request } = call;
      const isWrite = ["PUT", "PATCH", "DELETE"].includes(method) && path.startsWith("/desks/");
      const { "if-match": ifMatch } = request.headers;
      const isFailed = (tag: string) => tag !== "*" && !tag.split(/, */).includes(toTag(path));
      const rejection = ifMatch === undefined ? { status: 428 } : isFailed(ifMatch) && { status: 412 };
      if (isWrite && isCheckedFirst && rejection) return rejection;
      const isBody = !call.hasBody || /^application\/json *(;|$)/i.test(request.headers["content-type"] ?? "");
      if (isWrite && !isBody) return { status: 415 };
      if (isWrite && rejection) return rejection;
      const reply = collection(call);
      if (reply.status >= 300 || !path.startsWith("/desks/")) return reply;
      if (isWrite) versions.set(path, (versions.get(path) ?? 0) + 1);
      return { ...reply, headers: { ...reply.headers, ETag: toTag(path) } };
    };
    const described = describeCollection("");
    const parameter = {
      name: "If-Match",
      in: "header",
      required: condition === conditions[1],
      schema: { type: "string" },
    };
    const { get, parameters, ...writes } = described["/desks/{deskId}"] as Record<string, Json>;
    const guarded = Object.entries(writes).map(([method, write]) => {
      const responses = { ...toNode(write.responses), 412: empty, 415: empty, 428: empty };
      const own = condition === conditions[2] ? {} : { parameters: [parameter] };
      return [method, { ...write, ...own, responses }];
    });
    const paths = { ...described, "/desks/{deskId}": { get, parameters, ...Object.fromEntries(guarded) } };
    const { findings, results } = await run(paths, respond, { seed: 1 });
    expect(findings.map(({ check, operations, message }) => `${check} ${operations}: ${message}`)).toEqual([]);
    const isValid = ({ case: { id, operation } }: CaseResult) =>
      /^requests\/\w+\/valid\//.test(id) && operation?.method === "PATCH";
    const states = results.filter(isValid).map(({ skipReason }) => skipReason);
    // A 428 shows nothing about the rest of a request.
    const reason = condition === conditions[2] ? "a documented If-Match, because the response is a 428" : undefined;
    expect([...new Set(states)]).toEqual([reason]);
    if (condition === conditions[2]) continue;
    const skipped = results.filter(({ case: { id }, skipReason }) => skipReason && id.startsWith("sequences/"));
    expect(skipped.map(({ case: { id }, skipReason }) => `${id}: ${skipReason}`)).toEqual([]);
  }
});

// A schema cannot express that a value is unique, and many frameworks reject a second one as invalid.
it.each([
  { label: ["desk with this label already exists."] },
  { errors: [{ field: "label", message: "has already been taken" }] },
  { error: 'duplicate key value violates unique constraint "desk_label"' },
  { errors: { label: "This attribute must be unique" } },
])("has no findings for labels that must be unique, and a 400 with %j", async (error) => {
  const respond = createCollection({});
  const labels = new Map<string, unknown>();
  const respondUniquely = (call: Call): Reply => {
    const [, , id = ""] = call.path.split("/");
    const { label } = call.json ?? {};
    const isTaken = [...labels].some(([key, each]) => each === label && key !== id);
    const isWrite = ["POST", "PUT", "PATCH"].includes(call.method);
    if (isWrite && label !== undefined && isTaken) return { status: 400, body: error };
    const reply = respond(call);
    const entry = toNode(reply.body);
    if (typeof entry.id === "string") labels.set(entry.id, entry.label);
    if (call.method === "DELETE") labels.delete(id);
    return reply;
  };
  expect(await test(describeCollection(""), respondUniquely)).toEqual([]);
});

it.each<[kind: string, toMembers: (count: number) => Json]>([
  ["views", (views) => ({ views })],
  ["views in an object", (views) => ({ statistics: { views, since: 7 } })],
  ["visitors in a list", (count) => ({ visitors: Array.from({ length: count }, (_, index) => index) })],
])("has no findings for a GET that counts %s", async (_, toMembers) => {
  let count = 0;
  const change = (reply: Reply, { method, path }: Call): Reply => {
    if (method !== "GET" || reply.status !== 200 || !path.startsWith("/desks/")) return reply;
    count += 1;
    return { ...reply, body: { ...(reply.body as Json), ...toMembers(count) } };
  };
  const findings = await test(describeCollection(""), createCollection({ change }));
  expect(findings.filter((finding) => !finding.startsWith("undocumented-member"))).toEqual([]);
});

it("finds a PATCH that changes another member, next to a number of views", async () => {
  let count = 0;
  const change = (reply: Reply, { method, json }: Call): Reply => {
    count += 1;
    const entry = reply.body as Json | undefined;
    if (entry && method === "PATCH" && json?.label !== undefined) entry.places = count;
    return entry && method === "GET" && !Array.isArray(entry) ? { ...reply, body: { ...entry, views: count } } : reply;
  };
  expect(await test(describeCollection(""), createCollection({ change }))).toContainEqual(
    expect.stringContaining("PATCH of label must not change places (RFC 7396)"),
  );
});

it.each<[kind: string, respondOther: (path: string) => Reply, hidden: string[], isSkipped: boolean]>([
  ["a page for all other paths", () => ({ status: 200, body: "page" }), [], true],
  ["a login page for all other paths", () => ({ status: 302, headers: { Location: "/login" } }), [], true],
  ["a redirect to the collection", () => ({ status: 302, headers: { Location: "/desks" } }), [], false],
  ["a 404 for all other paths", () => ({ status: 404 }), [], false],
  ["a hidden path", (path) => ({ status: path === "/admin" ? 200 : 404 }), ["/admin"], false],
  [
    "a page for all other paths and a hidden one",
    (path) => ({ status: 200, body: path === "/admin" ? "hidden" : "page" }),
    ["/admin"],
    true,
  ],
])("reports only hidden paths of a service with %s", async (_, respondOther, hidden, isSkipped) => {
  const respond = createCollection({});
  const respondAll = (call: Call) => {
    const isOther = call.method === "GET" && !/^\/desks(\/\d+)?$/.test(call.path);
    return isOther ? respondOther(call.path) : respond(call);
  };
  const { results } = await run(describeCollection(""), respondAll, { seed: 1 });
  const cases = results.filter(({ case: { id } }) => id.startsWith("http/undocumented-path/"));
  const found = cases.filter(({ findings }) => findings.some(({ check }) => check === "hidden-endpoint"));
  expect(found.map(({ case: { id } }) => id)).toEqual(hidden.map((path) => `http/undocumented-path${path}`));
  expect(cases.some(({ skipReason }) => skipReason !== undefined)).toBe(isSkipped);
});

it("reports a failure for each text but a short one, which is no SQL injection", async () => {
  const respond = createCollection({});
  const fail = (call: Call): Reply => {
    if (typeof call.json?.label !== "string") return respond(call);
    return { status: call.json.label.length < 2 ? 400 : 500 };
  };
  const checks = (await test(describeCollection(""), fail)).map((each) => each.split(" ")[0]);
  expect(checks).toContain("server-error");
  expect(checks).not.toContain("sql-injection");
});

it("reports an undocumented 500 once", async () => {
  const change = (reply: Reply, { method }: Call) => (method === "PUT" ? { status: 500 } : reply);
  const checks = (await test(describeCollection(""), createCollection({ change }))).map((each) => each.split(" ")[0]);
  expect(checks).toContain("server-error");
  expect(checks).not.toContain("undocumented-status");
});

const text = (value: unknown) => JSON.stringify(value ?? Math.random());

it.each<[fault: string, change: (reply: Reply, call: Call) => Reply | undefined]>([
  ["sends no response", (reply, { method }) => (method === "PUT" ? undefined : reply)],
  ["fails with the value", (reply, { method, json }) => (method === "PUT" ? { status: 500, body: text(json) } : reply)],
  ["has another tag for HEAD", (reply, { method }) => ({ ...reply, headers: { ETag: `"${method + Math.random()}"` } })],
  ["accepts all", (reply, { json, method }) => (method === "POST" ? { status: 201, body: json ?? {} } : reply)],
])("gives the findings of a service that %s the same ids for each seed", async (_, change) => {
  const toIds = async (seed: number) => {
    const service = createCollection({ change: (reply, call) => change(reply, call) ?? { status: 0 } });
    const findings = await listFindings(describeCollection(""), service, { seed });
    // Random valid requests show different faults.
    return findings.filter(({ check }) => check !== "rejects-valid").map(({ id }) => id);
  };
  const ids = await toIds(1);
  expect(ids).not.toEqual([]);
  expect(await toIds(2)).toEqual(ids);
});

it("runs the same cases of sequences for paths that end in a slash", async () => {
  const outcomes = [];
  for (const slash of ["", "/"] as const) {
    const document = createApiDocument({ openapi: "3.1.0", paths: describeCollection(slash) });
    const { createCases } = await import("../src/index.ts");
    outcomes.push(
      createCases(document)
        .map(({ id }) => id)
        .filter((id) => id.startsWith("sequences/")),
    );
  }
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[0]?.length).toBeGreaterThan(8);
});

it("creates no entries without end for resources that reference each other", async () => {
  const collection = (name: string, other: string) => ({
    [`/${name}/{${name}Id}`]: {
      put: {
        operationId: `put${name}`,
        parameters: [{ name: `${name}Id`, in: "path", required: true, schema: { type: "string" } }],
        requestBody: {
          content: content({
            type: "object",
            required: [other, "id"],
            properties: { [other]: { type: "string" }, id: { type: "string" } },
          }),
        },
        responses: { 200: empty, 400: empty },
      },
    },
    [`/other${name}/{id}`]: {
      put: {
        operationId: `putOther${name}`,
        parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
        requestBody: { content: content({ type: "object", required: ["id"], properties: { id: { type: "string" } } }) },
        responses: { 200: empty, 400: empty },
      },
    },
  });
  const methods = { Allow: "PUT, OPTIONS" };
  const messages = await test(
    { ...collection("a", "bId"), ...collection("b", "aId") },
    ({ method, path, json, hasBody }) => {
      if (!/^\/(other)?[ab]\/[^/]+$/.test(path)) return { status: 404 };
      if (method === "OPTIONS") return { status: 204, headers: methods };
      if (method !== "PUT") return { status: 405, headers: methods };
      const names = ["id", path.startsWith("/a/") ? "bId" : "aId"].slice(0, path.startsWith("/other") ? 1 : 2);
      if (!hasBody) return { status: 200 };
      return { status: json && names.every((name) => typeof json[name] === "string") ? 200 : 400 };
    },
  );
  expect(messages).toEqual([]);
});

it.each([{}, { example: "red" }, { examples: ["red"] }, { default: "red" }])(
  "sends no text of an unknown format except the values of the document: %j",
  async (known) => {
    const properties = { name: { type: "string" }, colour: { type: "string", format: "colour", ...known } };
    const requestBody = { required: true, content: content({ type: "object", required: ["name"], properties }) };
    const paths = { "/things": { post: { operationId: "add", requestBody, responses: { 200: empty, 400: empty } } } };
    const sent = new Set<unknown>();
    const headers = { Allow: "POST, OPTIONS" };
    const messages = await test(paths, ({ method, path, json }) => {
      if (path !== "/things") return { status: 404 };
      if (method === "OPTIONS") return { status: 204, headers };
      if (method !== "POST") return { status: 405, headers };
      if (typeof json?.name !== "string" || ![undefined, "red"].includes(json.colour as string)) return { status: 400 };
      sent.add(json.colour);
      return { status: 200 };
    });
    expect([messages, sent.has("red")]).toEqual([[], "example" in known || "examples" in known || "default" in known]);
  },
);

it.each([
  [123, "accepts"],
  [1234, "rejects"],
])("reads text as a string, also if its schema allows an integer: %s %s", async (body, verdict) => {
  const schema = { oneOf: [{ type: "integer" }, { type: "string", maxLength: 3 }] };
  const paths = {
    "/text": { get: { responses: { 200: { description: "-", content: { "text/plain": { schema } } } } } },
  };
  const text = { status: 200, body, headers: { "Content-Type": "text/plain" } };
  const messages = await test(
    paths,
    serveGet("/text", () => text),
  );
  expect(messages.some((message) => message.startsWith("schema "))).toBe(verdict === "rejects");
});

it("sends no XML and no object as text, which it cannot write", async () => {
  const schema = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  for (const mediaType of ["application/xml", "text/plain", "application/yaml"]) {
    const requestBody = { required: true, content: { [mediaType]: { schema } } };
    const paths = { "/things": { post: { operationId: "add", requestBody, responses: { 200: empty, 400: empty } } } };
    const headers = { Allow: "POST, OPTIONS" };
    const messages = await test(paths, ({ method, path }) => {
      if (path !== "/things") return { status: 404 };
      if (method === "OPTIONS") return { status: 204, headers };
      return method === "POST" ? { status: 400 } : { status: 405, headers };
    });
    expect(messages).toEqual([]);
  }
});

it.each<[version: string, file: object]>([
  ["3.0.3", { type: "string", format: "binary" }],
  ["3.1.0", { type: "string", contentMediaType: "image/png" }],
  ["3.1.0", { contentMediaType: "application/octet-stream" }],
])(
  "has no findings for a service that reads a file as bytes, with or without a file name: %s %j",
  async (version, file) => {
    const schema = { type: "object", required: ["file"], properties: { file } };
    const requestBody = { required: true, content: { "multipart/form-data": { schema } } };
    const post = { operationId: "addFile", requestBody, responses: { 201: empty, 400: empty } };
    const add = ({ request, bodyText }: Call): Reply => {
      const isForm = request.headers["content-type"]?.startsWith("multipart/form-data");
      return { status: isForm && /form-data; name="file"/.test(bodyText) ? 201 : 400 };
    };
    expect(await test({ "/things": { post } }, serveThings(add, ["POST"]), version)).toEqual([]);
  },
);

const anyFile = { type: "string", format: "binary" };

it.each<[type: string, schema: object]>([
  ["*/*", anyFile],
  ["application/*", anyFile],
  ["image/*", anyFile],
  ["*/*", { contentMediaType: "image/png" }],
  ["text/*", { type: "string" }],
])("sends a body of a type within %s for the schema %j", async (range, schema) => {
  const requestBody = { required: true, content: { [range]: { schema } } };
  const post = { operationId: "add", requestBody, responses: { 204: empty, 400: empty, 415: empty } };
  const add = ({ request, bodyText }: Call): Reply => {
    const type = request.headers["content-type"] ?? "";
    const isWithin = type.startsWith(range.replaceAll("*", "").replace(/^\/$/, "")) && !type.includes("*");
    if (type !== "" && !isWithin) return { status: 415 };
    return { status: type === "" || bodyText === "" ? 400 : 204 };
  };
  expect(await test({ "/things": { post } }, serveThings(add, ["POST"]))).toEqual([]);
});

it.each([".", "..", ""])("expects no path of an item whose id is %j", async (id) => {
  const item = { type: "object", required: ["id"], properties: { id: { type: "string", enum: [id] } } };
  const requestBody = { required: true, content: content(item) };
  const post = { operationId: "add", requestBody, responses: { 201: response(item), 400: empty } };
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const get = { operationId: "find", parameters, responses: { 200: response(item), 404: empty } };
  const answer = ({ method, path, json }: Call): Reply => {
    if (method === "GET" || path !== "/things")
      return { status: path === "/things" ? 405 : 404, headers: { Allow: "POST" } };
    return json?.id === id ? { status: 201, body: { id } } : { status: 400 };
  };
  const paths = { "/things": { post }, "/things/{id}": { get } };
  const messages = await test(paths, serveThings(answer, ["GET", "HEAD", "POST"]));
  expect(messages.filter((each) => each.startsWith("created-not-found"))).toEqual([]);
});

const serveThings = (respond: (call: Call) => Reply, methods: readonly string[]) => (call: Call) => {
  const headers = { Allow: [...methods, "OPTIONS"].join(", ") };
  if (!/^\/things(\/[^/]+)?$/.test(call.path)) return { status: 404 };
  if (call.method === "OPTIONS") return { status: 204, headers };
  return methods.includes(call.method) ? respond(call) : { status: 405, headers };
};

it.each([
  [["201"], []],
  [["200", "201"], ["put-misleading-201"]],
])("allows the 201 of a PUT that replaces an entry only without another success: %j", async (statuses, checks) => {
  const item = { type: "object", required: ["name"], properties: { name: { type: "string" } } };
  const success = Object.fromEntries(statuses.map((status) => [status, response(item)]));
  const get = { operationId: "find", responses: { 200: response(item), 404: empty } };
  const requestBody = { required: true, content: content(item) };
  const put = { operationId: "set", requestBody, responses: { ...success, 400: empty } };
  const things = new Map<string, Json>();
  const answer = ({ method, path, json }: Call) => {
    if (method !== "PUT") return things.has(path) ? { status: 200, body: things.get(path) } : { status: 404 };
    if (typeof json?.name !== "string") return { status: 400 };
    things.set(path, { name: json.name });
    return { status: 201, body: things.get(path) };
  };
  const messages = await test({ "/things/{id}": { get, put } }, serveThings(answer, ["GET", "HEAD", "PUT"]));
  expect(messages.map((each) => each.split(" ")[0])).toEqual(checks);
});

it.each<[kind: string, path: string, item: object, methods: string[], respond: (call: Call) => Reply]>([
  [
    "TRACE, which the server does not support",
    "/things",
    { get: { operationId: "list", responses: list }, trace: { operationId: "trace", responses: list } },
    ["GET", "HEAD"],
    () => ({ status: 200, body: [] }),
  ],
  [
    "headers that OpenAPI ignores, and a path parameter that is not in the path",
    "/things",
    {
      parameters: [
        ...["Accept", "Content-Type", "authorization"].map((name) => ({
          name,
          in: "header",
          required: true,
          schema: { type: "integer" },
        })),
        { name: "thingId", in: "path", required: true, schema: { type: "integer" } },
      ],
      get: { operationId: "list", responses: list },
    },
    ["GET", "HEAD"],
    () => ({ status: 200, body: [] }),
  ],
  [
    "a path parameter that is not described",
    "/things/{thingId}",
    { get: { operationId: "find", responses: list } },
    ["GET", "HEAD"],
    ({ path }) => (/[{}]|%7B/.test(path) ? { status: 400 } : { status: 200, body: [] }),
  ],
  ...["pipeDelimited", "spaceDelimited", "deepObject"].map(
    (style): [string, string, object, string[], (call: Call) => Reply] => [
      `lists in style ${style} with explode`,
      "/things",
      {
        parameters: [
          { name: "p", in: "query", style, explode: true, schema: { type: "array", items: { type: "integer" } } },
        ],
        get: { operationId: "list", responses: list },
      },
      ["GET", "HEAD"],
      ({ query }) => (query.has("p") ? { status: 400 } : { status: 200, body: [] }),
    ],
  ),
  [
    "a format that is not registered",
    "/things",
    { get: { operationId: "list", responses: { 200: response({ type: "string", format: "url" }), 400: empty } } },
    ["GET", "HEAD"],
    () => ({ status: 200, body: "no url" }),
  ],
  [
    "a body of any media type that the server reads as JSON",
    "/things",
    {
      post: {
        operationId: "add",
        requestBody: { content: { "*/*": { schema: { type: "object" } } } },
        responses: { 200: empty, 400: empty },
      },
    },
    ["POST"],
    ({ json, hasBody }) => ({ status: json || !hasBody ? 200 : 400 }),
  ],
  [
    "content of a 205, which has none",
    "/things",
    { post: { operationId: "clear", responses: { 205: response({ type: "object" }), 400: empty } } },
    ["POST"],
    () => ({ status: 205 }),
  ],
  [
    "XML next to JSON",
    "/things",
    {
      get: {
        operationId: "list",
        responses: {
          200: { description: "-", content: { ...content({ type: "array" }), "application/xml": {} } },
          400: empty,
        },
      },
    },
    ["GET", "HEAD"],
    ({ request }) => (/xml/.test(request.headers.accept ?? "") ? { status: 406 } : { status: 200, body: [] }),
  ],
])("has no findings for %s", async (_, path, item, methods, respond) => {
  expect(await test({ [path]: item }, serveThings(respond, methods))).toEqual([]);
});

it.each([
  ["only in the response", {}, { readOnly: true }, false],
  ["in the request", { readOnly: true }, {}, true],
  ["in both", { readOnly: true }, { readOnly: true }, true],
  ["in neither", {}, {}, false],
])("a client may set a member that is read-only %s", async (_, inRequest, inResponse, isReported) => {
  const toItem = (direction: object) => {
    const owner = { type: "integer", minimum: 0, ...direction };
    return { type: "object", required: ["text"], properties: { text: { type: "string" }, owner } };
  };
  const post = {
    requestBody: { required: true, content: content(toItem(inRequest)) },
    responses: { 200: response(toItem(inResponse)), 400: empty },
  };
  const isValid = (json: Json) => typeof json.text === "string" && Number.isInteger(json.owner ?? 0);
  const messages = await test({ "/items": { post } }, ({ json }) =>
    json && isValid(json) ? { status: 200, body: { text: json.text, owner: json.owner } } : { status: 400 },
  );
  expect(messages.filter((message) => message.startsWith("mass-assignment")).length > 0).toBe(isReported);
});
