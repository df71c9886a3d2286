import { chownSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { places } from "../subjects/places.ts";
import { runProgram } from "../subjects/program.ts";
import { freePort } from "./free-port.ts";
import { given } from "./given.ts";
import type { Service } from "./service.ts";
import { startService } from "./start-service.ts";
import { userOfPostgres } from "./user-of-postgres.ts";

export interface RunningPostgres extends Service {
  url(database: string): string;
}

/** As durable as the stores on SQLite: a commit is on disk before it is answered. All else is as PostgreSQL has it. */
const settings = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  listen_addresses: "127.0.0.1",
  max_connections: 400,
  shared_buffers: "256MB",
  max_wal_size: "2GB",
  // Elsewhere it would outlive a server that is killed.
  dynamic_shared_memory_type: "mmap",
};

const makeAndServe = `programs=$0
"$programs/initdb" --pgdata data --username=bench --auth=trust --encoding=UTF8 --no-locale --no-sync >&2
exec "$programs/postgres" -D data "$@"`;

/** A PostgreSQL of the benchmark's own, whose data goes with it. @throws {BenchFailure} that says why there is none */
export async function startPostgres(signal: AbortSignal): Promise<RunningPostgres> {
  const programs = (
    await runProgram([process.execPath, places.findPostgres], { env: given("POSTGRES_BIN"), signal })
  ).trim();
  const folder = mkdtempSync(join(tmpdir(), "animal-store-bench-postgres-"));
  const user = await userOfPostgres(signal);
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const values = Object.entries({ ...settings, unix_socket_directories: folder, port });
  const options = values.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = ["sh", "-c", makeAndServe, programs, ...options];
  const ready = "ready to accept connections";
  const service = await startService({ name: "PostgreSQL", command, folder, user, ready, ends: "QUIT", signal });
  return { ...service, url: (database) => `postgres://bench@127.0.0.1:${port}/${database}` };
}
