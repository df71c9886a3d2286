import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiDocument, isNode, type Node, type Operation, type Parameter } from "../document.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, isOpaque, type RequestValues, toPlace } from "../requests.ts";
import { findItems, listMembers, listResources, type Resource } from "../resources.ts";
import { quote } from "../schema/schema-validator.ts";
import { createTextRule, isFile, listTypes, typeOf } from "../schema/values.ts";
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
  const entries = [
    ["no credentials", {}],
    ["invalid credentials", undefined],
  ] as const;
  return entries.map(([name, headers]) =>
    toCase(operation, {
      id: `security/${name}`,
      title: `rejects a request with ${name}`,
      key: "security",
      covers: [`${operation.id} ${name}`],
      async run(context) {
        if (Object.keys(context.setup.headers ?? {}).length === 0)
          context.skip("credentials: --bearer, --basic, --header or a setup");
        const wrong = Object.fromEntries(
          Object.entries(context.setup.headers ?? {}).map(([key, value]) => [
            key,
            value.replace(/[A-Za-z0-9._~+/=-]+$/, "wrong-credentials"),
          ]),
        );
        const exchange = await context.callValid(operation, {
          as: "none",
          change: (request) => ({ ...request, headers: headers ?? wrong }),
        });
        const { status } = exchange.response;
        if (status >= 400) return;
        const check = isWriting(operation) && name === "no credentials" ? "anonymous-change" : "ignored-credentials";
        context.fail(check, `the operation requires credentials, but a request with ${name} got ${status}`, exchange, {
          node: operation.node,
          key: "security",
        });
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
          exchange,
        );
    },
  });
}

/** An input that accepts free text. */
interface TextInput {
  readonly name: string;
  readonly format: unknown;
  readonly accepts: (text: string) => boolean;
  set(request: RequestValues, text: string): RequestValues;
}

function listTextInputs(document: ApiDocument, operation: Operation): TextInput[] {
  const toRule = (schema: Parameter["schema"], place: Parameter["in"] | "json" | "form") => {
    const [type] = listTypes(document, schema);
    const isText = type && typeOf(type) === "string" && !type.enum && !type.const && !isFile(type, place);
    return isText ? { format: type.format, matches: createTextRule(type, place) } : undefined;
  };
  const parameters = operation.parameters.flatMap((parameter): TextInput[] => {
    const rule = isOpaque(parameter) ? undefined : toRule(parameter.schema, parameter.in);
    if (!rule || parameter.in === "cookie") return [];
    const set = (request: RequestValues, text: string) => ({
      ...request,
      parameters: new Map(request.parameters).set(parameter, text),
    });
    return [
      {
        name: parameter.name,
        format: rule.format,
        accepts: (text) => rule.matches(text) && isFormat(rule.format, text),
        set,
      },
    ];
  });
  const content = chooseContent(operation.body?.contents);
  const alternatives = content?.schema === undefined ? [] : listTypes(document, content.schema);
  const members = alternatives.flatMap((alternative) =>
    Object.entries(Object(alternative.properties)).flatMap(([name, schema]): TextInput[] => {
      const rule = content && toRule(schema as Parameter["schema"], toPlace(content));
      if (!rule) return [];
      const set = (request: RequestValues, text: string) => ({
        ...request,
        body: withMember(alternative, request.body, name, text),
      });
      return [{ name, format: rule.format, accepts: (text) => rule.matches(text) && isFormat(rule.format, text), set }];
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
          const [before, after] = [none, all].map(({ response }) => findItems(tryParse(response.bodyText)).length) as [
            number,
            number,
          ];
          if (all.response.status < 300 && after > before)
            context.fail(
              "sql-injection",
              `${input.name}=${payload} returns ${after} entries, and another text ${before}`,
              all,
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
                const exchange = await send(context, input, `${listener.url}/probe`);
                if (await listener.wasCalled())
                  context.fail(
                    "server-side-request",
                    `the service fetched ${listener.url}/probe, an address of its own host, from ${input.name}`,
                    exchange,
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
    context.fail(
      "cross-site-scripting",
      `the response with Content-Type ${type} contains the script of the request`,
      exchange,
    );
}

const callbackMs = 200;

/** Starts a server that records whether it was called. */
async function listen() {
  let notify = () => {};
  const called = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const server = createServer((_, response) => {
    notify();
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // A service can fetch the address after its response.
    wasCalled: () =>
      Promise.race([
        called.then(() => true),
        new Promise<boolean>((resolve) => setTimeout(resolve, callbackMs, false)),
      ]),
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
  const [schema] = [success?.contents[0]?.schema].flatMap((each) =>
    each === undefined ? [] : listTypes(document, each),
  );
  if (!isWriting(operation) || !content || toPlace(content) !== "json" || !schema) return [];
  const accepted = listMembers(document, operation);
  const fields = Object.entries(Object(schema.properties) as Record<string, Parameter["schema"]>).filter(
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
        const exchange = await context.call(
          operation,
          { ...request, body: { ...request.body, [name]: value } },
          { isUnchecked: true },
        );
        const body = Object(tryParse(exchange.response.bodyText));
        if (exchange.response.status < 300 && body[name] === value)
          context.fail(
            "mass-assignment",
            `a client must not set ${name}, but the response has ${name} ${quote(value)}`,
            exchange,
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
          const remaining =
            anonymous.response.status < 300 && operation.method === "DELETE"
              ? await createFresh(context, resource)
              : entry;
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
          const { label } = operation;
          if (exchange.response.status === 401)
            context.report(
              "401-instead-of-403",
              `${label}: the credentials of ${user} are valid, so the status must be 403, got 401`,
              exchange,
            );
          if (isForbidden(result) && anonymous < 300)
            context.report(
              "ignored-anonymous",
              `${label}: ${user} gets 403, but a request without credentials gets ${anonymous}`,
              exchange,
            );
          if (operation.method === "GET" && isForbidden(result) && unknown === 404)
            context.report(
              "existence-leak",
              `${label}: ${user} gets 403 for an entry of another user and 404 for an unknown one, which shows that the entry exists`,
              exchange,
            );
          if (isWriting(operation) && isAllowed(result) && writes.some(isForbidden))
            context.report(
              "missing-authorization",
              `${label}: ${user} may change the entry of another user, although other operations return 403`,
              exchange,
            );
        }
      },
    }),
  ];
}
