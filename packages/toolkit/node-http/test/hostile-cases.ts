import { runInNewContext } from "node:vm";
import type { ErrorReply, PipelineResponse } from "@animal-store/openapi-hono";
import type { hostileContract } from "./hostile-app.ts";

export type Reply = (status: unknown, body?: unknown, headers?: unknown) => unknown;
/** The functions of the app that a case replaces. */
export interface Behaviour {
  readonly operation?: keyof typeof hostileContract.operations;
  readonly handle?: (reply: Reply, replyError: (...args: unknown[]) => unknown) => unknown;
  readonly beforeHandler?: () => unknown;
  readonly admit?: () => unknown;
  readonly authenticate?: () => unknown;
  readonly onError?: () => unknown;
  readonly renderError?: () => unknown;
  readonly redact?: () => unknown;
  readonly hash?: () => unknown;
  readonly wrap?: (response: PipelineResponse) => unknown;
  readonly onInvalidResponse?: () => unknown;
}
export interface Case extends Behaviour {
  readonly title: string;
  readonly status: number;
  /** The headers that the response must not have, in lower case. */
  readonly lacks?: readonly string[];
  /** @default "GET" */
  readonly method?: "HEAD";
  /** The response begins, then its connection closes. */
  readonly isCut?: boolean;
  /** The client closes the connection after the head of the response. */
  readonly leaves?: boolean;
}

export const fail = (value: unknown) => (): never => {
  throw value;
};
const hostileObject = new Proxy({}, { get: fail("get"), has: fail("has"), getPrototypeOf: fail("getPrototypeOf") });
const withGetter = (target: object, name: PropertyKey) =>
  Object.defineProperty(target, name, { get: fail("getter"), enumerable: true });
// biome-ignore lint/suspicious/noThenProperty: a thenable is one of the hostile values
const thenable = { then: fail("then") };
export const describe = (value: unknown): string => {
  try {
    return `${typeof value} ${JSON.stringify(value) ?? String(value)}`.slice(0, 60);
  } catch {
    return typeof value;
  }
};
export const ok = { headers: { "X-Trace": "t1" }, context: "caller" };

const statuses: Case[] = [
  ...[Number.NaN, 0, 99, 600, "200", 101, 1.5, -1, Number.POSITIVE_INFINITY, undefined, null, 200n, {}, hostileObject],
  ...[Symbol("200"), { toString: fail("toString") }, [200], 1e21, true],
].map((status) => ({ title: `status ${describe(status)}`, status: 500, handle: (reply) => reply(status, "x") }));
statuses.push(
  ...[204, 205, 304].map((status): Case => {
    return { title: `${status} with a body`, status: 500, handle: (reply) => reply(status, "x") };
  }),
  ...[200, 204, 299, 404, 599].map((status): Case => {
    return { title: `${status} without a body`, status, handle: (reply) => reply(status) };
  }),
);

/** Each place where an app sets a header, as a case with this header. */
function inEachPlace(title: string, headers: object, isValid: boolean): Case[] {
  const status = isValid ? 200 : 500;
  const admit = () => ({ ...ok, headers: { ...headers } });
  const error = { code: "teapot", status: 418, message: "no", headers } as ErrorReply;
  const errorStatus = isValid ? 418 : 500;
  return [
    { title: `${title} of a reply`, status, handle: (reply) => reply(200, "x", headers) },
    { title: `${title} of an async reply`, status, handle: async (reply) => reply(200, "x", headers) },
    { title: `${title} of text`, operation: "text", status, handle: (reply) => reply(200, "x", headers) },
    { title: `${title} of events`, operation: "events", status, handle: (reply) => reply(200, ["x"], headers) },
    { title: `${title} with ETag`, operation: "tagged", status, handle: (reply) => reply(200, "x", headers) },
    { title: `${title} of replyError`, status: 500, handle: (_, replyError) => replyError("c", "m", headers) },
    { title: `${title} of a raw reply`, status, handle: () => ({ status: 200, headers, body: "x" }) },
    { title: `${title} of admit`, status, admit },
    { title: `${title} of an async admit`, status, admit: async () => admit() },
    {
      title: `${title} of a rejection by admit`,
      status: errorStatus,
      admit: () => ({ headers: { ...ok.headers }, error }),
    },
    { title: `${title} of onError`, status: errorStatus, handle: fail("x"), onError: () => error },
    {
      title: `${title} of wrap`,
      status,
      wrap: (response) => ({ ...response, headers: { ...response.headers, ...headers } }),
    },
  ];
}

