import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@animal-store/sql-store/testing";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  builtFile,
  copyProgram,
  nodeFlags,
  runToEnd,
  type ServerProcess,
  startProcess,
  startServer,
} from "./server-process.ts";

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

async function startInTerminal(): Promise<ServerProcess> {
  const command = [process.execPath, ...nodeFlags, builtFile("main.js")].join(" ");
  const terminalCommand = ["script", "--quiet", "--return", "--command", command];
  const terminal = await startProcess(folder, {}, "/dev/null", terminalCommand);
  // Signals the server, because killing the terminal would leave the server running.
  const { pid } = JSON.parse(readFileSync(join(folder, "server.json"), "utf8"));
  let hasEnded = false;
  const end = (signal: NodeJS.Signals) => {
    if (!hasEnded) process.kill(pid, signal);
    hasEnded = true;
    return terminal.ended;
  };
  onTestFinished(async () => void (await end("SIGKILL")));
  return { ...terminal, end };
}

const runShell = (command: string) => execFileSync("sh", ["-c", command], { encoding: "utf8" });
const findKey = (text: string) => /as_live_\w{38}/.exec(text)?.[0];
const fetchStatus = async ({ origin }: ServerProcess, key = "") =>
  (await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } })).status;

describe.skipIf(process.platform !== "linux")("the first start of a data folder", () => {
  it("in a terminal prints a key once, with two commands that work when pasted", async () => {
    const { stdout, end } = await startInTerminal();
    const commands = () =>
      stdout()
        .split("\r\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("curl "));
    await expect.poll(commands).toHaveLength(2);
    const [addCommand = "", listCommand = ""] = commands();
    expect(JSON.parse(runShell(`${addCommand} --silent`))).toMatchObject({ id: 1, name: "Rex" });
    expect(JSON.parse(runShell(`${listCommand} --silent`))).toHaveLength(1);

    await end("SIGTERM");
    const restarted = await startInTerminal();
    await expect.poll(restarted.stdout).toContain("create --plan pro");
    expect(findKey(restarted.stdout())).toBeUndefined();
    expect(await fetchStatus(restarted, findKey(stdout()))).toBe(200);
  });
});

it("without a terminal, each start creates no key and prints the same command that creates one", async () => {
  const data = join(folder, "it's mine");
  const findCommand = ({ stdout }: ServerProcess) =>
    /^ {2}Keys {5}(DATA_DIR=.* create --plan pro)$/m.exec(stdout())?.[1] ?? "";
  const first = await startServer(data, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
  const command = findCommand(first);
  expect((await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: data })).stdout).toBe("[]\n");
  await first.end("SIGTERM");
  expect(first.stdout() + first.stderr()).not.toContain("as_live_");
  const restarted = await startServer(data);
  expect(findCommand(restarted)).toBe(command);
  const printed = runShell(command.replace("npm run --silent keys --", `node ${builtFile("keys.js")}`));
  expect(await fetchStatus(restarted, findKey(printed))).toBe(200);
});

it("a server without the repository, as in the image, prints the command of the built program", async () => {
  const program = copyProgram();
  const server = await startServer(folder, {}, join(program, "main.js"));
  const keys = join(program, "keys.js");
  expect(server.stdout()).toMatch(new RegExp(`^  Keys     node ${keys} create --plan pro$`, "m"));
  const { code, stdout } = await runToEnd(keys, ["create", "--plan", "pro"], { DATA_DIR: folder });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^as_live_/)]);
});

it.each([
  ["sends no HSTS by default, and treats an empty variable as unset", { LOG_LEVEL: "", HOST: "" }, "60", null],
  [
    "applies HSTS_MAX_AGE_S and ANONYMOUS_PER_MINUTE",
    { HSTS_MAX_AGE_S: "600", ANONYMOUS_PER_MINUTE: "100000" },
    "100000",
    "600",
  ],
])("the server %s", async (_, env, limit, hsts) => {
  const { origin } = await startServer(folder, env);
  for (const path of ["/v1/pets", "/readyz", "/docs", "/nowhere"]) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("strict-transport-security")).toBe(hsts && `max-age=${hsts}`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
  }
  const keylessResponse = await fetch(`${origin}/v1/pets`);
  expect([keylessResponse.status, keylessResponse.headers.get("x-ratelimit-limit")]).toEqual([401, limit]);
});
