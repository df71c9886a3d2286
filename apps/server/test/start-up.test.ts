import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  builtFile,
  nodeFlags,
  runToEnd,
  type ServerProcess,
  startProcess,
  startServer,
  testFolder,
} from "./server-process.ts";

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

/** Starts the server in a pseudo-terminal, which ends with it. */
async function startInTerminal(): Promise<ServerProcess> {
  const command = [process.execPath, ...nodeFlags, builtFile("main.js")].join(" ");
  const by = ["script", "--quiet", "--return", "--command", command];
  const terminal = await startProcess(folder, {}, "/dev/null", by);
  // Not the program of the terminal, which would leave the server behind.
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

const sh = (command: string) => execFileSync("sh", ["-c", command], { encoding: "utf8" });
const keyIn = (text: string) => /as_live_\w{38}/.exec(text)?.[0];
const statusWith = async ({ origin }: ServerProcess, key = "") =>
  (await fetch(`${origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } })).status;

describe.skipIf(process.platform !== "linux")("the first start of a data folder", () => {
  it("in a terminal shows a key once, with two commands that work when pasted", async () => {
    const { stdout, end } = await startInTerminal();
    const commands = () =>
      stdout()
        .split("\r\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("curl "));
    await expect.poll(commands).toHaveLength(2);
    const [add = "", list = ""] = commands();
    expect(JSON.parse(sh(`${add} --silent`))).toMatchObject({ id: 1, name: "Rex" });
    expect(JSON.parse(sh(`${list} --silent`))).toHaveLength(1);

    await end("SIGTERM");
    const again = await startInTerminal();
    await expect.poll(again.stdout).toContain("create --plan pro");
    expect(keyIn(again.stdout())).toBeUndefined();
    expect(await statusWith(again, keyIn(stdout()))).toBe(200);
  });

  it("without a terminal creates no key, and prints the command that creates one", async () => {
    const server = await startServer(folder, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
    expect(server.stdout()).toContain(`Keys     DATA_DIR=${folder} npm run --silent keys -- create --plan pro`);
    expect((await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder })).stdout).toBe("[]\n");
    await server.end("SIGTERM");
    expect(server.stdout() + server.stderr()).not.toContain("as_live_");
  });
});

it("the first start and later ones print a command that makes a key for their data folder", async () => {
  const data = join(folder, "it's mine");
  const commandOf = ({ stdout }: ServerProcess) => /DATA_DIR=.* create --plan pro/.exec(stdout())?.[0];
  const first = await startServer(data);
  const command = commandOf(first) ?? "";
  await first.end("SIGTERM");
  const again = await startServer(data);
  expect(commandOf(again)).toBe(command);
  const printed = sh(command.replace("npm run --silent keys --", `node ${builtFile("keys.js")}`));
  expect(await statusWith(again, keyIn(printed))).toBe(200);
});

it("without the repository, as in the image, the command is that of the built program", async () => {
  const program = join(folder, "app");
  cpSync(builtFile("."), program, { recursive: true, filter: (path) => !/dist\/(docs|console)$/.test(path) });
  const data = join(folder, "data");
  const server = await startServer(data, {}, join(program, "main.js"));
  const keys = join(program, "keys.js");
  expect(server.stdout()).toMatch(new RegExp(`^  Keys     node ${keys} create --plan pro$`, "m"));
  const { code, stdout } = await runToEnd(keys, ["create", "--plan", "pro"], { DATA_DIR: data });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^as_live_/)]);
});

describe("a start that cannot be", () => {
  it.each<[what: string, env: Record<string, string>, message: RegExp]>([
    [
      "a PORT that is no number",
      { PORT: "abc" },
      /PORT must be a whole number from 0 to 65535, got "abc"\. Correct it, or unset it/,
    ],
    [
      "a collector's address without its scheme",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" },
      /OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:\/\/ or https:\/\/, got "localhost:4318"/,
    ],
    [
      "a data folder that is a file",
      { DATA_DIR: "file" },
      /the data folder .* cannot be used: it is not a folder.* set DATA_DIR to another/,
    ],
    [
      "a data folder that the system does not make",
      { DATA_DIR: "/proc/nowhere/data" },
      /the data folder \/proc\/nowhere\/data cannot be used: .* set DATA_DIR to another/,
    ],
  ])("is refused in one line: %s", async (_, env, message) => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const data = env.DATA_DIR === "file" ? { DATA_DIR: file } : {};
    const { code, stderr, stdout } = await runToEnd("main.js", [], { DATA_DIR: folder, PORT: "0", ...env, ...data });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});

it.each([
  ["says no HSTS by itself, and takes an empty variable for an unset one", { LOG_LEVEL: "", HOST: "" }, "60", null],
  ["sets HSTS and the limit of addresses", { HSTS_MAX_AGE_S: "600", ANONYMOUS_PER_MINUTE: "100000" }, "100000", "600"],
])("%s", async (_, env, limit, hsts) => {
  const { origin } = await startServer(folder, env);
  for (const path of ["/v1/pets", "/readyz", "/docs", "/nowhere"]) {
    const { headers } = await fetch(origin + path);
    expect(headers.get("strict-transport-security")).toBe(hsts && `max-age=${hsts}`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("server") ?? headers.get("x-powered-by")).toBeNull();
  }
  const keyless = await fetch(`${origin}/v1/pets`);
  expect([keyless.status, keyless.headers.get("x-ratelimit-limit")]).toEqual([401, limit]);
});
