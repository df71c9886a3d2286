import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort, memoryFolder } from "../server-process.ts";

export { Client as PostgresClient } from "pg";

/** A PostgreSQL of the tests' own, whose data is gone with it. */
export interface TestPostgres {
  /** Of its database `postgres`. */
  readonly url: string;
  /** Ends it as a loss of power would, and starts it again on the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Holds all of its processes, as a host that hangs, until they go on. */
  hold(): Promise<void>;
  goOn(): Promise<void>;
  /** Ends all connections but its own, as an administrator does. */
  endConnections(): Promise<void>;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL("../../../../scripts/postgres.mjs", import.meta.url));

/**
 * @param tls the certificate that it shows and its key, in PEM. @default none: it speaks without TLS
 * @param configuration settings that postgresql.conf sets, so that `ALTER SYSTEM` can override them
 * @throws when none can be had, with what is missing
 */
export async function startPostgres(
  tls?: { readonly cert: string; readonly key: string },
  configuration: Readonly<Record<string, string>> = {},
): Promise<TestPostgres> {
  const bin = (await run(process.execPath, [script]).catch(tellWhy)).stdout.trim();
  const folder = mkdtempSync(join(memoryFolder(), "animal-store-postgres-"));
  const user = await otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const initdb = "--username=animals --auth=trust --encoding=UTF8 --no-locale --no-sync".split(" ");
  await run(join(bin, "initdb"), ["--pgdata", data, ...initdb], { ...user, cwd: folder });
  for (const [name, pem] of tls ? [["server.crt", tls.cert] as const, ["server.key", tls.key] as const] : []) {
    writeFileSync(join(data, name), pem, { mode: 0o600 });
    if (user) chownSync(join(data, name), user.uid, user.gid);
  }
  const port = await freePort();
  const settings = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: folder,
    ssl: tls ? "on" : "off",
    shared_buffers: "32MB",
    max_connections: 200,
    autovacuum: "off",
    max_wal_size: "256MB",
    // Elsewhere it would outlive a server that is killed.
    dynamic_shared_memory_type: "mmap",
    ...configuration,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(join(data, "postgresql.conf"), lines.join(""));
  let server: ChildProcess | undefined;
  const postgres: TestPostgres = {
    url: `postgres://animals@127.0.0.1:${port}/postgres`,
    async start() {
      const program = [join(bin, "postgres"), "-D", data];
      for (;;) {
        server = spawn("sh", ["-c", untilStdinEnds, folder, ...program], {
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
    hold: () => signalAll("SIGSTOP"),
    goOn: () => signalAll("SIGCONT"),
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

  async function end(word: string): Promise<void> {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.stdin?.end(word);
    await ended;
  }

  /** To the one that listens and those that serve, each of which leads a group of its own. */
  async function signalAll(name: NodeJS.Signals): Promise<void> {
    const [leader = ""] = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    // Else it may start another process after these are listed, which keeps the next start from its shared memory.
    if (name !== "SIGCONT") sendSignal(Number(leader), "SIGSTOP");
    const { stdout } = await run("pgrep", ["-P", leader]).catch(() => ({ stdout: "" }));
    for (const pid of [leader, ...stdout.split("\n").filter(Boolean)]) sendSignal(Number(pid), name);
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself.
  }
}

// The server and its data go when the process that started it does, however that ends.
const untilStdinEnds = '"$@" <&- & read -r word; kill -QUIT $!; wait; [ "$word" = keep ] || rm -rf "$0"';

/** Returns false if processes of a killed server are still ending, which keeps this one from its shared memory. */
async function isReady(server: ChildProcess): Promise<boolean> {
  let log = "";
  const ended = once(server, "exit").then(() => {
    throw new Error(`PostgreSQL ended at its start: ${log}`);
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

/** PostgreSQL refuses to run as root. */
async function otherUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = await Promise.all(
        ["-u", "-g"].map(async (which) => Number((await run("id", [which, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { uid, gid };
    } catch {
      // The next one, then.
    }
  }
  throw new Error("PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.");
}

function tellWhy(error: { stderr?: string; message: string }): never {
  throw new Error(error.stderr?.trim() || error.message);
}
