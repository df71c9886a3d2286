import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode, type Node, toArray, toNode } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, Schema } from "../document.ts";
import { isSecret, toWrongCredential } from "../findings.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, isOpaque, type RequestValues, toContentLocation, withParameter } from "../requests.ts";
import { findItems } from "../resources.ts";
import { createTextRule, isFile, listProperties, listTypes, typeOf, type ValueLocation } from "../schema/values.ts";
import type { CallValidOptions, CaseContext, ConformanceCase } from "../session.ts";
import { shorten } from "../text.ts";
import { bodyOf, isSuccess, tryParse } from "../validate-response.ts";
import { isWriting, toCase } from "./case.ts";

/** Credentials, injections and members that a client must not set. */
export function* createSecurityCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const operation of document.operations) {
    if (operation.isPublic) yield createAnonymousCase(operation);
    else yield* ["no credentials", "invalid credentials"].map((name) => createCredentialCase(operation, name));
    const scopes = operation.security.flatMap((requirement) => Object.values(requirement).flatMap(toArray));
    if (!operation.isPublic && scopes.length > 0) yield createScopeCase(operation);
    for (const input of listTextInputs(document, operation)) yield* createInjectionCases(document, operation, input);
    yield* createMassAssignmentCases(document, operation);
  }
}

function createCredentialCase(operation: Operation, name: string): ConformanceCase {
  return toCase(operation, {
    id: `security/${name}`,
    title: `rejects a request with ${name}`,
    key: "security",
    covers: [`${operation.id} ${name}`],
    async run(context) {
      const own = Object.entries(context.setup.headers ?? {});
      const isAnonymous = name === "no credentials";
      if (own.length === 0 && !context.setup.query) context.skip("credentials: --bearer, --basic, --header or a setup");
      const check = isWriting(operation) && isAnonymous ? "anonymous-change" : "ignored-credentials";
      const expectDenied = async (label: string, replace: CallValidOptions["replace"] = {}) => {
        const { status } = (await context.callValid(operation, { as: "none", replace })).response;
        if (status < 400)
          context.fail(check, `the operation requires credentials, but a request with ${label} got ${status}`);
      };
      if (isAnonymous) return expectDenied(name);
      const change = (toValue: (value: string, key: string) => string) => ({
        headers: Object.fromEntries(own.map(([key, value]) => [key, toValue(value, key)] as const)),
      });
      if (own.length > 0) await expectDenied(name, change(toWrongCredential));
      for (const [label, forge] of Object.entries(forgeries)) {
        if (own.every(([, value]) => forgeToken(value, forge) === value)) continue;
        const toForged = (value: string, key: string) => {
          const forged = forgeToken(value, forge);
          return forged === value && isSecret(key, value) ? toWrongCredential(value) : forged;
        };
        await expectDenied(label, change(toForged));
      }
      for (const credential of operation.credentials) {
        const { name: key, in: place, node } = credential;
        const value = toWrongCredential(`${node.prefix ?? ""} `);
        const toSent = (name: string, text: string) => `${name}: ${toWrongCredential(text)}`.toLowerCase();
        const header = toSent(place === "cookie" ? place : key, value);
        if (place !== "query" && own.some((each) => toSent(...each) === header)) continue;
        await expectDenied(`a wrong ${key}`, { parameters: new Map([[credential, value]]) });
      }
    },
  });
}

type Token = readonly [header: Node, payload: Node, signature: string];

/** Changes of a JSON Web Token that its signature must reveal (RFC 7519, section 7.2). */
const forgeries: Readonly<Record<string, (...token: Token) => Token>> = {
  "a token with another payload and the same signature": (header, payload, signature) => [
    header,
    { ...payload, changed: true },
    signature,
  ],
  "an unsigned token with alg: none": (header, payload) => [{ ...header, alg: "none" }, payload, ""],
};

/** Replaces each JSON Web Token of a header, such as "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln". */
function forgeToken(value: string, forge: (...token: Token) => Token): string {
  const decode = (part: string) => toNode(tryParse(Buffer.from(part, "base64url").toString()));
  const encode = (part: Node) => Buffer.from(stringifyJson(part)).toString("base64url");
  return value.replaceAll(/\b(eyJ[\w-]+)\.(eyJ[\w-]+)\.([\w-]+)/g, (_, first: string, second: string, last: string) => {
    const [header, payload, signature] = forge(decode(first), decode(second), last);
    return [encode(header), encode(payload), signature].join(".");
  });
}

