import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { BenchFailure, runProgram, targetCore, tasksetCommand } from "./processes.ts";
import { programs } from "./targets.ts";

/** A program that works for the subjects, on their core: its processor time is part of theirs. */
export interface Service extends AsyncDisposable {
  readonly name: "PostgreSQL" | "Redis";
  /** The parent of all its processes. */
  readonly pid: number;
  /** Returns the URL of a database: a name in PostgreSQL, a number from 0 to 199 in Redis. */
  url(database: string | number): string;
}

interface ServiceOptions {
  readonly name: Service["name"];
  readonly command: readonly string[];
  /** The working directory, which is removed at the end. */
  readonly folder: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** The log line of a program that listens. */
  readonly ready: string;
  /** The signal for an immediate end. */
  readonly ends: "TERM" | "QUIT";
  readonly signal: AbortSignal;
}

/** As durable as the stores on SQLite: a commit is on disk before its response. The rest are PostgreSQL's defaults. */
const postgresSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "127.0.0.1",
  max_connections: 400,
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  // Other kinds of shared memory survive a server that is killed.
  dynamic_shared_memory_type: "mmap",
};

const initAndServe = `programs=$0
"$programs/initdb" --pgdata data --username=bench --auth=trust --encoding=UTF8 --no-locale --no-sync >&2
exec "$programs/postgres" -D data "$@"`;

/** Starts a PostgreSQL in a temporary folder. @throws {BenchFailure} if there is none */
export async function startPostgres(signal: AbortSignal): Promise<Service> {
  const binaries = await runFinder(programs.findPostgres, "POSTGRES_BIN", signal);
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-postgres-"));
  const user = await findPostgresUser(signal);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await findFreePort();
  const values = Object.entries({ ...postgresSettings, unix_socket_directories: folder, port });
  const options = values.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = ["sh", "-c", initAndServe, binaries, ...options];
  const ready = "ready to accept connections";
  const service = await startService({ name: "PostgreSQL", command, folder, user, ready, ends: "QUIT", signal });
  return { ...service, url: (database) => `postgres://bench@127.0.0.1:${port}/${database}` };
}

/** Starts a Redis that stores nothing on disk. @throws {BenchFailure} if there is none */
export async function startRedis(signal: AbortSignal): Promise<Service> {
  const path = await runFinder(programs.findRedis, "REDIS_SERVER_PATH", signal);
  const port = await findFreePort();
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", databases: 200 };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-redis-"));
  const ready = "Ready to accept connections";
  const service = await startService({
    name: "Redis",
    command: [path, ...options],
    folder,
    ready,
    ends: "TERM",
    signal,
  });
  return { ...service, url: (database) => `redis://127.0.0.1:${port}/${database}` };
}

// Ends the program when the benchmark ends, however that ends.
const untilStdinEnds = 'ends=$1; shift; "$@" <&- & read -r _; kill "-$ends" $!; wait; rm -rf "$0"';
const startTimeoutMs = 60_000;

/** Starts a program on the core of the subjects and waits until it listens. @throws {BenchFailure} with its output */
async function startService(options: ServiceOptions): Promise<Omit<Service, "url">> {
  const { name, command, folder, user, ready, ends, signal } = options;
  const [file = "", ...args] = [...tasksetCommand(targetCore), "sh", "-c", untilStdinEnds, folder, ends, ...command];
  const shell = spawn(file, args, { ...user, cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(shell, "exit");
  let output = "";
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4000)));
  const service = {
    name,
    pid: shell.pid ?? 0,
    async [Symbol.asyncDispose]() {
      shell.stdin.end();
      await ended;
    },
  };
  try {
    for (const since = Date.now(); !output.includes(ready); await delay(20, undefined, { signal }))
      if (Date.now() - since > startTimeoutMs) throw new BenchFailure(`${name} does not listen: ${output.trim()}`);
    return service;
  } catch (error) {
    await service[Symbol.asyncDispose]();
    throw error;
  }
}

async function runFinder(program: string, variable: string, signal: AbortSignal): Promise<string> {
  const value = process.env[variable];
  const found = await runProgram([process.execPath, program], { env: value ? { [variable]: value } : {}, signal });
  return found.trim();
}

/** PostgreSQL does not run as root. */
async function findPostgresUser(signal: AbortSignal): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const id = (flag: string) => runProgram(["id", flag, name], { signal }).then(Number, () => undefined);
    const [uid, gid] = [await id("-u"), await id("-g")];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new BenchFailure("PostgreSQL does not run as root. Add a user postgres, or measure as another user.");
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
