import { hash } from "node:crypto";
import fc from "fast-check";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { type Contract, mountContract } from "../index.ts";

type CreateReply = (...values: unknown[]) => AnyReply;
interface HandlerTools {
  readonly reply: CreateReply;
  readonly replyError: CreateReply;
}
interface AnyReply {
  readonly headers: object;
}

const respond = (headers: object) => ({ mediaType: "application/json", headers, errorCodes: [] });
const etag = { required: false, type: "string" } as const;
const cacheControl = (value: string) => ({ required: true, type: "string", const: value }) as const;
const deprecationHeaders = { Deprecation: etag, Sunset: etag, Link: etag };
const deprecation = { deprecation: "@1", sunset: "later", successor: "/new", docs: "https://here/docs" };

// The operations differ in all that the headers of a response depend on.
const responses = {
  plain: { 200: respond({}), 404: respond({}) },
  tagged: { 200: respond({ ETag: etag }), 304: respond({}), 404: respond({ ETag: etag }) },
  constant: {
    200: respond({ ETag: etag, "Cache-Control": cacheControl("no-cache") }),
    "4XX": respond({ "cache-control": cacheControl("private") }),
  },
  deprecated: { 200: respond({ etag, ...deprecationHeaders }), default: respond(deprecationHeaders) },
  empty: { 200: respond({}), 404: { ...respond({}), mediaType: null } },
  undocumented: { 200: respond({ ETag: etag }) },
};
const contract = {
  title: "Replies",
  basePath: "/v1",
  limits: { bodyBytes: 1000, jsonDepth: 10, violations: 10 },
  ...{ securitySchemes: {}, security: [], unrouted: {} },
  errorCodes: { gone: { status: 404 } },
  operations: Object.fromEntries(
    Object.entries(responses).map(([id, responses]) => [
      id,
      { id, method: "GET", path: `/${id}`, parameters: [], body: null, responses, deprecation },
    ]),
  ),
} as unknown as Contract;

const headers = { "X-Size": 3, "retry-after": "1" };
const kinds: Readonly<Record<string, (tools: HandlerTools) => AnyReply>> = {
  "a text": ({ reply }) => reply(200, { title: "Momo" }),
  "a text in several scripts": ({ reply }) => reply(200, { title: "Größe 日本" }, headers),
  "a text with its own ETag": ({ reply }) => reply(200, "ö", { ETag: '"own"' }),
  "an error": ({ replyError }) => replyError("gone", "It is gone.", headers),
  "an error in several scripts": ({ replyError }) => replyError("gone", "Größe 日本"),
};
const uses: Readonly<Record<string, (reply: AnyReply) => object>> = {
  "as it is": (reply) => reply,
  frozen: Object.freeze,
  "with another header": (reply) => ({ ...reply, headers: { ...reply.headers, "X-Use": "1" } }),
  "with another body": (reply) => ({ ...reply, body: '"other"' }),
};

const send = fc.record({
  use: fc.constantFrom(...Object.keys(uses)),
  path: fc.constantFrom("/v1", "/v2", "/outer/v1", "/other/v1"),
  operation: fc.constantFrom(...Object.keys(responses)),
  method: fc.constantFrom("GET", "HEAD"),
});

/** Creates an app that serves the contract at several paths, with the same handlers. */
function createApp(create: (tools: HandlerTools) => AnyReply) {
  let useReply: (reply: AnyReply) => object = (reply) => reply;
  const handler = (tools: HandlerTools) => useReply(create(tools));
  const handlers = Object.fromEntries(Object.keys(responses).map((id) => [id, handler])) as never;
  const mount = (basePath: string, algorithm: string) =>
    mountContract({
      contract,
      requestValidators: {},
      basePath,
      handlers,
      hash: (text) => hash(algorithm, text, "hex"),
    });
  const first = mount("/v1", "sha256");
  const app = new Hono().route("/outer", first).route("/other", first).route("/", mount("/v2", "sha1"));
  app.route("/", first);
  return async ({ use, path, operation, method }: typeof send extends fc.Arbitrary<infer Value> ? Value : never) => {
    useReply = uses[use] as typeof useReply;
    const response = await app.request(`${path}/${operation}`, { method });
    return { status: response.status, headers: [...response.headers], body: await response.text() };
  };
}

it.each(Object.entries(kinds))("sends %s that several requests share like a new one", async (_, create) => {
  await fc.assert(
    fc.asyncProperty(fc.array(send, { minLength: 2, maxLength: 8 }), async (sends) => {
      let shared: AnyReply | undefined;
      const sendShared = createApp((tools) => (shared ??= create(tools)));
      const sendNew = createApp(create);
      for (const each of sends) expect(await sendShared(each)).toEqual(await sendNew(each));
    }),
    { numRuns: 200 },
  );
});
