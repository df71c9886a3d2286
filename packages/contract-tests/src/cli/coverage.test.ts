import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createCoverage } from "../coverage/create-coverage.ts";
import { createAnswer } from "../http/http-client.ts";

it("prints the table, names what is missing with its line, and exits 1", async () => {
  const folder = await mkdtemp(join(tmpdir(), "coverage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const coverage = createCoverage("server");
  coverage.add("pets/list", { method: "GET", target: "/v1/pets" }, createAnswer(200, [], Buffer.from("[]")));
  const file = join(folder, "inside", "server.json");
  await coverage.writeCoverage(file);
  const { code, stdout, stderr } = await report(file);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^listPets +1\/\d/m);
  expect(stdout).not.toContain("\u001b");
  expect(stderr).toMatch(/^ +\d+ {2}createPet answers: 201$/m);
  expect(stderr).not.toContain("listPets answers: 200");
});

it("asks for the files", async () => {
  const { code, stderr } = await report();
  expect(code).toBe(2);
  expect(stderr).toContain("Name its JSON files");
});

it("names what is no file of coverage before it looks for the others", async () => {
  const { code, stderr } = await report("nowhere/server.json", "foo");
  expect(code).toBe(2);
  expect(stderr).toMatch(/^foo is no coverage: .* npm run coverage takes no arguments\.\n$/);
});

it("says which file is missing", async () => {
  const { code, stderr } = await report("nowhere/server.json");
  expect(code).toBe(2);
  expect(stderr).toBe("There is no coverage at nowhere/server.json. Run the tests of its app first.\n");
});

it("says at once which command makes all that is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "coverage-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = ["one", "other"].map((app) => join(folder, app, "coverage", "all.json"));
  for (const app of ["one", "other"]) {
    await mkdir(join(folder, app));
    await writeFile(join(folder, app, "package.json"), JSON.stringify({ name: `@apps/${app}` }));
  }
  const { code, stderr } = await report(...files);
  expect(code).toBe(2);
  expect(stderr).toBe(
    `There is no coverage at ${files.join(", ")}. It is made by: npm test -- @apps/one#test @apps/other#test\n`,
  );
});

function report(...arguments_: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = fileURLToPath(new URL("./coverage.ts", import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...arguments_], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
