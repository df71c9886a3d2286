import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { type CollectedFinding, collectFindings, listCauses, toCause } from "../src/findings.ts";
import { noResponse } from "../src/http/http-client.ts";
import type { Exchange } from "../src/http-rules.ts";
import { formatHtml, formatJson, formatJunit, runConformance } from "../src/index.ts";
import { createProgress, formatTerminal } from "../src/report.ts";
import { shorten } from "../src/text.ts";
import { serve } from "./serve.ts";

it.each([true, false])("leaves no progress before the report, on a terminal: %s", (isTTY) => {
  using now = vi.spyOn(performance, "now").mockReturnValue(0);
  const written: string[] = [];
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0;
  const report = createProgress({ isTTY, write }, 3);
  const result = { findings: [] } as unknown as Parameters<typeof report>[0];
  for (const time of [1000, 3000, 4000]) {
    now.mockReturnValue(time);
    report(result);
  }
  expect(written).toEqual(isTTY ? ["\r\u001b[K2 of 3 cases", "\r\u001b[K"] : ["2 of 3 cases\n"]);
});

it("shortens a text between two words", () => {
  const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(
      words,
      fc.constantFrom(" ", ", ", '":"', "/", "😀"),
      fc.integer({ min: 1, max: 60 }),
      (list, separator, size) => {
        const text = list.join(separator);
        const shortened = shorten(text, size);
        if (text.length <= size) {
          expect(shortened).toBe(text);
          return;
        }
        const [start = ""] = shortened.split("… (");
        expect(text.startsWith(start)).toBe(true);
        expect(start.length).toBeLessThanOrEqual(size);
        expect(start.isWellFormed()).toBe(true);
        const pattern = /[\p{L}\p{N}]+/gu;
        for (const word of start.match(pattern) ?? []) expect(text.match(pattern)).toContain(word);
      },
    ),
  );
});

const message = (check: string, text: string): CollectedFinding => ({
  id: text,
  check,
  operations: ["GET /books"],
  message: text,
  cause: toCause({ check, message: text }),
  line: undefined,
  curl: undefined,
  status: undefined,
  cases: [text],
  isAccepted: false,
});