function createScopeCase(operation: Operation): ConformanceCase {
  return toCase(operation, {
    id: "security/scopes",
    title: "rejects credentials without a required scope",
    key: "security",
    async run(context) {
      const isEnough = (names: readonly unknown[]) =>
        operation.security.some((each) =>
          Object.values(each).every((list) => toArray(list).every((name) => names.includes(name))),
        );
      const weak = Object.entries(context.setup.scopes ?? {}).filter(([names]) => !isEnough(names.split(" ")));
      if (weak.length === 0) context.skip("credentials without a required scope: scopes in a setup");
      for (const [names, headers] of weak) {
        const { status } = (await context.callValid(operation, { as: "none", replace: { headers } })).response;
        if (status < 400)
          context.fail("missing-authorization", `the scopes "${names}" are not enough, but the request got ${status}`);
      }
    },
  });
}

function createAnonymousCase(operation: Operation): ConformanceCase {
  return toCase(operation, {
    id: "security/public",
    title: "accepts a request without credentials",
    key: "security",
    async run(context) {
      const exchange = await context.callValid(operation, { as: "none", isUnchecked: true });
      const message = "the operation requires no credentials, but a request without them got 401";
      if (exchange.response.status === 401) context.fail("unexpected-401", message);
    },
  });
}

/** An input that accepts free text. */
interface TextInput {
  readonly name: string;
  readonly isUrl: boolean;
  accepts(text: string): boolean;
  set(request: RequestValues, text: string): RequestValues;
}

function listTextInputs(document: ApiDocument, operation: Operation): TextInput[] {
  const parameters = operation.parameters.flatMap((parameter) => {
    const { name, schema, in: location } = parameter;
    if (isOpaque(parameter) || location === "cookie" || location === "querystring") return [];
    const set: TextInput["set"] = (request, text) => withParameter(request, parameter, text);
    return toTextInputs(listTypes(document, schema)[0], location, { name, set });
  });
  const content = chooseContent(operation.body?.contents);
  if (content?.schema === undefined) return parameters;
  const members = listTypes(document, content.schema ?? false).flatMap((alternative) => {
    const names = listProperties(alternative).map(([name]) => name);
    // Another alternative of a oneOf can have the member.
    const toOwn = (body: unknown) => Object.entries(toNode(body)).filter(([name]) => names.includes(name));
    return listProperties(alternative).flatMap(([name, schema]) => {
      const set: TextInput["set"] = ({ body, ...request }, text) => ({
        ...request,
        body: { ...Object.fromEntries(toOwn(body)), [name]: text },
      });
      return toTextInputs(listTypes(document, schema)[0], toContentLocation(content), { name, set });
    });
  });
  return [...parameters, ...members];
}

/** Returns an input if its type is free text, else none. */
function toTextInputs(type: Node | undefined, location: ValueLocation, input: Pick<TextInput, "name" | "set">) {
  if (!type || typeOf(type) !== "string" || type.enum || type.const || isFile(type, location)) return [];
  const { format } = type;
  const matches = createTextRule(type, location);
  const accepts = (text: string) => matches(text) && isFormat(format, text);
  const isLink =
    /^(uri|url|iri)$/.test(String(format)) || /url|uri|link|href|callback|webhook|image|avatar|site/i.test(input.name);
  return [{ ...input, accepts, isUrl: isLink && accepts("http://127.0.0.1:1/x") }];
}

function isFormat(format: unknown, text: string): boolean {
  if (format === "uri" || format === "url") return URL.canParse(text);
  return format === undefined || format === "password";
}

const sqlErrors =
  /SQL syntax|SQLITE_|sqlite3?\.|near "[^"]*": syntax error|unrecognized token|unterminated quoted|ORA-\d{5}|PG::|psycopg|pg_query|SQLSTATE/i;
const script = "<script>alert(1)</script>";

