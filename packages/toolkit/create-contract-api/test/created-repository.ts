import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { onTestFinished, vi } from "vitest";

const compiler = fileURLToPath(new URL("../../../../node_modules/typescript/bin/tsc", import.meta.url));
const biome = fileURLToPath(new URL("../../../../node_modules/@biomejs/biome/bin/biome", import.meta.url));
const template = fileURLToPath(new URL("../template", import.meta.url));

/** Starts the server of a repository until the test ends. */
export async function start(folder: string, headers: object = { Authorization: "Bearer test" }, env: object = {}) {
  const { startServer } = await importSource(folder, "server");
  const server = await startServer({ PORT: "0", DATABASE: ":memory:", LOG: "off", ...env });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= server.stop());
  onTestFinished(() => stop());
  const send = async (method: string, path: string, body?: object | string) => {
    const type = typeof body === "string" ? "application/jsonl" : "application/json";
    const init = body
      ? { headers: { ...headers, "Content-Type": type }, body: typeof body === "string" ? body : JSON.stringify(body) }
      : { headers: { ...headers } };
    const response = await fetch(server.baseUrl + path, { method, ...init });
    const text = await response.text();
    return [response.status, /\bjson\b/.test(response.headers.get("Content-Type") ?? "") ? JSON.parse(text) : text];
  };
  return { ...server, stop, send };
}

export function importSource(folder: string, name: string) {
  return import(pathToFileURL(join(folder, `src/${name}.ts`)).href);
}

/** Collects what servers log until the test ends. */
export function captureLog(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(line));
  onTestFinished(() => spy.mockRestore());
  return lines;
}

/** Formats the repositories in a folder, and returns the errors of Biome and of the compiler, which start once for all. */
export function checkRepositories(output: string): string[] {
  const biomeConfig = JSON.parse(readFileSync(join(template, "biome.template.json"), "utf8"));
  const includes = biomeConfig.files.includes.map((each: string) => each.replace(/^!?/, "$&*/"));
  writeFileSync(join(output, "biome.json"), JSON.stringify({ ...biomeConfig, files: { includes } }));
  // Biome rejects a second configuration in its folder.
  for (const path of globSync("*/biome.json", { cwd: output })) rmSync(join(output, path));
  const config = { extends: join(template, "tsconfig.json"), include: ["*/src", "*/test"] };
  writeFileSync(join(output, "tsconfig.json"), JSON.stringify(config));
  const options = { cwd: output, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, "check", "--write", "--error-on-warnings"],
    options,
  );
  return [status === 0 ? "" : stdout + stderr, compile(output)];
}

/** Returns the files of a repository, without generated code and the toolkit. */
export function listOwnFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/src.generated|packages$/.test(relative(folder, entry.parentPath)))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

function compile(folder: string): string {
  // Several checkers would check the toolkit several times.
  return spawnSync(process.execPath, [compiler, "--checkers", "1"], { cwd: folder, encoding: "utf8" }).stdout;
}
