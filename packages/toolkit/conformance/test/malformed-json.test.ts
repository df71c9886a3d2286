import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { createCases } from "../src/cases/all-cases.ts";
import { createApiDocument } from "../src/document.ts";
import { runCases } from "./run-cases.ts";
import { serve } from "./serve.ts";

// A change within these texts can be valid JSON: `\u12` before `0a`, and a zero before a digit.
it.each([{ text: "0aff" }, { time: "12:30" }, "9:5", ["1:2"], 5, -5, { n: -1 }, 'a:"b', null, true, "", {}])(
  "sends only malformed JSON instead of %j",
  async (value) => {
    const accepted: string[] = [];
    const results = await run({ const: value }, (body) => accepted.push(body));
    expect(results.filter(({ findings }) => findings.length > 0)).toEqual([]);
    expect(accepted).toEqual([]);
    expect(results.filter(({ skipReason }) => skipReason === undefined).length).toBeGreaterThan(2);
  },
);

it.each([
  [{}, ["single quotes", "an invalid number", "an invalid string"]],
  [[], ["single quotes", "an invalid number", "an invalid string"]],
  [7, ["a trailing comma", "single quotes", "an invalid number", "an invalid string"]],
  [{ n: 1 }, ["an invalid string"]],
  [{ s: "a" }, ["an invalid number"]],
  [{ s: "a", n: 1 }, []],
])("skips the changes that %j cannot have", async (value, names) => {
  const results = await run({ const: value }, () => {});
  expect(results.flatMap(({ skipReason }) => skipReason ?? [])).toEqual(
    names.map((name) => `a body that can have ${name}`),
  );
});

it("reports each malformed text that a service accepts once", async () => {
  const bodies: string[] = [];
  await run(
    { const: {} },
    () => {},
    (body) => bodies.push(body),
  );
  expect(bodies).toEqual([...new Set(bodies)]);
});

it("skips cases that need a body if no valid one is found", async () => {
  const results = await run({ type: "string", pattern: "^(?=a)b" }, () => {});
  expect(new Set(results.map(({ skipReason }) => skipReason))).toEqual(
    new Set(["a valid body, such as an example in the document"]),
  );
});

/** Runs the cases of malformed JSON against a server that calls back with each valid JSON text. */
async function run(schema: object, onAccepted: (body: string) => void, onRequest = (_body: string) => {}) {
  const requestBody = { required: true, content: { "application/json": { schema } } };
  const post = { requestBody, responses: { 200: { description: "-" }, 400: { description: "-" } } };
  const document = createApiDocument({ openapi: "3.1.0", paths: { "/notes": { post } } });
  const baseUrl = await serve(async (request, response) => {
    const body = await text(request);
    onRequest(body);
    try {
      JSON.parse(body);
      onAccepted(body);
      response.end();
    } catch {
      response.writeHead(400).end();
    }
  });
  const cases = createCases(document).filter(({ id }) => id.includes("malformed"));
  return runCases({ document, baseUrl, seed: 1 }, cases);
}
