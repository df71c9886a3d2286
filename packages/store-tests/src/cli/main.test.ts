import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createTemporaryFolder, serve } from "../test/set-up.ts";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

it("exits with 0 if the reader of its output closes the pipe", { timeout: 30_000 }, async () => {
  const cli = spawn(process.execPath, [program, "--list"], { stdio: ["ignore", "pipe", "pipe"] });
  cli.stdout.destroy();
  const [[code], errors] = await Promise.all([once(cli, "close"), text(cli.stderr)]);
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("reports the results so far after %s, marked as interrupted", { timeout: 30_000 }, async (signal, code) => {
  const folder = createTemporaryFolder();
  const keys = join(folder, "keys.json");
  const json = join(folder, "report.json");
  const junit = join(folder, "junit.xml");
  writeFileSync(keys, JSON.stringify([{ key: "as_live_secretkey", plan: "business" }]));
  // Responds only to the requests before the first case.
  let requests = 0;
  const origin = await serve((_, response) => {
    requests += 1;
    if (requests <= 2) response.setHeader("X-RateLimit-Limit", contract.plans.business.perMinute).end("[]");
  });
  const argv = [program, "--base", `${origin}/v1`, "--keys", keys, "--json", json, "--junit", junit];
  const cli = spawn(process.execPath, argv);
  const output = text(cli.stdout);
  await new Promise<void>((resolve) => {
    cli.stderr.setEncoding("utf8").on("data", (line: string) => line.includes("Animal Store:") && resolve());
  });
  cli.kill(signal);
  const [exitCode] = await once(cli, "close");
  expect(exitCode).toBe(code);
  expect(await output).toMatch(/^The run is incomplete: interrupted\n0 findings, 0 cases passed/m);
  expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ stopReason: "interrupted", passed: 0 });
  expect(readFileSync(junit, "utf8")).toContain('tests="0"');
});
