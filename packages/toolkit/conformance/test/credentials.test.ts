import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { createSecurityCases } from "../src/cases/security.ts";
import { createApiDocument, type Operation } from "../src/document.ts";
import { collectFindings } from "../src/findings.ts";
import type { CaseContext } from "../src/session.ts";
import { runCases } from "./run-cases.ts";
import { serve } from "./serve.ts";

const credentials = [
  ["Authorization", "Basic dTpw", "Basic wrong-credentials"],
  ["Authorization", "bearer a.b-c", "bearer wrong-credentials"],
  ["Authorization", 'Digest username="a", response="b"', "Digest wrong-credentials"],
  ["Authorization", "s3cret", "wrong-credentials"],
  ["Cookie", "theme=dark; session=s3cret!", "wrong-credentials"],
  ["X-Api-Key", "p@ss word!", "wrong-credentials"],
] as const;

it.each(credentials)("sends %s other than %s and prints it", async (name, value, wrong) => {
  const received: unknown[] = [];
  const findings = await run({ [name]: value }, (sent) => {
    received.push(sent);
    return sent === value ? 200 : 401;
  });
  expect(received).toEqual([undefined, wrong]);
  expect(findings.map(({ check }) => check)).toEqual(["401-without-www-authenticate"]);
  expect(findings[0]?.curl).not.toContain(value);
  const accepting = await run({ [name]: value }, (sent) => (sent ? 200 : 401));
  expect(accepting.map(({ check, curl }) => [check, curl])).toContainEqual([
    "ignored-credentials",
    expect.stringContaining(`-H '${name}: ${wrong}'`),
  ]);
});

it("sends the key of the query once, only with the other credentials of its user, and does not print it", async () => {
  const targets: unknown[] = [];
  const baseUrl = await serve(({ url, headers }, response) => {
    targets.push([url, headers.authorization]);
    response.writeHead(200).end();
  });
  const components = { securitySchemes: { own: { type: "apiKey", in: "query", name: "key" } } };
  const paths = { "/notes": { get: { responses: { 200: { description: "-" } } } } };
  const document = createApiDocument({ openapi: "3.1.0", security: [{ own: [] }], paths, components });
  const [operation] = document.operations;
  const run = async ({ call, connect, connection, send, report }: CaseContext) => {
    const other = connect({ ...connection, headers: { Authorization: "other" } });
    for (const each of [call, other.call]) await each(operation as Operation, { parameters: new Map() });
    const exchange = await send({ method: "GET", target: "/notes?key=1&page=2" });
    report("a", "", exchange);
  };
  const setup = { headers: { Authorization: "own" }, query: { key: "1" } };
  const cases = [{ id: "a", title: "a", isWrite: false, run }];
  const findings = collectFindings(document, await runCases({ document, baseUrl, seed: 1, setup }, cases));
  expect(findings.map(({ curl }) => curl?.replace(baseUrl, ""))).toEqual([
    `curl -i -H "Authorization: $AUTHORIZATION" --path-as-is '/notes?key='"$KEY"'&page=2'`,
  ]);
  expect(targets).toEqual([
    ["/notes?key=1", "own"],
    ["/notes", "other"],
    ["/notes?key=1&page=2", "own"],
  ]);
});

it("sends only a wrong credential of each other scheme", async () => {
  const securitySchemes = {
    token: { type: "http", scheme: "bearer" },
    basic: { type: "http", scheme: "basic" },
    ...Object.fromEntries(
      ["header", "cookie", "query"].map((place) => [place, { type: "apiKey", in: place, name: "key" }]),
    ),
    login: { type: "openIdConnect", openIdConnectUrl: "https://login.example" },
    certificate: { type: "mutualTLS" },
  };
  const security = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));
  const paths = { "/notes": { get: { responses: { 200: { description: "-" }, 401: { description: "-" } } } } };
  const document = createApiDocument({ openapi: "3.1.0", security, paths, components: { securitySchemes } });
  const test = async (headers: Record<string, string>, accepted?: string) => {
    const received: unknown[] = [];
    const baseUrl = await serve(({ url, headers: { authorization, key, cookie } }, response) => {
      const sent = [url, authorization, key, cookie].filter(Boolean).join(" ");
      received.push(sent);
      response.writeHead(sent === accepted ? 200 : 401, { "WWW-Authenticate": "Bearer" }).end();
    });
    const results = await runCases({ document, baseUrl, seed: 1, setup: { headers } }, createSecurityCases(document));
    return { received, findings: collectFindings(document, results) };
  };
  const wrong = {
    "/notes Bearer wrong-credentials": "Authorization",
    "/notes Basic wrong-credentials": "Authorization",
    "/notes wrong-credentials": "key",
    "/notes key=wrong-credentials": "key",
    "/notes?key=wrong-credentials": "key",
  };
  expect(new Set((await test({ key: "own" })).received)).toEqual(new Set(["/notes", ...Object.keys(wrong)]));
  for (const [sent, name] of Object.entries(wrong)) {
    const { findings } = await test({ Authorization: "Bearer own", other: "own" }, sent);
    expect(findings).toEqual([expect.objectContaining({ check: "ignored-credentials" })]);
    expect(findings[0]?.curl).toContain("wrong-credentials");
    expect(findings[0]?.message).toContain(sent.includes("Bearer") ? "invalid credentials" : `a wrong ${name}`);
  }
});

it("reports a service that fails for U+0000 in a text of the query or the body", async () => {
  const text = { type: "string" };
  const schema = { type: "object", properties: { text, code: { ...text, pattern: "^[a-z]*$" } } };
  const requestBody = { content: { "application/json": { schema } } };
  const parameters = ["q", "code"].map((name) => ({
    name,
    in: "query",
    schema: name === "q" ? text : { enum: ["a"] },
  }));
  const paths = { "/notes": { post: { parameters, requestBody, responses: { 201: { description: "-" } } } } };
  const document = createApiDocument({ openapi: "3.1.0", paths });
  const baseUrl = await serve(async (request, response) => {
    const sent = (request.url ?? "") + (await buffer(request)).toString();
    response.writeHead(/%00|\\u0000/.test(sent) ? 500 : 201).end();
  });
  const results = await runCases({ document, baseUrl, seed: 1 }, createSecurityCases(document));
  const failed = results.filter(({ findings }) => findings.some(({ check }) => check === "server-error"));
  expect(failed.map(({ case: { id } }) => id)).toEqual(["q", "text"].map((name) => `security/POST /notes/nul/${name}`));
});

/** Runs the cases of credentials against a server that responds to each value with a status. */
async function run(headers: Record<string, string>, respond: (sent: string | undefined) => number) {
  const get = { responses: { 200: { description: "-" }, 401: { description: "-" } } };
  const [[name = "", value = ""] = []] = Object.entries(headers);
  const key = name === "Cookie" ? { in: "cookie", name: "session" } : { in: "header", name };
  const [scheme] = /^(basic|bearer|digest)(?= )/i.exec(value) ?? [];
  const own = scheme === undefined ? { type: "apiKey", ...key } : { type: "http", scheme };
  const paths = { "/notes": { get } };
  const components = { securitySchemes: { own } };
  const document = createApiDocument({ openapi: "3.1.0", security: [{ own: [] }], paths, components });
  const baseUrl = await serve((request, response) => {
    response.writeHead(respond(request.headers[name.toLowerCase()] as string | undefined)).end();
  });
  const results = await runCases({ document, baseUrl, seed: 1, setup: { headers } }, createSecurityCases(document));
  return collectFindings(document, results);
}
