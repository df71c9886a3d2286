import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { contract } from "./test/contract.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

test.each(["SIGINT", "SIGTERM"] as const)("serves the page until %s ends it", async (signal) => {
  const child = spawn(process.execPath, [main], { env: { ...process.env, HOST: "", PORT: "0" } });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  const page = await (await fetch(url)).text();
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toContain(contract.info.title);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
});