it.each<[check: string, messages: string[], causes: number]>([
  [
    "rejects-valid",
    [
      'a valid request must be accepted, got 400: {"detail":"Field \\"a\\" is unknown (12)"}',
      'a valid request must be accepted, got 400: {"detail":"Field \\"b\\" is unknown (7)","path":"/x"}',
      'a valid request must be accepted, got 400: {"detail":"Too long"}',
      'a valid request must be accepted, got 415: {"detail":"Too long"}',
    ],
    3,
  ],
  [
    "accepts-invalid",
    [
      'the member due of the body breaks format with "2024-02-30": must be rejected, got 201',
      'the member a/b of the body breaks format with "yesterday": must be rejected, got 201',
      "the query parameter limit breaks maximum with 51: must be rejected, got 200",
    ],
    2,
  ],
  [
    "undocumented-status",
    [
      "status 404: is not documented; documented are 200, 400. Body: <h1>Nothing at /books/7</h1>",
      "status 404: is not documented; documented are 200. Body: <h1>Nothing at /books/8</h1>",
      "status 500: is not documented; documented are 200",
    ],
    2,
  ],
  [
    "hidden-endpoint",
    [
      "GET /admin is not documented and must be rejected, got 200: a",
      "PUT /b is not documented and must be rejected, got 200: a",
    ],
    1,
  ],
  [
    "schema",
    [
      "body /0/name: must be string, got 7",
      "body /12/name: must be string, got 8",
      "body /0/age: must be string, got 8",
    ],
    2,
  ],
  [
    "accepts-invalid",
    [
      "the member a of the body breaks type with null: must be rejected, got 201",
      "the member a of the body breaks type with null: must be rejected, got 200",
      'the body breaks additionalProperties with {"a:":"b: must be rejected"}: must be rejected, got 204',
      'the body breaks additionalProperties with {"c":1}: must be rejected, got 200',
    ],
    2,
  ],
  [
    "schema",
    [
      "body /0/name: must be string, got null",
      "body /age: must be an integer from 0 to 30, got null",
      'body /age: must be equal to one of the allowed values ("a", "b: c"), got null',
      "body /age: must be string, got 7",
    ],
    2,
  ],
  ["schema", ['body : lacks the required member "a"', 'body /12: lacks the required member "b"'], 1],
  [
    "rejects-valid",
    [
      "start must be before end",
      "Cannot start: start must be before end",
      "bad filter: abc",
      "bad filter: x_y",
      "9s9 is no id",
      "q8q is no id",
      "17 is no id",
    ].flatMap((text) =>
      [
        JSON.stringify(text),
        JSON.stringify({ a: [text] }),
        JSON.stringify({ errors: [{ title: "No", detail: text }] }),
      ].map((body) => `a valid request must be accepted, got 400: ${body}`),
    ),
    4,
  ],
  [
    "rejects-valid",
    [
      '{"id":[1,2]} is no query',
      '{"key":[true]} is no query',
      'cannot read 1 at {"a": "',
      'cannot read 2 at {"b": "c"}',
    ].map((text) => `a valid request must be accepted, got 400: ${JSON.stringify({ code: 7, message: text })}`),
    2,
  ],
  [
    "server-error",
    [
      ["Failed for &quot;a&quot;", "/a"],
      ["Failed for &quot;7&quot;", "/b/c"],
      ["Failed completely", "/b/c"],
    ].map(
      ([title, uri]) =>
        `status 500: the service failed. Body: <html><head><title>${title}</title></head><p>URI ${uri} ${uri}… (1,${uri?.length}00 characters)`,
    ),
    2,
  ],
  [
    "undocumented-status",
    [
      "status 422: is not documented; documented are 200. Body: a is too long",
      "status 422: is not documented; documented are 200. Body: b is not a date",
    ],
    1,
  ],
  [
    "rejects-valid",
    ["invalid_format", "invalid_type", "invalid_type"].map((code) => {
      const errors = JSON.stringify([{ origin: "string", code, pattern: "/^[a-z ]+$/" }], undefined, 2);
      const body = JSON.stringify({ success: false, error: { name: "ValidationError", message: errors } });
      return `a valid request must be accepted, got 400: ${body.slice(0, -12)}… (999 characters)`;
    }),
    2,
  ],
  [
    "invalid-allow",
    ["header Allow: must list GET, POST, got GET", "header Allow: must list GET, PUT, DELETE, got GET"],
    1,
  ],
])("groups the findings of %s by their cause: %j", (check, messages, causes) => {
  expect(listCauses(messages.map((text) => message(check, text)))).toHaveLength(causes);
});

it("gives findings of the same rule one id for all values, with colons and quotation marks", () => {
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Books" }, paths: {} });
  const value = fc.oneof(fc.json(), fc.constant("http://a.example/7: must be"), fc.string());
  const rules = [
    (text: string) => `the body breaks additionalProperties with ${text}: must be rejected, got 201`,
    (text: string) => `HEAD must have the etag of GET, got ${text} instead of "1"`,
    (text: string) => `status 500: the service failed. Body: ${text}`,
    (text: string) => `no valid HTTP response: GET ${text}: no response from http://127.0.0.1:4000, socket hang up.`,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...rules), value, value, (toMessage, ...values) => {
      const results = values.map((text, index) => ({
        case: { id: `${index}`, title: "-", isWrite: false, run: async () => {} },
        findings: [{ check: "rule", message: toMessage(text), operation: undefined }],
        skipReason: undefined,
        seconds: 0,
      }));
      expect(collectFindings(document, results)).toHaveLength(1);
    }),
  );
});

const document = createApiDocument({ openapi: "3.1.0", info: { title: "Books" }, paths: {} });

