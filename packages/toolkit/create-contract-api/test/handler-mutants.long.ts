import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRepository } from "../src/create-repository.ts";

const folder = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
afterAll(() => rmSync(folder, { recursive: true }));

/** Handlers without logic. */
const mutants = {
  stub: "stub",
  example: "(request: never) => stub(request)",
  "empty reply": "({ reply, operation }: any) => reply(Number(Object.keys(operation.responses)[0]))",
};
const ids = ["listNotes", "createNote", "getNote", "replaceNote", "deleteNote"];

beforeAll(async () => {
  await createRepository(folder, undefined);
  renameSync(join(folder, "src/handlers.ts"), join(folder, "src/own-handlers.ts"));
  writeFileSync(
    join(folder, "src/handlers.ts"),
    `import { createHandlers as create } from "./own-handlers.ts";
import { stub } from "./stubs.ts";
const mutants: Record<string, unknown> = { ${Object.entries(mutants).map(([name, code]) => `${JSON.stringify(name)}: ${code}`)} };
const { MUTANT_ID = "", MUTANT = "" } = process.env;
export const createHandlers: typeof create = (...values) =>
  ({ ...create(...values), ...(MUTANT_ID && { [MUTANT_ID]: mutants[MUTANT] }) }) as never;
`,
  );
});

it("passes the tests with all handlers", { timeout: 120_000 }, () => {
  expect(test()).toMatchObject({ status: 0 });
});

it.each(ids.flatMap((id) => Object.keys(mutants).map((mutant) => [id, mutant])))(
  "fails the conformance tests if %s becomes a handler of the kind %s",
  { timeout: 120_000 },
  (id, mutant) => {
    const { status, stdout } = test(id, mutant);
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringMatching(/\d+ failed/) });
  },
);

function test(id = "", mutant = "") {
  const env = { ...process.env, MUTANT_ID: id, MUTANT: mutant, CI: "true", NO_COLOR: "1" };
  return spawnSync(process.execPath, [vitest, "run", "--root", ".", "test/conformance.test.ts"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
}
