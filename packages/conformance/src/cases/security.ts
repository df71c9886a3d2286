import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { isNode, type Node } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, Schema } from "../document.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, isOpaque, type RequestValues, toPlace } from "../requests.ts";
import { findItems, listMembers, listResources, type Resource } from "../resources.ts";
import { quote } from "../schema/schema-validator.ts";
import { createTextRule, isFile, listTypes, type Place, typeOf } from "../schema/values.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { tryParse } from "../validate-response.ts";
import { isWriting, toCase } from "./requests.ts";
import { createFresh } from "./sequences.ts";

/** Credentials, injections and access to the data of other users. */
export function createSecurityCases(document: ApiDocument): ConformanceCase[] {
  return [
    ...document.operations.flatMap((operation) => [
      ...createCredentialCases(operation),
      ...createInjectionCases(document, operation),
      ...createMassAssignmentCases(document, operation),
    ]),
    ...listResources(document).flatMap((resource) => createUserCases(resource)),
  ];
}

function createCredentialCases(operation: Operation): ConformanceCase[] {
  if (operation.isPublic) return [createAnonymousCase(operation)];
  return ["no credentials", "invalid credentials"].map((name) =>
    toCase(operation, {
      id: `security/${name}`,
      title: `rejects a request with ${name}`,
      key: "security",
      covers: [`${operation.id} ${name}`],
      async run(context) {
        const own = Object.entries(context.setup.headers ?? {});
        if (own.length === 0) context.skip("credentials: --bearer, --basic, --header or a setup");
        const isAnonymous = name === "no credentials";
        const wrong = own.map(([key, value]) => [key, value.replace(/[A-Za-z0-9._~+/=-]+$/, "wrong-credentials")]);
        const headers = isAnonymous ? {} : Object.fromEntries(wrong);
        const change = (request: RequestValues) => ({ ...request, headers });
        const { status } = (await context.callValid(operation, { as: "none", change })).response;
        const check = isWriting(operation) && isAnonymous ? "anonymous-change" : "ignored-credentials";
        if (status < 400)
          context.fail(check, `the operation requires credentials, but a request with ${name} got ${status}`);
      },
    }),
  );
}

function createAnonymousCase(operation: Operation): ConformanceCase {
  return toCase(operation, {
    id: "security/public",
    title: "accepts a request without credentials",
    key: "security",
    async run(context) {
      const exchange = await context.callValid(operation, { as: "none", isUnchecked: true });
      if (exchange.response.status === 401)
        context.fail(
          "unexpected-401",
          "the document requires no credentials for the operation, but a request without them got 401",
        );
    },
  });
}

/** An input that accepts free text. */
interface TextInput extends TextRule {
  readonly name: string;
  set(request: RequestValues, text: string): RequestValues;
}

interface TextRule {
  readonly format: unknown;
  accepts(text: string): boolean;
}

function listTextInputs(document: ApiDocument, operation: Operation): TextInput[] {
  const toRule = (schema: Schema, place: Place): TextRule | undefined => {
    const [type] = listTypes(document, schema);
    const isText = type && typeOf(type) === "string" && !type.enum && !type.const && !isFile(type, place);
    if (!isText) return undefined;
    const { format } = type;
    const matches = createTextRule(type, place);
    return { format, accepts: (text) => matches(text) && isFormat(format, text) };
  };
  const parameters = operation.parameters.flatMap((parameter): TextInput[] => {
    const rule = isOpaque(parameter) ? undefined : toRule(parameter.schema, parameter.in);
    if (!rule || parameter.in === "cookie") return [];
    const set = (request: RequestValues, text: string) => ({
      ...request,
      parameters: new Map(request.parameters).set(parameter, text),
    });
    return [{ ...rule, name: parameter.name, set }];
  });
  const content = chooseContent(operation.body?.contents);
  const alternatives = content?.schema === undefined ? [] : listTypes(document, content.schema);
  const members = alternatives.flatMap((alternative) =>
    Object.entries(Object(alternative.properties)).flatMap(([name, schema]): TextInput[] => {
      const rule = content && toRule(schema as Schema, toPlace(content));
      if (!rule) return [];
      const set = (request: RequestValues, text: string) => ({
        ...request,
        body: withMember(alternative, request.body, name, text),
      });
      return [{ ...rule, name, set }];
    }),
  );
  return [...parameters, ...members];
}