const controls = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).filter((each) => each !== "\t");
const values: Case[] = [
  ...["\0", "\n", "\x1f", "\x7f", "日本", "a\r\nb: c", "\ud800", "\udfff", "\u0100", "€", "😀", "é\n"].map((value) => [
    value,
    false,
  ]),
  ...["", " a ", "\ta", "é", "\x80", "\xff", "a\tb", 'attachment; filename="x"', "x".repeat(10_000), 5].map((value) => [
    value,
    true,
  ]),
  ...[Symbol("x"), { toString: fail("x") }, hostileObject].map((value) => [value, false]),
].flatMap(([value, isValid]) => inEachPlace(`header value ${describe(value)}`, { "X-A": value }, isValid as boolean));

values.push(
  ...["é", "\xff"].map((value): Case => {
    const title = `header value ${describe(value)} before a body that is not ASCII`;
    return { title, status: 200, handle: (reply) => reply(200, "日", { "X-A": value }) };
  }),
  ...controls.map((control): Case => {
    const title = `header value ${describe(control)}`;
    return { title, status: 500, handle: (reply) => reply(200, "x", { "X-A": control }) };
  }),
);

const shared = { "X-Shared": "x" };
const names: Case[] = [
  ...["", " ", "a b", "a:b", "é", "a\nb", "a\r\nb", "(", "日本", "\0", "X-Ä"].map((name) => [name, "x", false]),
  ...["Transfer-Encoding", "transfer-encoding", "Trailer", "Keep-Alive", "upgrade", "TE"].map((name) => [
    name,
    "chunked",
    false,
  ]),
  ...["Connection", "Content-Length"].map((name) => [name, "7", false]),
  ["Content-Length", "", false],
  ...["constructor", "toString", "x_y", "Date"].map((name) => [name, "x", true]),
  ["Connection", "close", true],
].flatMap(([name, value, isValid]) =>
  inEachPlace(`header ${JSON.stringify(name)}: ${value}`, { [name as string]: value }, isValid as boolean),
);
names.push(
  ...inEachPlace("headers that differ in case:", { "x-a": "1", "X-A": "2" }, false),
  ...inEachPlace(
    "headers that differ in case, and are canonical:",
    { connection: "close", Connection: "close" },
    false,
  ),
  // Another place than wrap overrides the header of admit.
  ...inEachPlace("header x-trace", { "x-trace": "x" }, true).map((each) =>
    each.wrap ? { ...each, status: 500 } : each,
  ),
  {
    title: "wrap adds content-type",
    status: 500,
    wrap: (response) => ({ ...response, headers: { ...response.headers, "content-type": "text/plain" } }),
  },
  {
    title: "wrap returns frozen headers",
    status: 200,
    wrap: (response) => ({ ...response, headers: Object.freeze({ ...response.headers }) }),
  },
  {
    title: "admit returns frozen headers",
    status: 200,
    admit: () => ({ ...ok, headers: Object.freeze({ "X-Trace": "t1" }) }),
  },
  // Both requests have the same object.
  {
    title: "admit shares headers with a reply that sets X-A",
    status: 200,
    admit: () => ok,
    handle: (reply) => reply(200, "x", { "X-A": "1" }),
  },
  {
    title: "admit shares headers with a reply without body",
    status: 200,
    admit: () => ok,
    handle: (reply) => reply(200),
    lacks: ["x-a", "content-type"],
  },
  { title: "wrap shares headers of a text", status: 200, wrap: () => ({ status: 200, headers: shared, body: "xx" }) },
  {
    title: "wrap shares headers of another text",
    status: 200,
    wrap: () => ({ status: 200, headers: shared, body: "x" }),
  },
  ...inEachPlace("header __proto__", JSON.parse('{"__proto__": "x"}'), false)
    // The pipeline copies the headers of such a reply, which loses the name.
    .filter(({ title }) => !title.endsWith("a raw reply")),
);

