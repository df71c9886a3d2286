import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

type Json = Record<string, unknown>;

function withOperation(operation: Json, root: Json = {}): Json {
  const responses = { 200: { description: "Done." } };
  const paths = { "/things": { get: { operationId: "listThings", responses, ...operation } } };
  return { openapi: "3.1.0", info: { title: "Things", version: "1" }, paths, ...root };
}
const withErrorCodes = (root: Json) =>
  withOperation({ responses: { 200: { description: "Done.", "x-error-codes": ["lost"] } } }, root);
const withDeprecation = (changes: Json) =>
  withOperation({
    "x-deprecated-at": "2026-01-01",
    "x-sunset": "2027-01-01",
    "x-deprecation-docs": "/docs",
    "x-successor": "listThings",
    ...changes,
  });
const dateRule = "must be a date such as '2030-12-05'.";
const successorMessage = "GET /things: x-successor must be the operationId of the operation to use instead.";

// test/features covers the features of OpenAPI itself.
describe("codegen rejects, with the location and the next step:", () => {
  it.each<[title: string, document: Json | string, message: string]>([
    [
      "an invalid document, with all problems",
      withOperation({ responses: { 99: {} }, parameters: [{ in: "query", schema: {} }] }),
      "#/paths/~1things/get/parameters/0: not valid OpenAPI 3.1: The field `name` must be present on this level. Add it.\n#/paths/~1things/get/responses/99: not valid OpenAPI 3.1: Property `99` is not expected here. Remove it, or add the prefix x-.",
    ],
    ["a text file", "Hello", "contains no OpenAPI document: it must be an object. Pass another file."],
    [
      "an unsupported style of a parameter",
      withOperation({
        parameters: [{ name: "sort", in: "query", style: "pipeDelimited", schema: { type: "string" } }],
      }),
      "GET /things parameter sort: style pipeDelimited is not supported. Use form.",
    ],
    [
      "an undefined error code",
      withErrorCodes({}),
      "GET /things 200: error code lost is not in the root's x-error-codes. Add it there with its status.",
    ],
    [
      "an error code under a different status",
      withErrorCodes({ "x-error-codes": { lost: { status: 404 } } }),
      "GET /things 200: error code lost has status 404. List it at the response of that status.",
    ],
    [
      "a deprecation without a date",
      withDeprecation({ "x-deprecated-at": undefined }),
      `GET /things: x-deprecated-at ${dateRule}`,
    ],
    [
      "a deprecation that is not before the sunset",
      withDeprecation({ "x-deprecated-at": "2027-01-01" }),
      "GET /things: x-deprecated-at must be before x-sunset.",
    ],
    [
      "a sunset that the calendar does not have",
      withDeprecation({ "x-sunset": "2027-02-30" }),
      `GET /things: x-sunset ${dateRule}`,
    ],
    ["an operation as its own successor", withDeprecation({}), successorMessage],
    ["an invalid sunset date", withDeprecation({ "x-sunset": "soon" }), `GET /things: x-sunset ${dateRule}`],
    [
      "a deprecation without docs",
      withDeprecation({ "x-deprecation-docs": undefined }),
      "GET /things: x-deprecation-docs must be the URL of a page that describes the migration.",
    ],
    ["a deprecation without a successor", withDeprecation({ "x-successor": undefined }), successorMessage],
    ["an unknown successor", withDeprecation({ "x-successor": "findThings" }), successorMessage],
    [
      "an unrouted response with a status range",
      withOperation({}, { "x-unrouted-responses": { "4XX": { description: "No." } } }),
      "x-unrouted-responses 4XX: must be an HTTP status.",
    ],
  ])("%s", async (_title, document, message) => {
    const folder = createTemporaryFolder();
    const path = join(folder, "document.yaml");
    writeFileSync(path, typeof document === "string" ? document : JSON.stringify(document));
    const { code, stderr } = await runQuietly(path, join(folder, "generated"), "--strict");
    const lines = stderr.split("\n").filter((line) => line.startsWith(path));
    expect(
      lines
        .join("\n")
        .replaceAll(new RegExp(`^${path}:\\d+:\\d+: `, "gm"), "")
        .replaceAll(path, "DOCUMENT"),
    ).toBe(message);
    expect(lines[0]).toMatch(new RegExp(`^${path}:\\d+:\\d+: `));
    expect(code).toBe(1);
  });

  it("a missing file", async () => {
    const message = "nowhere.yaml does not exist. Pass the path of an OpenAPI document.";
    expect(await runQuietly("nowhere.yaml", "generated")).toEqual({ code: 1, stderr: message });
  });
});
