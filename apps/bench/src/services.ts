import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { BenchError, runProgram, targetCore, tasksetCommand } from "./processes.ts";
import { programPaths } from "./targets.ts";

/** A database that the targets use. It runs on their core, and its CPU time counts as theirs. */
export interface Service extends AsyncDisposable {
  readonly name: "PostgreSQL" | "Redis";
  readonly pid: number;
  /** Returns the URL of a database: a name in PostgreSQL, 0 to 199 in Redis. */
  url(database: string | number): string;
}

interface ServiceOptions {
  readonly name: Service["name"];
  readonly command: readonly string[];
  readonly folder: string;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  /** The signal for an immediate shutdown. */
  readonly stopSignal: "TERM" | "QUIT";
  readonly signal: AbortSignal;
}

// The same durability as on SQLite: a commit is on disk before its response. All other settings are defaults.
const postgresSettings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "127.0.0.1",
  max_connections: 400,
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  // Other types of shared memory remain after the server is killed.
  dynamic_shared_memory_type: "mmap",
};

const initAndServeScript = `programs=$0
"$programs/initdb" --pgdata data --username=bench --auth=trust --encoding=UTF8 --no-locale --no-sync >&2
exec "$programs/postgres" -D data "$@"`;

/** Starts PostgreSQL in a temporary folder. @throws {BenchError} if it is not installed */
export async function startPostgres(signal: AbortSignal): Promise<Service> {
  const binFolder = await findProgramPath(programPaths.findPostgres, "POSTGRES_BIN", signal);
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-postgres-"));
  const user = await findPostgresUser(signal);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await findFreePort();
  const values = Object.entries({ ...postgresSettings, unix_socket_directories: folder, port });
  const options = values.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = ["sh", "-c", initAndServeScript, binFolder, ...options];
  const service = await startService({ name: "PostgreSQL", command, folder, user, stopSignal: "QUIT", signal });
  return { ...service, url: (database) => `postgres://bench@127.0.0.1:${port}/${database}` };
}

/** Starts Redis without persistence. @throws {BenchError} if it is not installed */
export async function startRedis(signal: AbortSignal): Promise<Service> {
  const path = await findProgramPath(programPaths.findRedis, "REDIS_SERVER_PATH", signal);
  const port = await findFreePort();
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no", databases: 200 };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-redis-"));
  const command = [path, ...options];
  const service = await startService({ name: "Redis", command, folder, stopSignal: "TERM", signal });
  return { ...service, url: (database) => `redis://127.0.0.1:${port}/${database}` };
}

// Stops the program when stdin closes, which also happens if the benchmark is killed.
const runUntilStdinClosesScript = 'signal=$1; shift; "$@" <&- & read -r _; kill "-$signal" $!; wait; rm -rf "$0"';
const startTimeoutMs = 60_000;

/** Starts a program on the core of the targets and waits until it listens. */
async function startService(options: ServiceOptions): Promise<Omit<Service, "url">> {
  const { name, command, folder, user, stopSignal, signal } = options;
  const shellCommand = ["sh", "-c", runUntilStdinClosesScript, folder, stopSignal, ...command];
  const [file = "", ...args] = [...tasksetCommand(targetCore), ...shellCommand];
  const shell = spawn(file, args, { ...user, cwd: folder, stdio: ["pipe", "pipe", "pipe"] });
  const exited = once(shell, "exit");
  let output = "";
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output = (output + text).slice(-4000)));
  const service = {
    name,
    pid: shell.pid ?? 0,
    async [Symbol.asyncDispose]() {
      shell.stdin.end();
      await exited;
    },
  };
  try {
    for (
      const startedAt = Date.now();
      !/ready to accept connections/i.test(output);
      await delay(20, undefined, { signal })
    )
      if (Date.now() - startedAt > startTimeoutMs)
        throw new BenchError(`${name} did not start in ${startTimeoutMs} ms: ${output.trim()}`);
    return service;
  } catch (error) {
    await service[Symbol.asyncDispose]();
    throw error;
  }
}

async function findProgramPath(program: string, variable: string, signal: AbortSignal): Promise<string> {
  const value = process.env[variable];
  const output = await runProgram([process.execPath, program], { env: value ? { [variable]: value } : {}, signal });
  return output.trim();
}

async function findPostgresUser(signal: AbortSignal): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const readId = (flag: string) => runProgram(["id", flag, name], { signal }).then(Number, () => undefined);
    const [uid, gid] = [await readId("-u"), await readId("-g")];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new BenchError("PostgreSQL does not run as root. Add a user postgres, or run the benchmark as another user.");
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
