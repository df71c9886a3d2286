import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { contract } from "./test/contract.ts";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

test.each(["SIGINT", "SIGTERM"] as const)("serves the page until %s ends it", async (signal) => {
  const child = start({ PORT: "0" });
  const [line] = await once(child.stdout, "data");
  const url = /http:\S+/.exec(String(line))?.[0] ?? "";
  const page = await (await fetch(url)).text();
  expect(/<title>(.*)<\/title>/.exec(page)?.[1]).toContain(contract.info.title);
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([0, null]);
});

test("rejects a PORT that is no port in one line", async () => {
  expect(await refusal({ PORT: "web" })).toBe(
    'animal-store: PORT must be a whole number from 0 to 65535, got "web". Correct it, or unset it for the default.\n',
  );
});

async function refusal(env: Record<string, string>): Promise<string> {
  const child = start(env);
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  return message;
}

function start(env: Record<string, string>): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, [main], { env: { ...process.env, HOST: "", ...env } });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}
