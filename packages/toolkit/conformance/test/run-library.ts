import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "../src/command.ts";
import type { CollectedFinding } from "../src/findings.ts";

export const libraryFile = fileURLToPath(new URL("library/library.yaml", import.meta.url));

interface Server {
  readonly baseUrl: string;
  readonly keys: readonly string[];
  stop(): Promise<void>;
}

/** Runs the command against a library server with two readers, and stops the server. */
export async function runLibrary(server: Server, args: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const [key = "", otherKey = ""] = server.keys;
  const setup = { headers: { "X-Library-Key": key }, otherUsers: { other: { "X-Library-Key": otherKey } } };
  const [setupFile, json] = ["setup.mjs", "report.json"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(setupFile, `export default ${JSON.stringify(setup)};`);
  const output = { stdout: "", stderr: "" };
  const collect = (name: keyof typeof output) => ({
    isTTY: false,
    write(text: string) {
      output[name] += text;
      return true;
    },
  });
  try {
    const exitCode = await runCommand(
      [libraryFile, "--base", server.baseUrl, "--setup", setupFile, "--json", json, ...args],
      {
        stdout: collect("stdout"),
        stderr: collect("stderr"),
      },
    );
    const { findings, ...report } = JSON.parse(readFileSync(json, "utf8")) as {
      findings: CollectedFinding[];
      passed: number;
      coverage: { items: number; covered: number };
    };
    return { exitCode, findings, report, ...output };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
