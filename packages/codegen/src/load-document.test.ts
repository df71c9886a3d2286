import { describe, expect, it } from "vitest";
import { runQuietly } from "../test/run-quietly.ts";
import { expectRefusal, ok, type Refused, withOperation, withPaths, withSchema } from "../test/small-documents.ts";

const refusals: Refused[] = [
  [
    "another version of OpenAPI",
    withOperation({}, { openapi: "3.0.3" }),
    'DOCUMENT: openapi is "3.0.3". Write the document in OpenAPI 3.1.x.',
  ],
  [
    "what is no OpenAPI, all of it at once",
    withOperation({ responses: { 200: {} } }, { info: { title: "Things" } }),
    "DOCUMENT: is no valid OpenAPI 3.1 document. Mend:\n  #/info: The field `version` must be present on this level.\n  #/paths/~1things/get/responses/200: The field `description` must be present on this level.",
  ],
  [
    "a reference that leads nowhere",
    withOperation({ responses: { 200: { $ref: "#/components/responses/Done" } } }),
    "DOCUMENT: is no valid OpenAPI 3.1 document. Mend:\n  #/paths/~1things/get/responses/200: Can't resolve $ref",
  ],
  [
    "references in a circle",
    withSchema({ $ref: "#/components/schemas/Thing" }),
    "DOCUMENT: Self-referencing circular pointer. Mend it: nothing was generated.",
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
    "DOCUMENT: is no valid OpenAPI 3.1 document. Mend:\n  #/paths/~1{b}: The path already exists which differs only by path parameter name(s): `/{a}` and `/{b}`.",
  ],
  [
    "a path parameter that is not described",
    withPaths({ "/{a}": { get: { operationId: "a", responses: ok } } }),
    "DOCUMENT: is no valid OpenAPI 3.1 document. Mend:\n  #/paths/~1{a}/get/parameters: The operation does not define the path parameter `{a}` expected by path `/{a}`.",
  ],
  [
    "broken YAML",
    "openapi: [",
    'DOCUMENT: unexpected end of the stream within a flow collection in "DOCUMENT" (1:11). Mend it: nothing was generated.',
  ],
  ["text", "Hello", "DOCUMENT: Document must be JSON object, got string. Mend it: nothing was generated."],
];

describe("What is no document to generate from, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));

  it("a file that is not there", async () => {
    const message = "nowhere.yaml: there is no such file. Name the OpenAPI document to generate from.";
    expect(await runQuietly("nowhere.yaml", "generated")).toEqual({ code: 1, stderr: message });
  });
});