function* createInjectionCases(document: ApiDocument, operation: Operation, input: TextInput) {
  const { name } = input;
  const send = async (context: CaseContext, text: string) => {
    if (!input.accepts(text)) return context.skip("a text input that accepts the payload");
    return context.call(operation, input.set(await context.resources.createRequest(operation), text));
  };
  yield toCase(operation, {
    id: `security/sql/${name}`,
    title: `${name} is not part of an SQL statement`,
    async run(context) {
      const broken = await send(context, "x'");
      // Only the quotation mark differs, because the service can reject another length.
      const plain = await send(context, "xx");
      const [{ status, bodyText }, valid] = [broken.response, plain.response];
      const isNewError = sqlErrors.test(bodyText) && !sqlErrors.test(valid.bodyText);
      const message = `a quotation mark in ${name} changes an SQL statement, got ${status}: ${shorten(bodyText, 200)}`;
      if ((status >= 500 && valid.status < 500) || isNewError) context.fail("sql-injection", message, broken);
      if (operation.method !== "GET" || !isSuccess(plain)) return;
      const count = (exchange: Exchange) => findItems(bodyOf(exchange)).length;
      const before = count(await send(context, "zqxj"));
      for (const payload of ["zqxj' OR '1'='1", "zqxj%' OR '1'='1' --", "zqxj' OR 1=1 --"]) {
        const all = await send(context, payload);
        const after = count(all);
        const more = `${name}=${payload} must return no more entries than another text, got ${after} instead of ${before}`;
        if (isSuccess(all) && after > before) context.fail("sql-injection", more);
      }
    },
  });
  yield toCase(operation, {
    id: `security/nul/${name}`,
    title: `the service does not fail for U+0000 in ${name}`,
    // A 5xx is a finding. Databases that cannot store the text make it a 4xx.
    run: async (context) => void (await send(context, "x\u0000")),
  });
  yield toCase(operation, {
    id: `security/html/${name}`,
    title: `${name} does not return as HTML`,
    async run(context) {
      const exchange = await send(context, script);
      expectNoScript(context, exchange);
      const entry = isSuccess(exchange) && context.resources.toEntry(exchange);
      if (!entry) return;
      const reads = document.operations.filter(
        ({ method, path }) => method === "GET" && path.startsWith(entry.itemPath),
      );
      for (const get of reads) {
        expectNoScript(context, await context.callValid(get, { entry }));
        const replace = { headers: { Accept: "text/html" } };
        expectNoScript(context, await context.callValid(get, { entry, replace, isUnchecked: true }));
      }
    },
  });
  if (!input.isUrl) return;
  yield toCase(operation, {
    id: `security/server-side-request/${name}`,
    title: `the service does not fetch a private address from ${name}`,
    needsLogic: true,
    async run(context) {
      const listener = await listen();
      const url = `${listener.url}/probe`;
      try {
        await send(context, url);
        const message = `the service must not fetch an address of its own host from ${name}, got a request for ${url}`;
        if (await listener.wasCalled()) context.fail("server-side-request", message);
      } finally {
        listener.close();
      }
    },
  });
}

/** A browser runs a script only in HTML, or without a type. */
function expectNoScript(context: CaseContext, exchange: Exchange): void {
  const type = exchange.response.headers.get("content-type") ?? "text/html";
  if (/html|xml|svg/.test(type) && exchange.response.bodyText.includes(script))
    context.fail("cross-site-scripting", `the response with Content-Type ${type} contains the script of the request`);
}

const callbackMs = 200;

/** Starts a server that records whether it was called. */
async function listen() {
  const { promise: called, resolve: notify } = Promise.withResolvers<boolean>();
  const server = createServer((_, response) => {
    notify(true);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // A service can fetch the address after its response.
    wasCalled: () => Promise.race([called, setTimeout(callbackMs, false)]),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A service can set one of two values itself. */
const assignedValues: Readonly<Record<string, readonly unknown[]>> = {
  integer: [987654321],
  number: [987654321],
  boolean: [true, false],
};

/** Members of the response that a client must not set. */
function createMassAssignmentCases(document: ApiDocument, operation: Operation): ConformanceCase[] {
  const content = chooseContent(operation.body?.contents);
  const [schema] = listTypes(document, operation.success?.contents[0]?.schema ?? false);
  if (!isWriting(operation) || !content || toContentLocation(content) !== "json" || !schema) return [];
  const sent = listTypes(document, content.schema ?? false).flatMap(listProperties);
  const documented = Object.fromEntries(listProperties(schema));
  const members = Object.entries<Schema>({ role: true, isAdmin: true, ...documented });
  const isReadOnly = (member: Schema) => toNode(document.resolve(member)).readOnly === true;
  // In a response, readOnly says nothing about the same member of a request with another schema.
  const isForbidden = ([name]: readonly [string, Schema]) =>
    sent.every(([each, member]) => each !== name || isReadOnly(member));
  return members.filter(isForbidden).map(([name, member]) =>
    toCase(operation, {
      id: `security/mass-assignment/${name}`,
      title: `a client cannot set ${name}`,
      needsLogic: true,
      async run(context) {
        if (!context.isClosed && !Object.hasOwn(documented, name))
          context.skip("responses without undocumented members");
        const [type = {}] = listTypes(document, member);
        for (const value of assignedValues[typeOf(type)] ?? ["assigned-by-client"]) {
          const request = await context.resources.createRequest(operation, { isFresh: true, variant: `${value}` });
          if (!isNode(request.body)) return context.skip("a JSON object as its body");
          const body = { ...request.body, [name]: value };
          const exchange = await context.call(operation, { ...request, body }, { isUnchecked: true });
          if (!isSuccess(exchange) || toNode(bodyOf(exchange))[name] !== value) return;
        }
        context.fail("mass-assignment", `a client must not set ${name}, but the response has the value of the request`);
      },
    }),
  );
}
