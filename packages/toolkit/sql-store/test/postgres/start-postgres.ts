import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";
import { memoryFolder } from "../test-folders.ts";

export { Client as PostgresClient } from "pg";

/** A temporary PostgreSQL. Its data is removed when it stops. */
export interface TestPostgres {
  /** The URL of the database `postgres`. */
  readonly url: string;
  /** Kills all processes, as a power failure does. `start` starts it again on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Suspends all processes, as on a stalled host. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Terminates all client connections, as an administrator does. */
  endConnections(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../../../../scripts/postgres.mjs", import.meta.url));

/**
 * @param tls certificate and key in PEM
 * @param configuration settings that `ALTER SYSTEM` can override
 * @param parentFolder the parent of the data folder; by default in memory
 */
export async function startPostgres(
  tls?: { readonly cert: string; readonly key: string },
  configuration: Readonly<Record<string, string>> = {},
  parentFolder: string = memoryFolder(),
): Promise<TestPostgres> {
  const bin = (await run(process.execPath, [script]).catch(throwStderr)).stdout.trim();
  const folder = mkdtempSync(join(parentFolder, "sql-store-postgres-"));
  const user = await findUnprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdbOptions = "--username=tester --auth=trust --encoding=UTF8 --no-locale --no-sync".split(" ");
  await run(join(bin, "initdb"), ["--pgdata", data, ...initdbOptions], { ...user, cwd: folder });
  for (const [name, pem] of tls ? [["server.crt", tls.cert] as const, ["server.key", tls.key] as const] : []) {
    writeFileSync(join(data, name), pem, { mode: 0o600 });
    if (user) chownSync(join(data, name), user.uid, user.gid);
  }
  const port = await findFreePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    ssl: tls ? "on" : "off",
    shared_buffers: "32MB",
    max_connections: 200,
    autovacuum: "off",
    max_wal_size: "256MB",
    // Shared memory of other types can outlive a killed server.
    dynamic_shared_memory_type: "mmap",
    ...configuration,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, "postgresql.conf"), lines.join(""));
  let server: ChildProcess | undefined;
  const postgres: TestPostgres = {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    async start() {
      const program = [join(bin, "postgres"), "-D", data];
      for (;;) {
        server = spawn("sh", ["-c", serverScript, folder, ...program], {
          ...user,
          cwd: folder,
          stdio: ["pipe", "ignore", "pipe"],
        });
        if (await isReady(server)) return;
        await end("keep");
      }
    },
    async kill() {
      await signalAll("SIGKILL");
      await end("keep");
    },
    pause: () => signalAll("SIGSTOP"),
    resume: () => signalAll("SIGCONT"),
    async endConnections() {
      const client = new Client(postgres.url);
      await client.connect();
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = current_user AND pid <> pg_backend_pid()",
      );
      await client.end();
    },
    async stop() {
      await signalAll("SIGCONT");
      await end("");
    },
  };
  await postgres.start();
  return postgres;

  async function end(command: string): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.stdin?.end(command);
    await ended;
  }

  // Each child leads its own process group, so a group signal does not reach it.
  async function signalAll(name: NodeJS.Signals): Promise<void> {
    const [postmasterPid = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    // Stops the postmaster first, because a process that starts after the list would block the next start.
    if (name !== "SIGCONT") sendSignal(Number(postmasterPid), "SIGSTOP");
    const { stdout } = await run("pgrep", ["-P", postmasterPid]).catch(() => ({ stdout: "" }));
    for (const pid of [postmasterPid, ...stdout.split("\n").filter(Boolean)]) sendSignal(Number(pid), name);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process has exited.
  }
}

// Stops the server and removes its data when the parent process exits for any reason.
const serverScript = '"$@" <&- & read -r word; kill -QUIT $!; wait; [ "$word" = keep ] || rm -rf "$0"';

/** Returns false if processes of a killed server still use the shared memory. */
async function isReady(server: ChildProcess): Promise<boolean> {
  let log = "";
  const ended = once(server, "exit").then(() => {
    throw new Error(`PostgreSQL exited at startup: ${log}`);
  });
  const ready = new Promise<boolean>((resolve) => {
    server.stderr?.on("data", (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (log.includes("ready to accept connections")) resolve(true);
      if (/FATAL: +(pre-existing shared memory|lock file)/.test(log)) resolve(false);
    });
  });
  ended.catch(() => {});
  return Promise.race([ready, ended]);
}

/** Returns the user that runs PostgreSQL if the tests run as root, which PostgreSQL rejects. */
async function findUnprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (option) => Number((await run("id", [option, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {}
  }
  throw new Error("PostgreSQL does not run as root. Create a user postgres or nobody.");
}

/** Finds a port that the system assigns to no other socket: Linux assigns ports from 32768. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_768);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await once(server.close(), "close");
    return port;
  }
}

function throwStderr(error: { stderr?: string; message: string }): never {
  throw new Error(error.stderr?.trim() || error.message);
}
