import { type Case, fail, failing, iterate, ok, type Reply, rejectElsewhere } from "./hostile-cases.ts";

interface Kind {
  readonly title: string;
  readonly create: () => object;
  /** Whether it is a promise that rejects, or one that fulfills. JSON writes a hidden object as {}. */
  readonly type: "rejecting" | "fulfilling" | "visible" | "hidden";
  /** True for a promise whose members are lost if it is awaited. */
  readonly hasMembers?: boolean;
}
const reject = () => Promise.reject("x");
/** The ways in which a value can contain a rejected promise, and a promise that fulfills. */
const kinds: readonly Kind[] = [
  { title: "a rejected promise", type: "rejecting", create: reject },
  { title: "a rejected promise of another realm", type: "rejecting", create: () => rejectElsewhere("x") },
  { title: "a promise that rejects with one", type: "rejecting", create: () => Promise.reject([reject()]) },
  { title: "a promise of one", type: "fulfilling", create: async () => ({ a: reject() }) },
  { title: "a promise that fulfills", type: "fulfilling", create: async () => "x" },
  {
    title: "a promise with a rejected member",
    type: "fulfilling",
    hasMembers: true,
    create: () => Object.assign(Promise.resolve(), { a: reject() }),
  },
  { title: "an object with one", type: "visible", create: () => ({ a: { b: reject() } }) },
  {
    title: "an object with one, and with a promise of itself",
    type: "visible",
    create: () => {
      const value: Record<string, unknown> = { a: reject() };
      value.b = Promise.resolve(value);
      return value;
    },
  },
  { title: "a list with one", type: "visible", create: () => [reject()] },
  { title: "a Map with one as value", type: "hidden", create: () => new Map([["a", reject()]]) },
  { title: "a Map with one as key", type: "hidden", create: () => new Map([[reject(), "a"]]) },
  { title: "a Set with one", type: "hidden", create: () => new Set([reject()]) },
  { title: "an Error whose cause is one", type: "hidden", create: () => new Error("x", { cause: reject() }) },
  { title: "an AggregateError with one", type: "hidden", create: () => new AggregateError([reject()], "x") },
  {
    title: "an object with one that is not enumerable",
    type: "hidden",
    create: () => Object.defineProperty({}, "a", { value: reject() }),
  },
  { title: "an object with one under a symbol", type: "hidden", create: () => ({ [Symbol("a")]: reject() }) },
];

/** An iterable object is a list of headers. Other hidden objects have none. */
const canBeHeaders = ({ type, title }: Kind): boolean => type !== "hidden" || /Map|Set/.test(title);
const isPromise = ({ type }: Kind): boolean => type === "rejecting" || type === "fulfilling";
const raw = { status: 200, headers: {}, body: "x" };
const stream = (iterator: unknown, isCut: boolean): Partial<Case> => ({
  operation: "events",
  status: 200,
  isCut,
  handle: (reply) => reply(200, iterate(iterator)),
});

