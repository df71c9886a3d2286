import { describe, it } from "vitest";
import { expectRefusal, type Refused, withParameter } from "../test/small-documents.ts";

const refusals: Refused[] = [
  [
    "a parameter with content",
    withParameter({ content: { "application/json": {} } }),
    "GET /things parameter sort: has no schema. Parameters with content are not supported. Give it a schema: an object with style deepObject, or a string.",
  ],
  [
    "another style",
    withParameter({ style: "pipeDelimited", schema: { type: "string" } }),
    "GET /things parameter sort: style pipeDelimited is not supported. Use form.",
  ],
  [
    "an object without members",
    withParameter({ schema: { type: "object" } }),
    "GET /things parameter sort: members that are not listed are not read. List them as properties.",
  ],
  [
    "a parameter of two types",
    withParameter({ schema: { type: ["string", "null"] } }),
    'GET /things parameter sort: type ["string","null"] is not supported here. Use string, integer, number or boolean.',
  ],
  [
    "an array without items",
    withParameter({ schema: { type: "array" } }),
    "GET /things parameter sort: its schema has no single type. Say type: string, integer, number or boolean.",
  ],
];

describe("A parameter that could not be read as it is documented, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));
});