const cycle: Record<string, unknown> = {};
cycle.self = cycle;
const detached = new Uint8Array(10);
structuredClone(detached, { transfer: [detached.buffer] });
const bodies: Case[] = [
  ...[cycle, { toJSON: fail("toJSON") }, withGetter({}, "a"), new Proxy({}, { ownKeys: fail("ownKeys") })].map(
    (body) => ["json", body, 500],
  ),
  ...[() => 1, Symbol("x"), { toJSON: () => undefined }].map((body) => ["json", body, 500]),
  ...[1n, undefined, null, 5, "\ud800", "x".repeat(2 ** 21), "日".repeat(2 ** 20)].map((body) => ["json", body, 200]),
  ...[5, {}, Symbol("x"), true, () => 1, new Date(0), hostileObject].map((body) => ["text", body, 500]),
  ...["", "\ud800", "é", "日", "x".repeat(2 ** 21), undefined, null, new Uint8Array(3)].map((body) => [
    "text",
    body,
    200,
  ]),
  ...[detached, new ArrayBuffer(3), new DataView(new ArrayBuffer(3)), new Blob(["x"]), [1, 2], 5].map((body) => [
    "binary",
    body,
    500,
  ]),
  ...[new Uint8Array(new SharedArrayBuffer(3)), new Uint8Array(new ArrayBuffer(3, { maxByteLength: 5 }))].map(
    (body) => ["binary", body, 500],
  ),
  ...[new Uint8Array(), new Uint8Array(2 ** 21), "text", Buffer.from("x"), null].map((body) => ["binary", body, 200]),
].map(([operation, body, status], index) => ({
  title: `${operation} body ${index} ${describe(body)}`,
  operation: operation as "json",
  status: status as number,
  handle: (reply) => reply(200, body),
}));

const results: Case[] = [undefined, null, 5, "x", Symbol("x"), {}, { status: 200 }, hostileObject, thenable, () => 1]
  .concat([{ status: 200, headers: {}, body: {} }, { status: 200, headers: null, body: undefined }, new Response("x")])
  .flatMap((result): Case[] => [
    { title: `handler returns ${describe(result)}`, status: 500, handle: () => result },
    ...(result === thenable
      ? []
      : [{ title: `handler resolves ${describe(result)}`, status: 500, handle: async () => result }]),
  ]);

const never = new Promise<never>(() => {});
export const iterate = (iterator: unknown) => ({ [Symbol.asyncIterator]: () => iterator });
const one = () => Promise.resolve({ done: false, value: "x" });
const thrown: unknown[] = [undefined, null, "x", 5, Symbol("x"), new Error("x"), hostileObject, thenable];
thrown.push(withGetter(new Error("x"), "message"), withGetter(new Error("x"), "stack"), Object.create(null), () => 1);
function failAt(count: number, value: unknown) {
  let calls = 0;
  return iterate({ next: () => (calls++ === count ? Promise.reject(value) : one()) });
}
const streams: Case[] = [
  ...[undefined, null, 5, {}, Symbol("x"), hostileObject, withGetter({}, Symbol.asyncIterator)].map((body): Case => {
    return {
      title: `events ${describe(body)}`,
      status: 500,
      handle: (reply) => reply(200, body),
    };
  }),
  {
    title: "events whose iterator throws",
    status: 500,
    handle: (reply: Reply) => reply(200, { [Symbol.asyncIterator]: fail("x") }),
  },
  ...[undefined, null, 5, {}].map((iterator): Case => {
    const title = `events whose iterator is ${describe(iterator)}`;
    return { title, status: 200, isCut: true, handle: (reply) => reply(200, iterate(iterator)) };
  }),
  ...thrown.flatMap((value) =>
    [0, 1, 5].map((count): Case => {
      const title = `events that fail at ${count} with ${describe(value)}`;
      return { title, status: 200, isCut: true, handle: (reply) => reply(200, failAt(count, value)) };
    }),
  ),
  ...[undefined, null, 5, "x"]
    .map((result): Case => {
      const source = iterate({ next: () => result });
      return {
        title: `events with the result ${describe(result)}`,
        status: 200,
        isCut: true,
        handle: (reply) => reply(200, source),
      };
    })
    .filter(({ title }) => /undefined|null/.test(title)),
  ...[{ toString: fail("x") }, hostileObject, Object.create(null), null, {}].map((value): Case => {
    return { title: `an event ${describe(value)}`, status: 200, isCut: true, handle: (reply) => reply(200, [value]) };
  }),
  ...[5, undefined, Symbol("x"), "a\nb"].map((value): Case => {
    return { title: `an event ${describe(value)}`, status: 200, handle: (reply) => reply(200, [value]) };
  }),
  ...[fail("x"), () => Promise.reject("x"), () => never, () => 5].flatMap((close, index): Case[] => [
    {
      title: `the client leaves, and return ${index} fails`,
      status: 200,
      leaves: true,
      handle: (reply) => reply(200, iterate({ next: () => never, return: close })),
    },
    {
      title: `events fail, and then return ${index}`,
      status: 200,
      isCut: true,
      handle: (reply) => reply(200, iterate({ next: fail("x"), return: close })),
    },
    {
      title: `events after the client left, return ${index}`,
      status: 200,
      leaves: true,
      handle: (reply) =>
        reply(200, iterate({ next: () => new Promise((_, reject) => setTimeout(reject, 5)), return: close })),
    },
  ]),
  {
    title: "a sync iterator that throws",
    status: 200,
    isCut: true,
    handle: (reply: Reply) => reply(200, failingGenerator()),
  },
  { title: "a sync iterator", status: 200, handle: (reply: Reply) => reply(200, ["a", "b"]) },
].map((each) => ({ operation: "events" as const, ...each }));