/** Where an app can pass a value. Returns the functions of the app, and the status unless it is 500. */
const positions: Record<string, (kind: Kind) => Partial<Case>> = {
  status: ({ create }) => ({ handle: (reply) => reply(create(), "x") }),
  body: ({ create, type }) => ({ status: type === "hidden" ? 200 : 500, handle: (reply) => reply(200, create()) }),
  "member of a body": ({ create, type }) => ({
    status: type === "hidden" ? 200 : 500,
    handle: (reply) => reply(200, [{ a: { b: create() } }, 1n]),
  }),
  text: ({ create }) => ({ operation: "text", handle: (reply) => reply(200, create()) }),
  bytes: ({ create }) => ({ operation: "binary", handle: (reply) => reply(200, create()) }),
  header: ({ create }) => ({ handle: (reply) => reply(200, "x", { "X-A": create() }) }),
  "header of text": ({ create }) => ({ operation: "text", handle: (reply) => reply(200, "x", { "X-A": create() }) }),
  "thrown value": ({ create }) => ({ handle: () => fail(create())() }),
  "status of a raw reply": ({ create }) => ({ handle: () => ({ ...raw, status: create() }) }),
  "body of a raw reply": ({ create }) => ({ handle: () => ({ ...raw, body: create() }) }),
  "header of a raw reply": ({ create }) => ({ handle: () => ({ ...raw, headers: { "X-A": create() } }) }),
  "code of replyError": ({ create }) => ({
    handle: (_, replyError) => replyError(create(), "m"),
    renderError: () => ({}),
  }),
  "message of replyError": ({ create }) => ({
    handle: (_, replyError) => replyError("c", create()),
    redact: () => "x",
  }),
  "header of replyError": ({ create }) => ({ handle: (_, replyError) => replyError("c", "m", { "X-A": create() }) }),
  "header of admit": ({ create }) => ({ admit: () => ({ ...ok, headers: { "X-A": create() } }) }),
  "error of admit": ({ create }) => ({ admit: () => ({ headers: ok.headers, error: create() }) }),
  "scopes of admit": ({ create }) => ({ admit: () => ({ ...ok, scopes: create() }) }),
  "scope of admit": ({ create }) => ({ admit: () => ({ ...ok, scopes: [create()] }) }),
  "scopes of authenticate": ({ create }) => ({ authenticate: () => ({ context: "x", scopes: create() }) }),
  "scope of authenticate": ({ create }) => ({ authenticate: () => ({ context: "x", scopes: [create()] }) }),
  "result of hash": ({ create }) => ({ operation: "tagged", hash: create }),
  "result of redact": ({ create }) => ({ ...failing, redact: create }),
  "result of renderError": ({ create }) => ({ ...failing, renderError: create }),
  "result of onError": ({ create }) => ({ ...failing, onError: create }),
  "result of onInvalidResponse": ({ create }) => ({
    handle: (reply) => reply(200, "x", { "X-Undocumented": "x" }),
    onInvalidResponse: create,
  }),
  "status of wrap": ({ create }) => ({ wrap: (response) => ({ ...response, status: create() }) }),
  "body of wrap": ({ create }) => ({ wrap: (response) => ({ ...response, body: create() }) }),
  "header of wrap": ({ create }) => ({ wrap: (response) => ({ ...response, headers: { "X-A": create() } }) }),
  "text of a stream": ({ create }) => ({
    status: 200,
    isCut: true,
    wrap: (response) => ({ ...response, body: iterate({ next: () => ({ done: false, value: create() }) }) }),
  }),
  event: ({ create }) => stream({ next: () => ({ done: false, value: create() }) }, true),
  "event with members": (kind) => ({
    operation: "envelopes",
    status: 200,
    isCut: isPromise(kind),
    handle: (reply) => reply(200, new Set([kind.create(), kind.create()])),
  }),
  "result of a generator": ({ create }) => stream({ next: () => ({ done: true, value: create() }) }, false),
  "end of events": (kind) => stream({ next: () => ({ done: kind.create() }) }, isPromise(kind)),
  "result of return": ({ create }) => stream({ next: fail("x"), return: () => ({ value: create() }) }, true),
};

/** The results that the pipeline awaits. */
const awaited: Readonly<Record<string, (kind: Kind) => Partial<Case>>> = {
  "result of a handler": ({ create }) => ({ handle: create }),
  "result of admit": ({ create }) => ({ admit: create }),
  "result of authenticate": ({ create, type }) => ({
    status: type === "rejecting" ? 500 : 200,
    authenticate: create,
  }),
  "result of beforeHandler": ({ create, type }) => ({
    status: type === "rejecting" ? 500 : 200,
    beforeHandler: create,
  }),
  "result of wrap": ({ create }) => ({ wrap: create }),
  "result of a stream": ({ create }) => ({
    status: 200,
    isCut: true,
    wrap: (response) => ({ ...response, body: iterate({ next: create }) }),
  }),
};

const headers: Readonly<Record<string, (create: Kind["create"]) => Partial<Case>>> = {
  "headers of a reply": (create) => ({ handle: (reply) => reply(200, "x", create()) }),
  "headers of text": (create) => ({ operation: "text", handle: (reply) => reply(200, "x", create()) }),
  "headers of a raw reply": (create) => ({ handle: () => ({ ...raw, headers: create() }) }),
  "headers of replyError": (create) => ({ handle: (_, replyError) => replyError("c", "m", create()) }),
  "headers of admit": (create) => ({ admit: () => ({ ...ok, headers: create() }) }),
  "headers of wrap": (create) => ({ wrap: (response) => ({ ...response, headers: create() }) }),
};

for (const field of ["event", "id", "retry", "data"])
  positions[`${field} of an event`] = ({ create, type }) => ({
    operation: "envelopes",
    status: 200,
    isCut: field !== "data" || type !== "hidden",
    handle: (reply) => reply(200, [{ data: "x", [field]: create() }]),
  });

const teapot = { code: "c", status: 418, message: "m" };
const violation = { path: "x", message: "m" };
/** The members of an ErrorReply. */
const errorMembers: Readonly<Record<string, (value: unknown) => object>> = {
  code: (code) => ({ code }),
  status: (status) => ({ status }),
  message: (message) => ({ message }),
  details: (details) => ({ details }),
  detail: (detail) => ({ details: [violation, detail] }),
  "path of a detail": (path) => ({ details: [violation, { ...violation, path }] }),
  "message of a detail": (message) => ({ details: [violation, { ...violation, message }] }),
  header: (value) => ({ headers: { "X-A": value } }),
  headers: (value) => ({ headers: value }),
};

