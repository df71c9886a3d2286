import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { expect, it, onTestFinished } from "vitest";

const program = fileURLToPath(new URL("main.ts", import.meta.url));

it("a reader that goes away early is no failure", { timeout: 30_000 }, async () => {
  const judge = spawn(process.execPath, [program, "--list"], { stdio: ["ignore", "pipe", "pipe"] });
  let errors = "";
  judge.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  judge.stdout.destroy();
  const [code] = await once(judge, "close");
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
});

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "after %s it tells what was found until then, marked as interrupted",
  { timeout: 30_000 },
  async (name, status) => {
    const folder = mkdtempSync(join(tmpdir(), "judge-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [keys, json, junit] = ["keys.json", "judge.json", "junit.xml"].map((file) => join(folder, file)) as [
      string,
      string,
      string,
    ];
    writeFileSync(keys, JSON.stringify([{ key: "as_live_key", plan: "business" }]));
    const base = await serveSlowly();
    const judge = spawn(process.execPath, [program, "--base", base, "--keys", keys, "--json", json, "--junit", junit]);
    let output = "";
    judge.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    await new Promise<void>((resolve) => {
      judge.stderr.setEncoding("utf8").on("data", (text: string) => text.startsWith("Judging") && resolve());
    });
    judge.kill(name);
    const [code] = await once(judge, "close");
    expect(code).toBe(status);
    expect(output).toMatch(/^Interrupted: 0 passed, 0 failed, \d+ not tried/m);
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ interrupted: true, passed: 0 });
    expect(readFileSync(junit, "utf8")).toContain("needs the judge to go on: it was interrupted");
  },
);

/** Answers what the judge asks before it begins, and then nothing. */
async function serveSlowly(): Promise<string> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    if (asked <= 2) response.setHeader("X-RateLimit-Limit", contract.plans.business.perMinute).end("[]");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
