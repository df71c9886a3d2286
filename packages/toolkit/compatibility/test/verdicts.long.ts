import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createDocument } from "@animal-store/openapi-document";
import { afterAll, describe, expect, it } from "vitest";
import { compareDocuments } from "../src/index.ts";
import { findBreak } from "./oracle.ts";
import { createPair } from "./random-pairs.ts";
import { type Compare, checkVerdicts } from "./verdicts.ts";

it("reports a breaking change for each of 20,000 random pairs of documents that break clients", () => {
  const { missed, falseBreaks, contradictions, breaking, relaxed, counts } = checkVerdicts(compareDocuments, {
    count: 20_000,
  });
  console.log(
    `${breaking} pairs break clients, ${missed.length} missed. ${falseBreaks.length} false breaks of ${relaxed}.`,
  );
  expect(missed).toEqual([]);
  expect(falseBreaks.length, falseBreaks.join("\n")).toBeLessThan(relaxed / 100);
  expect(contradictions.length, contradictions.join("\n")).toBeLessThan(10);
  expect(breaking).toBeGreaterThan(20_000 * 0.3);
  for (const [kind, count] of counts) expect(count, kind).toBeGreaterThanOrEqual(50);
}, 1_200_000);

/** Faults of the comparison: a text of a file, and its replacement. */
const faults: [file: string, from: string, to: string][] = [
  ["compare-keywords.ts", 'field.as === "upper"', 'field.as !== "upper"'],
  ["compare-keywords.ts", "const added = findMissing(to, from);", "const added = findMissing(from, to);"],
  ["compare-keywords.ts", "const isNarrower = to !== undefined &&", "const isNarrower = to !== undefined ||"],
  [
    "compare-keywords.ts",
    "if (isNarrower && isWider) return undefined;",
    "if (isNarrower || isWider) return undefined;",
  ],
  ["compare-keywords.ts", 'key === "minContains" && ', 'key !== "minContains" && '],
  ["compare-keywords.ts", "mediaType !== undefined &&", ""],
  ["schema-view.ts", "if (!isAlone && (isClosed || isOfClosed)) return [branch.keywords];", ""],
  ["schema-view.ts", "toBound(own)) ? value : own]", "toBound(own)) ? own : value]"],
  ["schema-view.ts", 'key === "oneOf" ? all.filter((value) => equal.get(toKey(value))?.length === 1) : ', ""],
  ["schema-view.ts", '(key === "oneOf" && toArray(only', '(key === "anyOf" && toArray(only'],
  ["schema-view.ts", "value + step : round(value)", "value : round(value)"],
  ["schema-view.ts", "if (!isIn(view.keywords) || !isIn(others)", "if (true || !isIn(view.keywords) || !isIn(others)"],
  ["schema-view.ts", "return [(left * right) / findDivisor(left, right)];", "return [left];"],
  ["compare-entries.ts", "for (const value of rest.filter(isNode)) {", "for (const value of [] as unknown[]) {"],
  ["compare-entries.ts", "if (rest[0] === false && !isOfNamed)", "if (isOfNamed)"],
  ["compare-entries.ts", 'if (field.of === "Response") return entries', 'if (field.of === "Link") return entries'],
  ["compare-entries.ts", '" unlike default"', '""'],
  ["compare-schemas.ts", 'if (site.key === "oneOf") checkOverlaps', 'if (site.key === "anyOf") checkOverlaps'],
  [
    "compare-schemas.ts",
    'const isRequest = context.direction === "request";',
    'const isRequest = context.direction === "response";',
  ],
  ["compare-schemas.ts", "? undefined : oldKey;", "? undefined : undefined;"],
  ["compare-schemas.ts", "if (isLimited) compareOpaque(site, from, to);", "if (!site) return;"],
  ["compare-schemas.ts", 'if (isChanged && !isBreaking(site.result)) emit({ ...site, key, field }, "changed");', ""],
  ["compare-schemas.ts", 'if (hasEffect(child)) emit(site, "changed");', "if (!site) return;"],
  ["compare-schemas.ts", 'key === "anyOf" || union.every', 'key !== "" || union.every'],
  ["are-disjoint.ts", 'if (!commonTypes.every((type) => type === "object")) return false;', ""],
  ["compare-operations.ts", "path.slice(prefixes.new.length) :", "path.slice(prefixes.new.length) : path ||"],
  ["compare-operations.ts", "scopes.every((scope) => other.get(scheme)?.includes(scope)) &&", ""],
  [
    "site.ts",
    'if (!field.flips || direction === "unused") return direction;',
    'if (direction !== "unused") return direction;',
  ],
  [
    "compare.ts",
    'const use = [direction, label ? "parameter" : "", mediaType].join(" ");',
    'const use = label ? "parameter" : "";',
  ],
  ["change-kinds.ts", "const inputRequired = breaksRequests(", "const inputRequired = breaksResponses("],
];

describe("the oracle finds a fault of the comparison:", () => {
  const source = fileURLToPath(new URL("../src", import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "compatibility-"));
  symlinkSync(fileURLToPath(new URL("../node_modules", import.meta.url)), join(folder, "node_modules"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const broken = Array.from({ length: 6000 }, (_, seed) => ({ ...createPair(seed), seed })).filter(
    (pair) => !pair.isEqualOrRelaxed && findBreak(pair.old, pair.new, pair.seed),
  );

  it.each(faults)("%s: %s becomes %s", async (file, from, to) => {
    const copy = join(folder, `${faults.findIndex((fault) => fault[1] === from)}`);
    cpSync(source, copy, { recursive: true, filter: (path) => !path.endsWith(".test.ts") });
    const parts = readFileSync(join(copy, file), "utf8").split(from);
    expect(parts).toHaveLength(2);
    writeFileSync(join(copy, file), parts.join(to));
    const { compareDocuments: compare } = (await import(join(copy, "index.ts"))) as { compareDocuments: Compare };
    const isMissed = ({ old, new: next }: (typeof broken)[number]) =>
      compare(createDocument(old), createDocument(next), { date: 0 }).every(({ verdict }) => verdict !== "breaking");
    expect(broken.some(isMissed)).toBe(true);
  });
});