for (const [member, toMember] of Object.entries(errorMembers)) {
  const toError = (create: Kind["create"]) => ({ ...teapot, ...toMember(create()) });
  const toStatus = (kind: Kind) =>
    (member === "detail" && !isPromise(kind)) || (member === "headers" && !canBeHeaders(kind)) ? 418 : 500;
  // Functions that ignore their arguments.
  const ignoring = { redact: () => "x", renderError: () => ({}) };
  for (const others of [{}, ignoring]) {
    const suffix = others === ignoring ? ", which is ignored" : "";
    positions[`${member} of onError${suffix}`] = (kind) => ({
      ...failing,
      ...others,
      status: toStatus(kind),
      onError: () => toError(kind.create),
    });
    positions[`${member} of the error of admit${suffix}`] = (kind) => ({
      ...others,
      status: toStatus(kind),
      admit: () => ({ headers: ok.headers, error: toError(kind.create) }),
    });
  }
}

const generated: Case[] = kinds.flatMap((kind) => {
  const atHeaders = Object.entries(canBeHeaders(kind) ? headers : {}).map(
    ([position, toCase]) => [position, toCase(kind.create)] as const,
  );
  const others = { ...positions, ...(!kind.hasMembers && awaited) };
  const atOthers = Object.entries(others).map(([position, toCase]) => [position, toCase(kind)] as const);
  return [...atHeaders, ...atOthers].map(([position, each]): Case => {
    return { title: `${kind.title} as ${position}`, status: 500, ...each };
  });
});
generated.push(
  ...kinds.filter(isPromise).map(({ title, create }): Case => {
    const events = { [Symbol.asyncIterator]: create };
    return { title: `${title} as iterator`, operation: "events", status: 500, handle: (reply) => reply(200, events) };
  }),
  ...[() => [reject(), reject()], () => new Set([reject(), reject()])].map((create, index): Case => {
    const handle = (reply: Reply) => reply(200, create());
    return { title: `rejected events ${index}`, operation: "events", status: 200, isCut: true, handle };
  }),
);

/** Where a value of an app can have a rejected promise, next to another one that is reported first. */
const promiseFields = ["status", "body", "member", "next member", "header", "next header"];
const promisePairs: Case[] = promiseFields.flatMap((first, index) =>
  promiseFields.slice(index + 1).flatMap((second): Case[] => {
    const toReply = () => {
      const reject = (name: string, value: () => unknown) =>
        [first, second].includes(name) ? Promise.reject("x") : value();
      const toText = () => "x";
      return {
        status: reject("status", () => 200),
        headers: { "X-A": reject("header", toText), "X-B": reject("next header", toText) },
        body: reject("body", () => ({ a: [reject("member", toText)], b: { c: reject("next member", toText) } })),
      };
    };
    const title = `rejected promises as ${first} and ${second}`;
    const send = (reply: Reply) => {
      const { status, body, headers } = toReply();
      return reply(status, body, headers);
    };
    const toError = () => {
      const { status, body, headers } = toReply();
      return { code: "c", message: body, details: [{ path: "x", message: body }], headers, status };
    };
    return [
      ...(["json", "text", "binary", "events"] as const).map((operation) => {
        return { title: `${title} of ${operation}`, operation, status: 500, handle: send };
      }),
      { title: `${title} of wrap`, status: 500, wrap: (response) => ({ ...response, ...toReply() }) },
      { title: `${title} of a failure`, status: 500, handle: () => fail(toReply())() },
      { title: `${title} of onError`, status: 500, handle: fail("x"), onError: toError },
      { title: `${title} of admit`, status: 500, admit: () => ({ ...ok, headers: {}, error: toError() }) },
      { title: `${title} of renderError`, status: 500, handle: fail("x"), renderError: () => toReply() },
      {
        title: `${title} of an event`,
        operation: "events",
        status: 200,
        isCut: true,
        handle: (reply) => reply(200, iterate({ next: async () => ({ done: false, value: toReply() }) })),
      },
      {
        title: `${title} of two events`,
        operation: "events",
        status: 200,
        isCut: true,
        handle: (reply) => reply(200, [toReply(), toReply()]),
      },
    ];
  }),
);

/** The promises that an app can return or throw where it must not, with the status of the response. */
export const promiseCases: readonly Case[] = [...generated, ...promisePairs];
