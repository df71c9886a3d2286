import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { mainFile } from "./mcp-connections.ts";

async function run(args: string[], env: Record<string, string> = {}, input = "") {
  const child = spawn(process.execPath, [mainFile, ...args], { env: { ...process.env, API_KEY: "", ...env } });
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code, stdout, stderr };
}

describe("npm run mcp", () => {
  it("exits with 0 and writes nothing when stdin ends", async () => {
    expect(await run([])).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  it("describes its options and exits with 0", async () => {
    const { code, stdout, stderr } = await run(["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/--base <url>.*API_KEY.*Exit codes/s);
  });

  const baseError = `error: --base must be an http or https URL without credentials that ends with ${contract.basePath}.\n`;
  it.each([
    [["--base", "http://127.0.0.1"], 2, baseError],
    [["--base", "http://ann:secret@127.0.0.1/v1"], 2, baseError],
    [["--base", "http//ann:secret@127.0.0.1/v1"], 2, baseError],
    [
      ["--base", "http://127.0.0.1/v1"],
      1,
      "animal-store: API_KEY must be an API key, in visible ASCII without spaces. Set it to your key for http://127.0.0.1/v1.\n",
    ],
  ])("rejects %j: exit code %i, one line", async (args, code, stderr) => {
    expect(await run(args)).toEqual({ code, stdout: "", stderr });
  });
});
