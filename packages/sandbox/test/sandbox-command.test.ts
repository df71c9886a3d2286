import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { day, windowEnd } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import { afterEach, expect, it } from "vitest";

const mainFile = fileURLToPath(new URL("../commands/sandbox.ts", import.meta.url));
const execute = promisify(execFile);
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
});

function spawnSandbox(args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [mainFile, ...args], {
    env: { ...process.env, HOST: "", PORT: "0", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  return { child, stderr: text(child.stderr), exit: once(child, "exit") };
}

async function startSandbox(args: string[] = []) {
  const spawned = spawnSandbox(args);
  let banner = "";
  spawned.child.stdout.on("data", (chunk) => {
    banner += chunk;
  });
  while (!banner.includes("/reset\n")) await once(spawned.child.stdout, "data");
  const [origin = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(banner) ?? [];
  return { ...spawned, banner, origin };
}

it.each(["SIGINT", "SIGTERM"] as const)("exits with 0 on %s, even while a request is delayed", async (signal) => {
  const { child, exit, stderr, origin, banner } = await startSandbox();
  await advanceToNextDay(origin);
  const [key = ""] = /as_test_\w+/.exec(banner) ?? [];
  const headers = { authorization: `Bearer ${key}`, prefer: "wait=30" };
  const delayedRequest = fetch(`${origin}/v1/pets`, { headers }).catch((error: Error) => error.name);
  // The delayed request is in flight when the quota counts one request more than the polls.
  let polls = 0;
  const countOtherRequests = async () => {
    polls += 1;
    const { headers } = await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
    return contract.plans.free.perDay - Number(/"day";r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1]) - polls;
  };
  await expect.poll(countOtherRequests).toBe(1);
  child.kill(signal);
  expect(await exit).toEqual([0, null]);
  expect(await delayedRequest).toBe("TypeError");
  expect(await stderr).toBe("");
});

it("the commands in the banner return the results that it describes", async () => {
  const { child, exit, stderr, banner, origin } = await startSandbox(["--seed", "demo"]);
  await advanceToNextDay(origin);
  // The page has the text of the banner with the changed time.
  const introduction = await (await fetch(origin)).text();
  expect(banner.match(/^ {2}\w+ .*as_test_\w+$/gm)).toHaveLength(5);
  expect(replaceTimes(banner)).toContain(replaceTimes(introduction));
  const commands = introduction.split("\n").filter((line) => line.startsWith("curl "));
  const outputs: string[] = [];
  for (const command of commands) outputs.push((await execute("sh", ["-c", command])).stdout);

  expect(outputs.map(summarize)).toEqual(["200", "503 service_unavailable", "the new time", "the sandbox state"]);
  child.kill("SIGTERM");
  expect(await exit).toEqual([0, null]);
  expect(await stderr).toBe("");
});

/** Prevents a minute or day window from ending during a test. */
async function advanceToNextDay(origin: string): Promise<void> {
  const { now } = (await (await fetch(`${origin}/_sandbox`)).json()) as { now: string };
  await fetch(`${origin}/_sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to: new Date(windowEnd(day, Date.parse(now))).toISOString() }),
  });
}

function replaceTimes(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a time");
}

function summarize(output: string): string | undefined {
  if (output.startsWith('{"now"')) return output.includes('"seed":"demo"') ? "the sandbox state" : "the new time";
  const [, status, code] = /^HTTP\/1.1 (\d+).*?(?:"code":"(\w+)"|\]$)/s.exec(output) ?? [];
  return code ? `${status} ${code}` : status;
}

it.each([
  [
    ["--seed", ""],
    {},
    2,
    "error: option '--seed <name>' argument '' is invalid. It must have at least one character.\n",
  ],
  [["demo"], {}, 2, "error: too many arguments. Expected 0 arguments but got 1: demo.\n"],
  [
    [],
    { PORT: "x" },
    1,
    'animal-store: PORT must be a whole number from 0 to 65535, got "x". Correct it, or unset it for the default.\n',
  ],
])("rejects the arguments %j and environment %j: exit code %i, one line", async (args, env, code, message) => {
  const { exit, stderr } = spawnSandbox(args, env);
  expect(await exit).toEqual([code, null]);
  expect(await stderr).toBe(message);
});