function* failingGenerator() {
  yield "a";
  throw new Error("x");
}

/** Returns a promise of another realm, as node:fs does in a test runner that isolates files with node:vm. */
export const rejectElsewhere = (value: unknown) => runInNewContext("Promise.reject(value)", { value });

const change = (title: string, run: (response: PipelineResponse) => void, status = 500): Case => {
  const wrap = (response: PipelineResponse) => {
    run(response);
    return response;
  };
  return { title: `wrap changes ${title}`, status, wrap };
};
const changes: Case[] = [
  ...[99, 101, 204, 304, 600, "200", undefined].map((status) =>
    change(`the status to ${describe(status)}`, (response) => Object.assign(response, { status })),
  ),
  ...[{}, undefined, 5, () => 1].map((body) =>
    change(`the body to ${describe(body)}`, (response) => Object.assign(response, { body })),
  ),
  ...[
    { "Transfer-Encoding": "gzip" },
    { "Content-Length": "7" },
    { "X-A": "日本" },
    { "a b": "c" },
    { "X-A": undefined },
  ].map((headers) =>
    change(`the headers to ${describe(headers)}`, (response) => Object.assign(response.headers, headers)),
  ),
  ...[null, new Headers({ a: "b" })].map((headers) =>
    change(`the headers to ${describe(headers)}`, (response) => Object.assign(response, { headers })),
  ),
  ...[204, 304].map((status): Case => {
    const title = `Content-Length of a ${status}`;
    return { title, status: 500, handle: (reply) => reply(status, undefined, { "Content-Length": "0" }) };
  }),
  {
    title: "a list of header values",
    status: 500,
    handle: (reply) => reply(200, "x", { "Set-Cookie": ["a=1", "b=2"] }),
  },
];

const endless = {
  async *[Symbol.asyncIterator]() {
    for (;;) yield "x";
  },
};
const heads: Case[] = [
  ...[
    endless,
    iterate({ next: () => never }),
    iterate({ next: fail("x") }),
    iterate({ return: fail("x") }),
    iterate(5),
  ],
  ...[() => new ReadableStream({ start: (controller) => controller.error("x") }), () => new ReadableStream()],
].flatMap((body, index): Case[] => {
  const raw = () => ({ status: 200, headers: {}, body: typeof body === "function" ? body() : body });
  const title = `HEAD of the stream ${index}`;
  return [
    { title, method: "HEAD", status: 200, handle: raw },
    { title: `${title} of wrap`, method: "HEAD", status: 200, wrap: (response) => ({ ...response, ...raw() }) },
  ];
});

