import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Runs `work` while no other process of this machine runs its own under the same name. The kernel releases the lock when its process ends,
 * however it ends.
 */
export async function withLock(name, work) {
  const server = await acquire(addressOf(name));
  try {
    return await work();
  } finally {
    server.close();
  }
}

async function acquire(address) {
  for (;;) {
    const server = createServer();
    const isMine = await new Promise((resolve, reject) => {
      server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
      server.listen(address, () => resolve(true));
    });
    if (isMine) return server;
    if (await isAbandoned(address)) rmSync(address, { force: true });
    else await delay(200);
  }
}

// Only Linux has sockets without a file, and Windows pipes. Elsewhere the file outlives a killed process.
function addressOf(name) {
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
