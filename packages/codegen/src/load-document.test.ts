import { describe, expect, it } from "vitest";
import { runQuietly } from "../test/run-quietly.ts";
import { expectRefusal, ok, type Refused, withOperation, withPaths, withSchema } from "../test/small-documents.ts";

const refusals: Refused[] = [
  [
    "another version of OpenAPI",
    withOperation({}, { openapi: "3.0.3" }),
    "openapi is \"3.0.3\". Write openapi: 3.1.1, type: [T, 'null'] for nullable, and numbers for exclusiveMinimum and exclusiveMaximum.",
  ],
  [
    "what is no OpenAPI, all of it at once",
    withOperation({ responses: { 200: {} } }, { info: { title: "Things" } }),
    "#/info is no valid OpenAPI 3.1: The field `version` must be present on this level. Add it.\n#/paths/~1things/get/responses/200 is no valid OpenAPI 3.1: The field `description` must be present on this level. Add it.",
  ],
  [
    "a reference that leads nowhere",
    withOperation({ responses: { 200: { $ref: "#/components/responses/Done" } } }),
    "#/paths/~1things/get/responses/200 is no valid OpenAPI 3.1: Can't resolve $ref. Reference something that is there.",
  ],
  [
    "references in a circle",
    withSchema({ $ref: "#/components/schemas/Thing" }),
    "the reference leads back to itself. Let it end at something.",
  ],
  [
    "two paths that differ by a parameter's name",
    withPaths(
      Object.fromEntries(
        ["a", "b"].map((name) => [
          `/${"{"}${name}}`,
          {
            get: {
              operationId: name,
              responses: ok,
              parameters: [{ name, in: "path", required: true, schema: { type: "string" } }],
            },
          },
        ]),
      ),
    ),
    "#/paths/~1{b} is no valid OpenAPI 3.1: The path already exists which differs only by path parameter name(s): `/{a}` and `/{b}`. Make one path of them.",
  ],
  [
    "a path parameter that is not described",
    withPaths({ "/{a}": { get: { operationId: "a", responses: ok } } }),
    "#/paths/~1{a}/get/parameters is no valid OpenAPI 3.1: The operation does not define the path parameter `{a}` expected by path `/{a}`. Describe it, in: path.",
  ],
  [
    "broken YAML",
    "openapi: [",
    'unexpected end of the stream within a flow collection in "DOCUMENT" (1:11). Mend it: nothing was generated.',
  ],
  ["text", "Hello", "holds no OpenAPI document. Mend it: nothing was generated."],
];

describe("What is no document to generate from, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));

  it("a file that is not there", async () => {
    const message = "nowhere.yaml: there is no such file. Name the OpenAPI document to generate from.";
    expect(await runQuietly("nowhere.yaml", "generated")).toEqual({ code: 1, stderr: message });
  });
});
