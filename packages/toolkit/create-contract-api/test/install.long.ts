import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { createLargeDocument } from "./large-document.ts";

const folder = mkdtempSync(join(tmpdir(), "create-contract-api-"));
// It contains several installations.
afterAll(() => rmSync(folder, { recursive: true }), 300_000);
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, PORT: "0" };

// The task `package` has written the tarballs of the toolkit.
const tarballs = packTarballs();

it.each([
  { name: "the small example", args: [], path: "/notes", headers: {} },
  {
    name: "a document with 300 operations",
    args: ["--from", "large.json"],
    path: "/things-0",
    headers: { "X-Key": "test" },
  },
])("installs, starts and tests a repository of $name", { timeout: 300_000 }, async ({ name, args, path, headers }) => {
  writeFileSync(join(folder, "large.json"), JSON.stringify(createLargeDocument(50)));
  const repository = name.replaceAll(" ", "-");
  const packages = tarballs.flatMap((tarball) => ["--package", tarball]);
  const startedAt = performance.now();
  run("npx", ["--yes", ...packages, "create-contract-api", repository, ...args], folder);

  const server = spawn("npm", ["start"], { cwd: join(folder, repository), env, detached: true });
  onTestFinished(() => void process.kill(-Number(server.pid), "SIGTERM"));
  const url = await readUrl(server.stdout);
  expect((await fetch(url + path, { headers })).status).toBe(200);
  console.log(`${name}: the first response after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

  run("npm", ["test"], join(folder, repository));
  run("npm", ["run", "docs"], join(folder, repository));
});

function packTarballs(): string[] {
  const root = fileURLToPath(new URL("..", import.meta.url));
  run("pnpm", ["pack", "--pack-destination", folder], root);
  const codegen = readdirSync(join(root, "toolkit")).filter((file) => file.includes("codegen"));
  const own = readdirSync(folder).filter((file) => file.endsWith(".tgz"));
  return [...own.map((file) => join(folder, file)), ...codegen.map((file) => join(root, "toolkit", file))];
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}

async function readUrl(stdout: NodeJS.ReadableStream): Promise<string> {
  for (let output = ""; ; ) {
    const [chunk] = await once(stdout, "data");
    output += chunk;
    const [url] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(output) ?? [];
    if (url) return url;
  }
}