/** Collects findings of requests, each of another operation. */
function collect(requests: readonly { body?: string | Uint8Array; target?: string; message: string }[]) {
  const results = requests.map(({ message: text, target = "/", ...request }, index) => {
    const exchange = {
      request: { method: "POST", target, ...request },
      response: noResponse,
      operation: undefined,
      baseUrl: "http://127.0.0.1:4000",
    };
    return {
      case: { id: `${index}`, title: "-", isWrite: false, run: async () => {} },
      findings: [{ check: "rejects-valid", message: `${text} ${index}`, operation: undefined, exchange }],
      skipReason: undefined,
      seconds: 0,
    };
  });
  return collectFindings(document, results);
}

it("groups errors that contain values of their requests", () => {
  const value = fc.stringMatching(/^[a-zA0-9 ,.;:!?()'é漢😀=]{3,12}$/u);
  fc.assert(
    fc.property(value, value, fc.boolean(), (first, second, isQuery) => {
      const requests = [first, second].map((text, index) => ({
        target: `/${["pears", "plums"][index]}${isQuery ? `?q=${encodeURIComponent(text)}` : ""}`,
        ...(!isQuery && { body: JSON.stringify({ a: [{ b: text }] }) }),
        message: `a valid request must be accepted, got 400: {"message":"There is no ${text} in this place"}`,
      }));
      const findings = collect(requests);
      expect(findings).toHaveLength(2);
      expect(listCauses(findings)).toHaveLength(1);
    }),
  );
});

it("formats a command with the bytes of a body that is not UTF-8", () => {
  const [finding] = collect([{ body: Buffer.from([0x22, 0xff, 0xe9, 0x27, 0x22]), message: "-" }]);
  expect(finding?.curl).toContain(String.raw`--data-raw $'"\xff\xe9\x27"'`);
});

it.each<{ name: string; value?: string; body?: string }>([
  ...["X-Key-`touch`", "X-$PATH-Key", "X-Key'", "X-Key'`touch`'", "X!key", "X-Key"].map((name) => ({ name })),
  ...[
    "`touch injected`",
    "$(touch injected)",
    "'; touch injected; '",
    '"; touch injected; "',
    "-o injected",
    "a\n\r\u2028b",
  ].map((text) => ({ name: "X-Note", value: text, body: text })),
  { name: "X-Note", value: "a", body: "@injected" },
])("prints a command that sends %j and runs nothing else", ({ name, value = "secret", body }) => {
  const toCurl = (request: { raw?: string }) =>
    collectFindings(document, [
      {
        case: { id: "a", title: "-", isWrite: false, run: async () => {} },
        findings: [{ check: "rule", message: "-", exchange: toExchange(request), operation: undefined }],
        skipReason: undefined,
        seconds: 0,
      },
    ])[0]?.curl;
  const toExchange = (request: { raw?: string }): Exchange => ({
    operation: undefined,
    request: { method: "POST", target: "/books", headers: [[name, value]], ...(body && { body }), ...request },
    response: { status: 500 } as Exchange["response"],
    baseUrl: "http://127.0.0.1:1",
  });
  const variable = name.toUpperCase().replaceAll(/\W/g, "_");
  // Prints the arguments. Nothing else can run without the PATH.
  const functions = `PATH=; touch() { echo injected; }; nc() { :; }; curl() { printf '%s\\0' "$@"; }; ${variable}=secret`;
  const run = (command = "") => execFileSync("/bin/bash", ["-c", `${functions}; ${command}`], { encoding: "utf8" });
  const expected = ["-i", "-X", "POST", "-H", `${name}: ${value}`, ...(body ? ["--data-raw", body] : [])];
  expect(run(toCurl({})).split("\0").slice(0, -1)).toEqual([...expected, "--path-as-is", "http://127.0.0.1:1/books"]);
  expect(run(toCurl({ raw: `GET / HTTP/1.1\r\n${name}: ${value}\r\n\r\n` }))).toBe("");
});

it("groups the findings of an operation that reads no body", () => {
  const texts = ["the body breaks type with null", "malformed JSON: no JSON", "a request without a body"];
  const findings = [...texts, "the member a of the body breaks minLength with 1", "a signed Content-Length"].map(
    (text) => message("accepts-invalid", `${text}: must be rejected, got 200`),
  );
  const other = findings.map((finding) => ({ ...finding, operations: ["GET /books", "PUT /books"] }));
  const isNamed = ({ name }: { name: string }) => name === "accepts-invalid: the body is not read";
  const [cause] = listCauses(findings).filter(isNamed);
  expect(cause?.findings.map(({ message: text }) => text)).toHaveLength(4);
  expect(cause?.findings[0].message).toContain("no JSON");
  expect(listCauses([...findings, other[0] as CollectedFinding]).filter(isNamed)[0]?.findings).toHaveLength(4);
  expect(listCauses(findings.filter(({ message: text }) => !text.includes("no JSON"))).some(isNamed)).toBe(false);
});

it("reports each cause once, with an example and the number of findings", async () => {
  const paths = Object.fromEntries(
    ["a", "b", "c", "d"].map((name) => [
      `/${name}`,
      {
        get: {
          operationId: name,
          responses: { 200: { description: "-", content: { "application/json": { schema: { type: "array" } } } } },
        },
      },
    ]),
  );
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Four" }, paths });
  const baseUrl = await serve((request, response) => {
    const isKnown = /^\/[abcd](\?|$)/.test(request.url ?? "");
    response.writeHead(isKnown ? 400 : 404, { "Content-Type": "application/json" });
    response.end(`{"error":"Header X-Trace is missing for ${request.url}"}`);
  });
  const report = await runConformance({ document, baseUrl, seed: 1 });
  const causes = listCauses(report.findings);
  const terminal = formatTerminal(report, { isTTY: false, write: () => true });
  expect(report.findings.length).toBeGreaterThan(causes.length);
  expect(terminal.match(/^✗ /gm)).toHaveLength(causes.length);
  expect(terminal).toContain(`${report.findings.length} findings with ${causes.length} cause`);
  expect(terminal).toMatch(/rejects-valid {2}GET \/a, GET \/b, GET \/c and 1 more\n/);
  expect(JSON.parse(formatJson(document, report)).causes).toHaveLength(causes.length);
  expect(formatHtml(document, report).match(/other findings? with this cause/g)?.length).toBeGreaterThan(0);
  const junit = formatJunit(document, report);
  const failures = report.results.filter(({ findings }) => findings.length > 0).length;
  expect(junit.match(/<failure type="/g)).toHaveLength(failures);
  expect(junit.match(/curl -i/g)?.length).toBe(causes.filter(({ findings: [{ curl }] }) => curl).length);
});

it("sends the values of the setup in parameters and body members, at any depth", async () => {
  const schema = (properties: object) => ({ type: "object", required: Object.keys(properties), properties });
  const text = { type: "string" };
  const loan = schema({ kind: text, borrower: schema({ email: text, name: text }) });
  const post = {
    operationId: "addLoan",
    parameters: [{ name: "mode", in: "query", required: true, schema: text }],
    requestBody: { required: true, content: { "application/json": { schema: loan } } },
    responses: { 200: { description: "-" }, 400: { description: "-" } },
  };
  const document = createApiDocument({ openapi: "3.1.0", info: { title: "Loans" }, paths: { "/loans": { post } } });
  const sent: string[] = [];
  const baseUrl = await serve((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const { kind, borrower } = JSON.parse(body);
      sent.push(`${request.url} ${kind} ${borrower.email}`);
      response.writeHead(200).end();
    });
  });
  const setup = { values: { "addLoan.borrower.email": () => "a@example.com", kind: "long", mode: "test" } };
  const isSelected = ({ id }: { id: string }) => id === "requests/addLoan/valid/all";
  const { findings } = await runConformance({ document, baseUrl, seed: 1, setup, isSelected });
  expect([findings, sent]).toEqual([[], ["/loans?mode=test long a@example.com"]]);
  const wrong = { values: { "addLoan.lender": 1 } };
  await expect(runConformance({ document, baseUrl, seed: 1, setup: wrong })).rejects.toThrow(
    'values "addLoan.lender" is no parameter',
  );
});
