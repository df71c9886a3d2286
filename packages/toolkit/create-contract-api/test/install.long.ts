import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createLargeDocument } from "./large-document.ts";

const output = mkdtempSync(join(tmpdir(), "create-contract-api-"));
// It contains several installations.
afterAll(() => rmSync(output, { recursive: true }), 300_000);
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`, PORT: "0" };

// The task `package` has written the tarballs of the toolkit.
const tarball = packTarball();

describe("the small example", { timeout: 300_000 }, () => {
  const folder = join(output, "notes");

  it("is created, and serves its first request", async () => {
    const startedAt = performance.now();
    create("notes");
    const { url } = await start(folder);
    expect((await fetch(`${url}/notes`)).status).toBe(200);
    console.log(`the first response after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  });

  it("passes its tests and its lint", () => {
    run("npm", ["test"], folder);
    run("npm", ["run", "lint"], folder);
  });

  it("packs a client that a frontend installs, with types", async () => {
    run("npm", ["run", "client"], folder);
    const frontend = join(output, "frontend");
    mkdirSync(frontend);
    writeFileSync(join(frontend, "package.json"), '{"type":"module"}');
    run("npm", ["install", "--prefer-offline", join(folder, "client/notes-client-1.0.0.tgz")], frontend);
    expect(readdirSync(join(frontend, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "notes-client",
    ]);
    const code = (text: string) => `import { createClient, orThrow } from "notes-client";
const api = createClient({ baseUrl: String(process.argv[2]), apiKey: "test" });
const note = orThrow(await api.createNote({ text: ${text} }));
console.log(note.text.length, (await api.getNote({ noteId: -1 })).error?.status);
`;
    writeFileSync(join(frontend, "main.ts"), code('"Buy bread"'));
    writeFileSync(join(frontend, "wrong.ts"), code("1"));
    const compiler = join(folder, "node_modules/typescript/bin/tsc");
    const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2024", "--lib", "es2024,dom"];
    const types = ["--types", "node", "--typeRoots", join(folder, "node_modules/@types")];
    run(process.execPath, [compiler, ...options, ...types, "main.ts"], frontend);
    expect(() =>
      execFileSync(process.execPath, [compiler, ...options, ...types, "wrong.ts"], { cwd: frontend }),
    ).toThrow();
    const { url } = await start(folder);
    expect(execFileSync(process.execPath, ["main.ts", url], { cwd: frontend, encoding: "utf8" })).toBe("9 400\n");
  });

  it("backs up its database while it runs, and restores it", async () => {
    const { url, stop } = await start(folder, { DATABASE: "backup-test.db" });
    await add(url, "kept");
    run("npm", ["run", "backup", "--", "backup-test.db", "copy.db"], folder);
    await add(url, "lost");
    await stop();
    run("npm", ["run", "restore", "--", "copy.db", "backup-test.db"], folder);
    const { url: restored } = await start(folder, { DATABASE: "backup-test.db" });
    expect(await (await fetch(`${restored}/notes`)).json()).toMatchObject([{ text: "kept" }]);
  });

  it("runs the steps of its Dockerfile, and stops at SIGTERM", async () => {
    const image = join(output, "image");
    for (const name of ["package.json", "package-lock.json", "packages", "scripts", "src"])
      cpSync(join(folder, name), join(image, name), { recursive: true });
    run("npm", ["ci", "--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"], image);
    expect(existsSync(join(image, "node_modules/vitest"))).toBe(false);
    const { url, stop } = await start(image, { NODE_ENV: "production", API_TOKEN: "s3cret" });
    expect((await fetch(new URL("/readyz", url))).status).toBe(200);
    expect(await stop()).toBe(0);
  });

  it("updates its toolkit with one command, and changes nothing else", () => {
    const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
    writeFileSync(join(folder, "src/handlers.ts"), "// own\n", { flag: "a" });
    git("add", "--all");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "all");
    run("npx", ["--yes", "--package", tarball, "create-contract-api", ".", "--update"], folder);
    expect(git("status", "--short")).toMatch(/^( M package-lock.json\n)?$/);
    run("npm", ["test"], folder);
  });
});

it("creates and tests a repository of a document with 300 operations", { timeout: 300_000 }, async () => {
  writeFileSync(join(output, "large.json"), JSON.stringify(createLargeDocument(50)));
  create("large", "--from", "large.json");
  const { url } = await start(join(output, "large"));
  expect((await fetch(`${url}/things-0`, { headers: { "X-Key": "test" } })).status).toBe(200);
  run("npm", ["test"], join(output, "large"));
});

function create(...args: string[]): void {
  run("npx", ["--yes", "--package", tarball, "create-contract-api", ...args], output);
}

/** Packs the command as `npm run packages` does. */
function packTarball(): string {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const hooks = fileURLToPath(new URL("../../../../scripts/publish/pnpmfile.mjs", import.meta.url));
  run("pnpm", ["pack", `--config.pnpmfile=${hooks}`, "--pack-destination", output], root);
  const [name = ""] = readdirSync(output).filter((file) => file.endsWith(".tgz"));
  return join(output, name);
}

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, env, stdio: ["ignore", "ignore", "inherit"] });
}

async function add(url: string, text: string): Promise<void> {
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  await fetch(`${url}/notes`, { method: "POST", headers, body: JSON.stringify({ text }) });
}

/** Starts a server as `npm start` does, until the test ends. */
async function start(cwd: string, variables: object = {}) {
  const args = ["--import", "./scripts/check-node.mjs", "--disable-warning=ExperimentalWarning", "src/server.ts"];
  const server = spawn(process.execPath, args, { cwd, env: { ...env, DATABASE: ":memory:", ...variables } });
  const exited = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    return (await exited)[0];
  };
  onTestFinished(async () => void (await stop()));
  let log = "";
  server.stderr.on("data", (chunk) => {
    log += chunk;
  });
  for await (const chunk of server.stdout) {
    log += chunk;
    const [, url] = /"url":"([^"]+)"/.exec(log) ?? [];
    if (url) return { url, stop };
  }
  throw new Error(`The server did not start:\n${log}`);
}