// Another alternative of a oneOf can have the member.
function withMember({ properties }: Node, body: unknown, name: string, text: string): unknown {
  const kept = Object.entries(Object(body)).filter(([key]) => key in Object(properties));
  return { ...Object.fromEntries(kept), [name]: text };
}

function isFormat(format: unknown, text: string): boolean {
  if (format === "uri" || format === "url") return URL.canParse(text);
  return format === undefined || format === "password";
}

const sqlErrors =
  /SQL syntax|SQLITE_|sqlite3?\.|near "[^"]*": syntax error|unrecognized token|unterminated quoted|ORA-\d{5}|PG::|psycopg|pg_query|SQLSTATE/i;
const script = "<script>alert(1)</script>";

function createInjectionCases(document: ApiDocument, operation: Operation): ConformanceCase[] {
  const inputs = listTextInputs(document, operation);
  const isUrl = ({ name, format, accepts }: TextInput) =>
    (/^(uri|url|iri)$/.test(String(format)) || /url|uri|link|href|callback|webhook|image|avatar|site/i.test(name)) &&
    accepts("http://127.0.0.1:1/x");
  const send = async (context: CaseContext, input: TextInput, text: string) => {
    if (!input.accepts(text)) return context.skip("a text input that accepts the payload");
    return context.callValid(operation, { change: (request) => input.set(request, text) });
  };
  return inputs.flatMap((input) => [
    toCase(operation, {
      id: `security/sql/${input.name}`,
      title: `${input.name} is not part of an SQL statement`,
      async run(context) {
        const broken = await send(context, input, "x'");
        const { status, bodyText } = broken.response;
        const plain = await send(context, input, "x");
        if (
          (status >= 500 && plain.response.status < 500) ||
          (sqlErrors.test(bodyText) && !sqlErrors.test(plain.response.bodyText))
        )
          context.fail(
            "sql-injection",
            `a quotation mark in ${input.name} changes an SQL statement, got ${status}: ${bodyText.slice(0, 200)}`,
            broken,
          );
        if (operation.method !== "GET" || plain.response.status >= 300) return;
        const none = await send(context, input, "zqxj");
        for (const payload of ["zqxj' OR '1'='1", "zqxj%' OR '1'='1' --", "zqxj' OR 1=1 --"]) {
          const all = await send(context, input, payload);
          const count = (exchange: Exchange) => findItems(tryParse(exchange.response.bodyText)).length;
          const [before, after] = [count(none), count(all)];
          if (all.response.status < 300 && after > before)
            context.fail(
              "sql-injection",
              `${input.name}=${payload} returns ${after} entries, and another text ${before}`,
            );
        }
      },
    }),
    toCase(operation, {
      id: `security/html/${input.name}`,
      title: `${input.name} does not return as HTML`,
      async run(context) {
        const exchange = await send(context, input, script);
        expectNoScript(context, exchange);
        const entry = exchange.response.status < 300 ? context.resources.toEntry(exchange) : undefined;
        if (!entry) return;
        const reads = document.operations.filter(
          ({ method, path }) => method === "GET" && path.startsWith(entry.itemPath),
        );
        for (const get of reads) {
          expectNoScript(context, await context.callValid(get, { entry }));
          const change = (request: RequestValues) => ({ ...request, headers: { Accept: "text/html" } });
          expectNoScript(context, await context.callValid(get, { entry, change, isUnchecked: true }));
        }
      },
    }),
    ...(isUrl(input)
      ? [
          toCase(operation, {
            id: `security/server-side-request/${input.name}`,
            title: `the service does not fetch a private address from ${input.name}`,
            async run(context) {
              const listener = await listen();
              try {
                await send(context, input, `${listener.url}/probe`);
                if (await listener.wasCalled())
                  context.fail(
                    "server-side-request",
                    `the service fetched ${listener.url}/probe, an address of its own host, from ${input.name}`,
                  );
              } finally {
                listener.close();
              }
            },
          }),
        ]
      : []),
  ]);
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

/** Members of the response that a client must not set. */
function createMassAssignmentCases(document: ApiDocument, operation: Operation): ConformanceCase[] {
  const content = chooseContent(operation.body?.contents);
  const success = operation.responses.find(({ status }) => status.startsWith("2"));
  const [schema] = listTypes(document, success?.contents[0]?.schema ?? false);
  if (!isWriting(operation) || !content || toPlace(content) !== "json" || !schema) return [];
  const accepted = listMembers(document, operation);
  const fields = Object.entries(Object(schema.properties) as Record<string, Schema>).filter(
    ([name, member]) => !accepted.includes(name) || Object(document.resolve(member)).readOnly === true,
  );
  const names = [...fields.map(([name]) => name), "role", "isAdmin"].filter(
    (name) => !accepted.includes(name) || fields.some(([each]) => each === name),
  );
  return [...new Set(names)].map((name) =>
    toCase(operation, {
      id: `security/mass-assignment/${name}`,
      title: `a client cannot set ${name}`,
      async run(context) {
        const member = fields.find(([each]) => each === name)?.[1];
        const [type] = member === undefined ? [] : listTypes(document, member);
        const value =
          { integer: 987654321, number: 987654321, boolean: true }[type ? typeOf(type) : "string"] ??
          "assigned-by-client";
        const request = await context.resources.createRequest(operation, { isFresh: true });
        if (!isNode(request.body)) return context.skip("a JSON object as its body");
        const assigned = { ...request, body: { ...request.body, [name]: value } };
        const { response } = await context.call(operation, assigned, { isUnchecked: true });
        if (response.status < 300 && Object(tryParse(response.bodyText))[name] === value)
          context.fail(
            "mass-assignment",
            `a client must not set ${name}, but the response has ${name} ${quote(value)}`,
          );
      },
    }),
  );
}

/** Access of another user to an entry of the first user. A 403 shows that it is private. */
function createUserCases(resource: Resource): ConformanceCase[] {
  const operations = Object.values(resource.item);
  const [first] = operations.filter(({ isPublic }) => !isPublic);
  if (!first || !(resource.create ?? resource.item.PUT)) return [];
  return [
    toCase(first, {
      id: "security/other-user",
      title: `another user gets the same access to ${resource.itemPath} in all operations`,
      isWrite: true,
      async run(context) {
        const [user] = Object.keys(context.setup.otherUsers ?? {});
        if (user === undefined) return context.skip("the credentials of a second user: otherUsers in a setup");
        const results: { operation: Operation; exchange: Exchange; anonymous: number; unknown: number }[] = [];
        for (const operation of operations) {
          const entry = await createFresh(context, resource);
          const anonymous = await context.callValid(operation, { entry, as: "none" });
          const isRemoved = anonymous.response.status < 300 && operation.method === "DELETE";
          const remaining = isRemoved ? await createFresh(context, resource) : entry;
          const exchange = await context.callValid(operation, { entry: remaining, as: user });
          const absent = context.values.createValues(operation, `${context.caseId} absent`, { members: "required" });
          const unknown = await context.call(operation, absent, { as: user });
          results.push({ operation, exchange, anonymous: anonymous.response.status, unknown: unknown.response.status });
        }
        const isForbidden = ({ exchange }: (typeof results)[number]) => exchange.response.status === 403;
        const isAllowed = ({ exchange }: (typeof results)[number]) => exchange.response.status < 300;
        const writes = results.filter(({ operation }) => isWriting(operation));
        for (const result of results) {
          const { operation, exchange, anonymous, unknown } = result;
          const report = (check: string, message: string) =>
            context.report(check, `${operation.label}: ${message}`, exchange);
          if (exchange.response.status === 401)
            report("401-instead-of-403", `the credentials of ${user} are valid, so the status must be 403, got 401`);
          if (isForbidden(result) && anonymous < 300)
            report("ignored-anonymous", `${user} gets 403, but a request without credentials gets ${anonymous}`);
          if (operation.method === "GET" && isForbidden(result) && unknown === 404)
            report(
              "existence-leak",
              `${user} gets 403 for an entry of another user and 404 for an unknown one, which shows that the entry exists`,
            );
          if (isWriting(operation) && isAllowed(result) && writes.some(isForbidden))
            report(
              "missing-authorization",
              `${user} may change the entry of another user, although other operations return 403`,
            );
        }
      },
    }),
  ];
}
