import fc from "fast-check";
import { expect, it } from "vitest";
import { listCauses } from "../src/causes.ts";
import { createApiDocument } from "../src/document.ts";
import type { CollectedFinding } from "../src/findings.ts";
import { formatHtml, formatJson, formatJunit, runConformance } from "../src/index.ts";
import { formatTerminal } from "../src/report/terminal.ts";
import { shorten } from "../src/shorten.ts";
import { serve } from "./serve.ts";

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
])("groups the findings of %s by their cause: %j", (check, messages, causes) => {
  expect(listCauses(messages.map((text) => message(check, text)))).toHaveLength(causes);
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
