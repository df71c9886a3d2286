import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "./free-port.ts";
import {
  builtFile,
  nodeFlags,
  runToEnd,
  type ServerProcess,
  startProcess,
  temporaryDirectory,
} from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
const running: ServerProcess[] = [];
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end("SIGKILL")));
  folder.remove();
});

async function start(env?: Record<string, string>) {
  const server = await startProcess(folder.path, env);
  running.push(server);
  return server;
}

/** Starts the server in a pseudo-terminal, which ends with it. */
async function startInTerminal(): Promise<ServerProcess> {
  const command = [process.execPath, ...nodeFlags, builtFile("main.js")].join(" ");
  const terminal = await startProcess(folder.path, {}, "/dev/null", [
    "script",
    "--quiet",
    "--return",
    "--command",
    command,
  ]);
  // Not the program of the terminal, which would leave the server behind.
  const { pid } = JSON.parse(readFileSync(join(folder.path, "server.json"), "utf8"));
  const server: ServerProcess = {
    ...terminal,
    end(signal) {
      process.kill(pid, signal);
      return terminal.ended;
    },
  };
  running.push(server);
  return server;
}

describe.skipIf(process.platform !== "linux")("the first start of a data folder", () => {
  it("in a terminal prints two commands that work when pasted", async () => {
    const { stdout } = await startInTerminal();
    const commands = () =>
      stdout()
        .split("\r\n")
        .slice(0, -1)
        .filter((line) => line.startsWith("curl "));
    await expect.poll(commands).toHaveLength(2);
    const [add = "", list = ""] = commands();
    expect(JSON.parse(execFileSync("sh", ["-c", `${add} --silent`], { encoding: "utf8" }))).toMatchObject({
      id: 1,
      name: "Rex",
    });
    expect(JSON.parse(execFileSync("sh", ["-c", `${list} --silent`], { encoding: "utf8" }))).toHaveLength(1);
  });

  it("without a terminal creates no key, and prints the command that creates one", async () => {
    const { stdout } = await start();
    expect(stdout()).not.toContain("as_live_");
    expect(stdout()).toMatch(/^ {2}Keys {5}DATA_DIR=\S+ npm run --silent keys -- create --plan pro$/m);
    expect((await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder.path })).stdout).toBe("[]\n");
  });

  it("in a terminal shows its key once; later starts say how to make one", async () => {
    const { stdout } = await startInTerminal();
    await expect.poll(stdout).toMatch(/as_live_\w{38}/);
    const [key] = /as_live_\w{38}/.exec(stdout()) ?? [];
    await running.pop()?.end("SIGTERM");
    const again = await startInTerminal();
    await expect.poll(again.stdout).toContain("create --plan pro");
    expect(again.stdout()).not.toContain("as_live_");
    const listed = await fetch(`${again.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
    expect(listed.status).toBe(200);
  });
});

it("the first start and later ones print a command that makes a key for their data folder", async () => {
  const env = { DATA_DIR: join(folder.path, "it's mine") };
  const commandOf = ({ stdout }: ServerProcess) => /DATA_DIR=.* create --plan pro/.exec(stdout())?.[0];
  const command = commandOf(await start(env)) ?? "";
  await running.pop()?.end("SIGTERM");
  const again = await start(env);
  expect(commandOf(again)).toBe(command);
  const run = command.replace("npm run --silent keys --", `node ${builtFile("keys.js")}`);
  const [key] = /as_live_\w{38}/.exec(execFileSync("sh", ["-c", run], { encoding: "utf8" })) ?? [];
  const listed = await fetch(`${again.origin}/v1/pets`, { headers: { authorization: `Bearer ${key}` } });
  expect(listed.status).toBe(200);
});

it("without the repository, as in the image, the command is that of the built program", async () => {
  const program = join(folder.path, "app");
  cpSync(builtFile("."), program, {
    recursive: true,
    filter: (path) => !/dist\/(docs|console)$/.test(path),
  });
  const server = await startProcess(join(folder.path, "data"), {}, join(program, "main.js"));
  running.push(server);
  const keys = join(program, "keys.js");
  expect(server.stdout()).toMatch(new RegExp(`^  Keys     node ${keys} create --plan pro$`, "m"));
  const { code, stdout } = await runToEnd(keys, ["create", "--plan", "pro"], { DATA_DIR: join(folder.path, "data") });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^as_live_/)]);
});

describe("a start that cannot be", () => {
  const refusals: [what: string, env: () => Record<string, string>, message: RegExp][] = [
    [
      "a PORT that is no number",
      () => ({ PORT: "abc" }),
      /PORT must be a whole number from 0 to 65535, got "abc"\. Correct it, or unset it/,
    ],
    ["a PORT that is too great", () => ({ PORT: "65536" }), /PORT must be a whole number from 0 to 65535, got "65536"/],
    ["an unknown LOG_LEVEL", () => ({ LOG_LEVEL: "loud" }), /LOG_LEVEL must be one of trace, debug, .*, got "loud"/],
    [
      "a collector's address without its scheme",
      () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: "localhost:4318" }),
      /OTEL_EXPORTER_OTLP_ENDPOINT must be an address that begins with http:\/\/ or https:\/\/, got "localhost:4318"/,
    ],
    [
      "a HOST of another machine",
      () => ({ HOST: "192.0.2.1" }),
      /HOST 192\.0\.2\.1 cannot be listened on .*leave it unset/,
    ],
    [
      "a data folder that is a file",
      () => ({ DATA_DIR: fileInstead() }),
      /the data folder .* cannot be used: it is not a folder.* set DATA_DIR to another/,
    ],
    [
      "a data folder that the system does not make",
      () => ({ DATA_DIR: "/proc/nowhere/data" }),
      /the data folder \/proc\/nowhere\/data cannot be used: .* set DATA_DIR to another/,
    ],
  ];
  it.each(refusals)("is refused in one line: %s", async (_, env, message) => {
    const { code, stderr, stdout } = await runToEnd("main.js", [], { DATA_DIR: folder.path, PORT: "0", ...env() });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("names a taken port and the next one", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, stderr } = await runToEnd("main.js", [], { DATA_DIR: folder.path, PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`port ${port} on 127.0.0.1 is taken by another program`);
    expect(stderr).toContain(`PORT=${port + 1}`);
  });

  function fileInstead(): string {
    const path = join(folder.path, "file");
    if (!existsSync(path)) writeFileSync(path, "");
    return path;
  }
});

it("a signal that comes as soon as it listens ends it gently", async () => {
  const port = await freePort();
  const env = { DATA_DIR: folder.path, DATABASE_URL: "", REDIS_URL: "", PORT: String(port), METRICS_PORT: "0" };
  const child = spawn(process.execPath, [...nodeFlags, builtFile("main.js")], {
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  while (!(await isListening(port)));
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

it("an empty variable counts as unset", async () => {
  const { origin } = await start({ LOG_LEVEL: "", HOST: "", TRUSTED_PROXIES: "" });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
});

function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
