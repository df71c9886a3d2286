import { connect } from "../src/sqlite/connect.ts";
import { builtFile, nodeFlags, postPet, type ServerProcess, startServer } from "./server-process.ts";

/**
 * Starts a server on what is like a small disk. SQLite reports its end as an I/O error.
 * @param redirection of the shell, for the server's output
 */
export function startOnSmallDisk(data: string, env: Record<string, string> = {}, redirection = "") {
  // `ulimit -f` counts blocks of 512 bytes: no file of the server grows beyond 256 KiB.
  const program = `ulimit -f 512; exec "$@" ${redirection}`;
  return startServer(data, env, builtFile("main.js"), ["sh", "-c", program, "sh", process.execPath, ...nodeFlags]);
}

/** Adds pets until one is refused. */
export async function fillDisk(server: ServerProcess, headers: Record<string, string>) {
  let added = 0;
  let answer = await postPet(server, headers);
  for (; answer.status === 201; answer = await postPet(server, headers)) added += 1;
  return { added, answer };
}

/** Moves the WAL into the store, so that the WAL is short again. */
export function makeRoom(data: string): void {
  const other = connect(data);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  other.close();
}
