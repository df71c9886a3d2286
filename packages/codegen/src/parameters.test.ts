import { describe, it } from "vitest";
import { expectRefusal, type Refused, withParameter } from "../test/small-documents.ts";

const refusals: Refused[] = [
  [
    "a cookie parameter",
    withParameter({ in: "cookie", schema: { type: "string" } }),
    "GET /things parameter sort: cookie parameters are not supported. Use a header or the query.",
  ],
  [
    "a parameter with content",
    withParameter({ content: { "application/json": {} } }),
    "GET /things parameter sort: has no schema. Parameters with content are not supported.",
  ],
  [
    "another style",
    withParameter({ style: "pipeDelimited", schema: { type: "string" } }),
    "GET /things parameter sort: style pipeDelimited is not supported. Use form.",
  ],
  [
    "an array in one value",
    withParameter({ explode: false, schema: { type: "array", items: { type: "string" } } }),
    "GET /things parameter sort: arrays are supported in the query with explode: true only.",
  ],
  [
    "an array in a header",
    withParameter({ in: "header", schema: { type: "array", items: { type: "string" } } }),
    "GET /things parameter sort: arrays are supported in the query with explode: true only.",
  ],
  [
    "an object as parameter",
    withParameter({ schema: { type: "object" } }),
    'GET /things parameter sort: type "object" is not supported here. Use string, integer, number or boolean.',
  ],
  [
    "a parameter of two types",
    withParameter({ schema: { type: ["string", "null"] } }),
    'GET /things parameter sort: type ["string","null"] is not supported here. Use string, integer, number or boolean.',
  ],
  [
    "an array without items",
    withParameter({ schema: { type: "array" } }),
    "GET /things parameter sort: type undefined is not supported here. Use string, integer, number or boolean.",
  ],
];

describe("A parameter that could not be read as it is documented, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));
});
