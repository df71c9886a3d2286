import { describe, it } from "vitest";
import { expectRefusal, type Refused, withParameter, withSchema } from "../test/small-documents.ts";

const refusals: Refused[] = [
  [
    "a schema reference to another place",
    withSchema({
      type: "object",
      properties: { a: { $ref: "#/paths/~1things/get/responses/200/content/application~1json/schema" } },
    }),
    "#/paths/~1things/get/responses/200/content/application~1json/schema: schemas can be referenced in components/schemas only. Move the schema there.",
  ],
  [
    "an unknown format",
    withSchema({ type: "string", format: "isbn" }),
    "components/schemas/Thing: format isbn is not known, so nothing would check it. Leave it out, or say it as a pattern.",
  ],
  [
    "a broken pattern",
    withParameter({ schema: { type: "string", pattern: "[" } }),
    "listThings.parameters: Invalid regular expression: /[/u: Unterminated character class. Mend the schema: as it stands it would not be checked.",
  ],
];

describe("A schema that could not be checked, is refused with its place and the next step:", () => {
  it.each(refusals)("%s", (_what, document, message) => expectRefusal(document, message));
});
