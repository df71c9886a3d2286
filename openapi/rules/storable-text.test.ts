import { testRejections } from "./test/lint-changed-contract.ts";

const message =
  "PostgreSQL stores neither U+0000 nor lone surrogates. Add the `pattern` '^[^\\u0000\\uD800-\\uDFFF]*$', or a narrower one.";
const member = (name: string) => ["components", "schemas", "NewPet", "properties", name];
const [nickname, colour] = [member("nickname"), member("colour")];

await testRejections("animal-store/storable-text", [
  [
    "text without a pattern",
    (contract) => contract.setIn(nickname, { type: "string", maxLength: 40 }),
    nickname,
    message,
  ],
  [
    "text that can contain U+0000",
    (contract) => contract.setIn(colour, { type: ["string", "null"], maxLength: 40, pattern: "^[^\\uD800-\\uDFFF]*$" }),
    colour,
    message,
  ],
]);

await testRejections("rule/text-limit", [
  [
    "text without a maximum length",
    (contract) => contract.setIn(nickname, { type: "string", pattern: "^[a-z]*$" }),
    nickname,
    "Should have any of maxLength, enum, const, format: text in a request body needs a limit.",
  ],
]);
await testRejections("rule/integer-limit", [
  ["an integer without a maximum", (contract) => contract.setIn(nickname, { type: "integer" }), nickname],
]);
const limit = ["components", "parameters", "Limit", "schema"];
await testRejections("rule/integer-limit-of-parameters", [
  ["an integer parameter without a maximum", (contract) => contract.deleteIn([...limit, "maximum"]), limit],
]);
