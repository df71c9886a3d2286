import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createHttpResponse } from "@animal-store/conformance/internal";
import { expect, it } from "vitest";
import { createCoverage } from "../coverage/create-coverage.ts";
import { createTemporaryFolder } from "../test/set-up.ts";

it("prints the table and the line of each uncovered item, and exits with 1", async () => {
  const coverage = createCoverage("server");
  coverage.add("pets/list", { method: "GET", target: "/v1/pets" }, createHttpResponse(200, [], Buffer.from("[]")));
  const file = join(createTemporaryFolder(), "inside", "server.json");
  await coverage.writeCoverage(file);
  const { code, stdout, stderr } = await runCoverage(file);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^listPets +1\/\d/m);
  expect(stdout).not.toContain("\u001b");
  expect(stderr).toMatch(/^ +\d+ {2}createPet responses: 201$/m);
  expect(stderr).not.toContain("listPets responses: 200");
});

it.each([
  [[], /Coverage files are required/],
  [["nowhere/server.json", "foo"], /^foo is not a coverage file, .* npm run coverage accepts no arguments\.\n$/],
  [["nowhere/server.json"], /^There is no coverage at nowhere\/server\.json\. Run the tests of its app first\.\n$/],
])("rejects the files %j", async (files, message) => {
  expect(await runCoverage(...files)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
});

it("prints one command that creates all missing files", async () => {
  const folder = createTemporaryFolder();
  const files = ["first", "second"].map((app) => join(folder, app, "coverage", "all.json"));
  for (const app of ["first", "second"]) {
    mkdirSync(join(folder, app));
    writeFileSync(join(folder, app, "package.json"), JSON.stringify({ name: `@apps/${app}` }));
  }
  expect(await runCoverage(...files)).toMatchObject({
    code: 2,
    stderr: `There is no coverage at ${files.join(", ")}. Create it with: npm test -- @apps/first#test @apps/second#test\n`,
  });
});

function runCoverage(...arguments_: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = fileURLToPath(new URL("./coverage.ts", import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...arguments_], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