heads.push(
  ...["0", "7", "007", "abc", "-1", "1e3", "7, 7", "", "5.5", "0x7", " 7", "9".repeat(20)].flatMap((length): Case[] => {
    const status = /^\d{1,3}$/.test(length) ? 200 : 500;
    const headers = { "Content-Length": length };
    const title = `HEAD with Content-Length ${JSON.stringify(length)}`;
    return [
      { title, method: "HEAD", status, handle: (reply) => reply(200, undefined, headers) },
      { title: `${title} of wrap`, method: "HEAD", status, wrap: () => ({ status: 200, headers, body: null }) },
    ];
  }),
);

export const failing: Behaviour = { handle: fail(new Error("the handler failed")) };
/** The functions of an app, whether the types allow a promise, and what calls them. */
const functions: readonly [name: keyof Behaviour, isAsync: boolean, others?: Partial<Case>][] = [
  ["handle", true],
  ["beforeHandler", true],
  ["admit", true],
  ["authenticate", true],
  ["hash", false, { operation: "tagged" }],
  ["onError", true, failing],
  ["renderError", false, failing],
  ["redact", false, failing],
  ["wrap", true],
  ["onInvalidResponse", true, { handle: (reply) => reply(200, "x", { "X-Undocumented": "x" }) }],
];

const failures: Case[] = thrown.flatMap((value): Case[] => {
  const what = describe(value);
  const reject = () => Promise.reject(value);
  const throws = fail(value);
  const events = { operation: "events", status: 200 } as const;
  const handle = (reply: Reply) => reply(200, iterate({ next: () => never, return: throws }));
  return [
    ...functions.flatMap(([name, , others]): Case[] => {
      const subject = name === "handle" ? "handler" : name;
      const throwing = { title: `${subject} throws ${what}`, status: 500, ...others, [name]: throws };
      return [
        throwing,
        { ...throwing, title: `${subject} rejects ${what}`, [name]: reject },
        { ...throwing, title: `${subject} rejects ${what} in another realm`, [name]: () => rejectElsewhere(value) },
      ];
    }),
    ...[throws, reject].flatMap((onError, count): Case[] => {
      const title = `onError ${count === 0 ? "throws" : "rejects"} ${what}`;
      return [
        {
          title: `${title} for events`,
          ...events,
          isCut: true,
          onError,
          handle: (reply) => reply(200, failAt(count, value)),
        },
        { title: `${title} after the client left`, ...events, leaves: true, onError, handle },
      ];
    }),
    { title: `wrap of an async reply throws ${what}`, status: 500, wrap: throws, handle: async (reply) => reply(200) },
  ];
});

const validatedFunctions = functions.filter(([name]) =>
  ["admit", "onError", "renderError", "redact", "wrap"].includes(name),
);
const returned: Case[] = [undefined, null, 5, "x", Symbol("x"), {}, hostileObject, [], () => 1].flatMap(
  (value): Case[] => {
    const what = describe(value);
    const isObject = typeof value === "object" && value !== null && value !== hostileObject;
    const status = value === hostileObject ? 500 : 200;
    return [
      ...validatedFunctions.flatMap(([name, isAsync, others]): Case[] => {
        const returns = { title: `${name} returns ${what}`, status: 500, ...others, [name]: () => value };
        const resolves = { ...returns, title: `${name} resolves ${what}`, [name]: async () => value };
        return isAsync ? [returns, resolves] : [returns];
      }),
      { title: `hash returns ${what}`, operation: "tagged", status: value === "x" ? 200 : 500, hash: () => value },
      { title: `beforeHandler returns ${what}`, status, beforeHandler: () => value },
      ...(isObject ? [{ title: `authenticate returns ${what}`, status: 200, authenticate: () => value }] : []),
    ];
  },
);
const tags: Case[] = ["", "a b", 'a"b', "日本", "a\nb", "\0", "\x7f", "\ud800"].map((tag) => {
  return { title: `ETag ${describe(tag)}`, operation: "tagged", status: 500, hash: () => tag };
});
const errorReplies: Case[] = [Number.NaN, 0, 99, 600, 101, 1.5, "500", 204, 304, null].map((status) => {
  const error = { code: "c", message: "m", status };
  return { title: `onError with the status ${describe(status)}`, status: 500, handle: fail("x"), onError: () => error };
});

/** The replies and failures of an app, with the status of the response. */
export const cases: readonly Case[] = [
  statuses,
  values,
  names,
  bodies,
  results,
  streams,
  failures,
  returned,
  tags,
  errorReplies,
  changes,
  heads,
].flat();
