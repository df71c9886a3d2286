import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Runs `work` under a machine-wide lock. The kernel releases the lock when the process exits or is killed. */
export async function withLock(name, work) {
  const server = await acquire(toSocketPath(name));
  try {
    return await work();
  } finally {
    server.close();
  }
}

async function acquire(address) {
  for (;;) {
    const server = createServer();
    const isAcquired = await new Promise((resolve, reject) => {
      server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
      server.listen(address, () => resolve(true));
    });
    if (isAcquired) return server;
    if (await isAbandoned(address)) rmSync(address, { force: true });
    else await delay(200);
  }
}

// Linux has sockets without a file, and Windows has named pipes. On other systems the socket file remains after a kill.
function toSocketPath(name) {
  const id = `animal-store-${createHash("sha256").update(name).digest("hex").slice(0, 16)}`;
  if (process.platform === "linux") return `\0${id}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

async function isAbandoned(address) {
  if (!address.endsWith(".sock")) return false;
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(false));
    socket.on("error", ({ code }) => resolve(code === "ECONNREFUSED"));
    socket.on("connect", () => socket.destroy());
  });
}
