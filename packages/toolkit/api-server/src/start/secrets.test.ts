import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { inspect } from "node:util";
import { parseEnv, readSecretFiles, StartupError } from "@animal-store/node-http";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { libraryServer } from "../../test/library-server.ts";
import { runCommandInProcess } from "../../test/run-command.ts";
import { createKeysCommand } from "../commands/keys-command.ts";
import { formatKeysCommandLine } from "../commands/keys-command-line.ts";
import { createMigrateStoreCommand } from "../commands/migrate-store.ts";
import { createBackupCommand } from "../commands/store-file-commands.ts";
import { createRedisConnection } from "../redis/redis-connection.ts";
import { secretTracingVariables, tracingVariables } from "../telemetry/telemetry.ts";
import { createVariables, secrets } from "./environment.ts";

const parts = ["hunter2abc", "zweiteil9x"] as const;
const separators = ["", ..."/#?@:;,%&=+$!*'\"`\\|<>[]{}()^ \t\né", "%2F", "%zz", "%ff", "@@", "//", "?a=b@", "/d?x=y@"];
const passwords = separators.map((separator) => parts.join(separator));
// A valid URL: the text after the @ is the host.
const hasPasswordAsHost = /@zweiteil9x$/;

const schemes = [
  "redis://",
  "rediss://",
  "postgres://",
  "postgresql://",
  "postgres//",
  "postgres:",
  "//",
  "",
  " redis://",
];
const users = ["app:", ":", "a@b:", "ünï:", "a:b:"];
const ends = [
  ...["@127.0.0.1:1", "@127.0.0.1:1/db", "@127.0.0.1:99999", "@127.0.0.1:x", "@[::1", "@::1]:1", "@", ""],
  ...["@127.0.0.1:1/db?sslmode=require", "@127.0.0.1:1,127.0.0.1:2/db", "@127.0.0.1:1/db#x", "@127.0.0.1:1/db?a=b@c"],
];

/** URLs with a password at each position where people put one, most of them malformed. */
const urls = [
  ...combine(schemes, users, passwords, ends),
  ...combine(
    schemes,
    ["127.0.0.1:1/db?", "app@127.0.0.1:1?a=b&"],
    ["password=", "token=", "PASSWORD=", "pass%77ord="],
    passwords,
  ),
  ...combine(schemes, ["127.0.0.1:1/db?"], passwords),
].filter((url) => !hasPasswordAsHost.test(url));

const variables = createVariables(libraryServer);
const parse = (env: Record<string, string>) => parseEnv(variables, readSecretFiles(env, secrets), secrets);

describe("no output contains a password", () => {
  it("of a REDIS_URL", () => {
    for (const REDIS_URL of urls) expectNoSecret(describeError(() => parse({ REDIS_URL })));
  });

  it("of a DATABASE_URL", () => {
    for (const url of urls) expectNoSecret(formatKeysCommandLine({ DATABASE_URL: url }));
  });

  it.each(secretTracingVariables)("of %s", (name) => {
    const parseTracing = (value: string) => parseEnv(tracingVariables, { [name]: value }, secretTracingVariables);
    for (const url of urls) expectNoSecret(describeError(() => parseTracing(url)));
  });

  it("of a URL in DATABASE_URL_FILE, REDIS_URL_FILE or API_KEY_FILE, or in such a file", () => {
    const folder = testFolder();
    for (const [index, url] of urls.filter((_, index) => index % 101 === 0).entries()) {
      const file = join(folder, String(index));
      writeFileSync(file, url);
      for (const name of ["DATABASE_URL_FILE", "REDIS_URL_FILE"]) {
        expectNoSecret(describeError(() => parse({ [name]: url })));
        expectNoSecret(describeError(() => parse({ [name]: file })));
      }
      expectNoSecret(describeError(() => readSecretFiles({ API_KEY_FILE: url }, ["API_KEY"])));
    }
  });

  it("of a command that cannot connect or rejects its arguments", async () => {
    const outputs: string[] = [];
    for (const url of urls.filter((_, index) => index % 400 === 0)) {
      const run = (create: Parameters<typeof runCommandInProcess>[0], args: string[], env: Record<string, string>) =>
        runCommandInProcess(create, args, env, libraryServer).then(({ stdout, stderr }) =>
          outputs.push(stdout + stderr),
        );
      await run(createKeysCommand, ["list"], { DATABASE_URL: url });
      await run(createBackupCommand, ["--to", "x"], { DATABASE_URL: url });
      const from = join(testFolder(), "missing");
      await run(createMigrateStoreCommand, ["--from", from, "--to", url], {});
      await run(createMigrateStoreCommand, ["--from", from], { DATABASE_URL: url });
      await run(createMigrateStoreCommand, ["--from", from, `--too=${url}`], {});
      await run(createMigrateStoreCommand, ["--from", from, "--to", "postgres://127.0.0.1:1/db", url], {});
      await run(createMigrateStoreCommand, [url], {});
    }
    expect(outputs.filter(containsSecret)).toEqual([]);
    expect(outputs.length).toBeGreaterThan(100);
  });

  it("that a Redis without users repeats in its error", async () => {
    const server = createServer((socket) => {
      socket.on("data", (data) =>
        socket.write(`-ERR unknown command, with args beginning with: ${data.toString().replaceAll(/\s+/g, " ")}\r\n`),
      );
      socket.on("error", () => {});
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const logged: string[] = [];
    const log = { warn: (...entry: unknown[]) => logged.push(inspect(entry)), error() {} };
    const { port } = server.address() as AddressInfo;
    const connection = createRedisConnection({
      name: "library",
      url: `redis://app:${parts[0]}@127.0.0.1:${port}`,
      log,
    });
    await connection.start();
    connection.close();
    expect(logged).toHaveLength(1);
    expect(connection.problem()).toContain("unknown command");
    expect([...logged, connection.problem() ?? ""].filter(containsSecret)).toEqual([]);
  });
});

function describeError(call: () => unknown): string {
  try {
    call();
    return "";
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}

function expectNoSecret(text: string): void {
  if (containsSecret(text)) throw new Error(`a text contains the password: ${text}`);
}

function containsSecret(text: string): boolean {
  return parts.some((part) => text.includes(part));
}

function combine(...lists: readonly (readonly string[])[]): string[] {
  return lists.reduce<string[]>((texts, list) => texts.flatMap((text) => list.map((each) => text + each)), [""]);
}
