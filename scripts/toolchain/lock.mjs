import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

const staleAfter = 30_000;

/** Runs `work` while no other process of this machine runs its own under the same lock file. */
export async function withLock(path, work) {
  const mine = `${path}.${process.pid}`;
  const held = [mine];
  const release = () => {
    for (const file of held) rmSync(file, { force: true });
  };
  process.on("exit", release);
  writeFileSync(mine, String(process.pid));
  try {
    while (!taken(mine, path)) {
      if (isStale(path)) discard(path, mine);
      else await delay(200);
    }
    held.push(path);
    return await keptFresh(path, work);
  } finally {
    release();
    process.off("exit", release);
  }
}

async function keptFresh(path, work) {
  const timer = setInterval(() => utimesSync(path, new Date(), new Date()), staleAfter / 6);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

// A link appears with its content in one step; a file that is opened and then written can be read empty in between.
function taken(mine, path) {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function isStale(path) {
  try {
    const owner = Number(readFileSync(path, "utf8"));
    return owner === process.pid || !isAlive(owner) || Date.now() - statSync(path).mtimeMs > staleAfter;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return false;
  }
}

// Of several that find the lock stale, one gets to move it away; the others fail and look again.
function discard(path, mine) {
  try {
    renameSync(path, `${mine}.stale`);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  rmSync(`${mine}.stale`, { force: true });
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
