import { expect, test } from "vitest";
import {
  add,
  lintChanged,
  operationPath,
  type Rejection,
  remove,
  set,
  testRejections,
} from "./test/lint-changed-contract.ts";

const rule = "animal-store/decisions";
const entry = (id: string, ...member: string[]) => ["x-decisions", id, ...member];
const operationMark = operationPath("getPet", "x-decision");
const propertyMark = ["components", "schemas", "Pet", "properties", "name", "x-decision"];

const emptyMark = ["components", "schemas", "Pet", "properties", "status", "x-decision"];

const unresolved = (id: unknown) =>
  `${JSON.stringify(id)} is not in \`x-decisions\`. Correct the mark, or add the decision there.`;
const wrongMarks: Rejection[] = [
  ["a mark without a decision", set(propertyMark, "D-99"), propertyMark, unresolved("D-99")],
  ["an unknown id in a list of marks", add(operationMark, "D-98"), operationMark, unresolved("D-98")],
  ["a mark without ids", set(emptyMark, []), emptyMark, unresolved([])],
  ["a mark that is no text", set(["x-ban", "x-decision"], 17), ["x-ban", "x-decision"], unresolved(17)],
  [
    "a mark with the name of an inherited member",
    set(["x-idempotency", "x-decision"], "toString"),
    ["x-idempotency", "x-decision"],
    unresolved("toString"),
  ],
];

const sources =
  '`rfc` must be a list such as ["RFC 9110, section 9.3", "draft-ietf-name", "Fetch"]. Correct or remove it.';
const titleRule =
  "must have at most 40 characters, begin with a capital or digit, and contain only words and spaces. Name the choice.";
const wrongEntries: Rejection[] = [
  ["a missing title", remove(entry("D-04", "title")), entry("D-04"), `D-04: \`title\` is missing. It ${titleRule}`],
  ...["cursor pagination", "Cursors.", "Two  spaces", `X${"x".repeat(40)}`, "", 7].map((title, index): Rejection => {
    const id = `D-${20 + index}`;
    return [
      `the title ${JSON.stringify(title)}`,
      set(entry(id, "title"), title),
      entry(id),
      `${id}: \`title\` ${titleRule}`,
    ];
  }),
  [
    "a repeated title",
    set(entry("D-05", "title"), "Cursor pagination"),
    entry("D-05"),
    "D-05: D-01 has the same `title`. Choose another one.",
  ],
  [
    "a missing choice",
    remove(entry("D-01", "choice")),
    entry("D-01"),
    "D-01: `choice` is missing. It must be a text. Describe the behaviour.",
  ],
  [
    "an empty reason",
    set(entry("D-02", "reason"), ""),
    entry("D-02"),
    "D-02: `reason` must be a text. Give the reason of the choice.",
  ],
  [
    "an unknown member",
    set(entry("D-03", "why"), "x"),
    entry("D-03"),
    "D-03: `why` is unknown. Use title, choice, reason, rfc.",
  ],
  ["a source in another form", set(entry("D-13", "rfc"), ["RFC 9110 10.2.3"]), entry("D-13"), `D-13: ${sources}`],
  ["a source that is no list", set(entry("D-15", "rfc"), "RFC 9110"), entry("D-15"), `D-15: ${sources}`],
  [
    "a decision that is a text",
    set(entry("D-18"), "x"),
    entry("D-18"),
    "D-18: must be an object with `title`, `choice` and `reason`.",
  ],
  [
    "a decision without a mark",
    set(entry("D-97"), { title: "X", choice: "x", reason: "y" }),
    entry("D-97"),
    "D-97 has no mark. Mark what follows it with `x-decision: D-97`, or remove it.",
  ],
];

await testRejections(rule, [...wrongMarks, ...wrongEntries]);

test("rejects each mark of a contract without decisions", async () => {
  const problems = await lintChanged(remove(["x-decisions"]));
  expect(problems).toContainEqual({
    rule,
    severity: "error",
    location: "#/info/x-decision",
    message: unresolved("D-30"),
  });
});
