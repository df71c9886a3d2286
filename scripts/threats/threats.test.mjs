import { deepEqual, match } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../toolchain/pins.mjs";
import { findThreatFaults, readThreats } from "./threats.mjs";

const points = readThreats(readFileSync(join(root, "SECURITY.md"), "utf8"));
const defended = points.filter(({ chapter }) => /^API\d+: /.test(chapter));

test("SECURITY.md has what is defended for each of OWASP's ten items", () => {
  const items = new Set(defended.map(({ chapter }) => chapter.split(":")[0]));
  deepEqual(
    [...items],
    Array.from({ length: 10 }, (_, index) => `API${index + 1}`),
  );
});

test("each point of what is defended names a test that exists", () => {
  deepEqual(findThreatFaults(defended, read), []);
});

test("each test that is named elsewhere exists too", () => {
  const others = points.filter(({ chapter, tests }) => !/^API\d+: /.test(chapter) && tests.length > 0);
  deepEqual(findThreatFaults(others, read), []);
});

test("a point without a test, and a test that is not there, are found", () => {
  const written = [
    '### API1: A\n\n- Nothing holds this.\n- This is held: `a.test.ts` "a title",\n  `b.test.ts` "another".',
    '- Its title changed: `a.test.ts` "an old title".\n\nWhat follows: `c.test.ts` "is no point".',
  ].join("\n");
  const faults = findThreatFaults(readThreats(written), (file) => (file === "a.test.ts" ? 'it("a title")' : undefined));
  deepEqual(faults.length, 3);
  match(faults[0], /^API1: A: "Nothing holds this\.…" names no test/);
  match(faults[1], /there is no b\.test\.ts/);
  match(faults[2], /a\.test\.ts has no test "an old title"/);
});

function read(file) {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}
