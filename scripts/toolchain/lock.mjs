import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SetUpFailure } from "./progress.mjs";

/**
 * Runs `work` while no other process of this machine runs its own under the same folder.
 * Each turn is a file there, named by its number. The newest one stays until a newer one is there, so whoever found it free, and was slow,
 * cannot take away the lock of somebody who came in between.
 * @throws {SetUpFailure} when the turn was lost while `work` ran, which then may still be running
 * @param staleAfter milliseconds after which a turn that nobody kept fresh is free, whatever its process does: longer than `work` may block
 */
export async function withLock(folder, work, staleAfter = 30_000) {
  mkdirSync(folder, { recursive: true });
  const claim = join(folder, `${process.pid}.claim`);
  writeFileSync(claim, String(process.pid));
  const held = { turn: undefined };
  const release = () => {
    rmSync(claim, { force: true });
    if (held.turn) giveFree(held.turn);
  };
  process.on("exit", release);
  try {
    while (!held.turn) {
      held.turn = nextTurn(folder, claim, staleAfter);
      if (!held.turn) await delay(200);
    }
    return await keptFresh(held.turn, work, staleAfter);
  } finally {
    release();
    process.off("exit", release);
  }
}

function nextTurn(folder, claim, staleAfter) {
  const newest = newestTurn(folder);
  if (newest > 0 && !isFree(join(folder, String(newest)), staleAfter)) return undefined;
  const mine = join(folder, String(newest + 1));
  if (!linked(claim, mine)) return undefined;
  // Somebody was quicker, and so far ahead that this number was free again.
  if (newestTurn(folder) > newest + 1) {
    rmSync(mine, { force: true });
    return undefined;
  }
  for (const turn of turns(folder)) if (turn <= newest) rmSync(join(folder, String(turn)), { force: true });
  return mine;
}

async function keptFresh(turn, work, staleAfter) {
  let timer;
  const lost = new Promise((_, reject) => {
    timer = setInterval(() => {
      try {
        utimesSync(turn, new Date(), new Date());
      } catch (cause) {
        clearInterval(timer);
        reject(new SetUpFailure(lossOf(turn, cause), { cause }));
      }
    }, staleAfter / 6);
  });
  try {
    return await Promise.race([work(), lost]);
  } finally {
    clearInterval(timer);
  }
}

function lossOf(turn, { code, message }) {
  const why = code === "ENOENT" ? "somebody removed it, or took it over while this machine slept" : message;
  return `The lock ${turn} could not be kept: ${why}. What was begun may be half done; run the command again.`;
}

// Only what is still there: a turn that was lost is not made anew.
function giveFree(turn) {
  try {
    truncateSync(turn);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

function turns(folder) {
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function newestTurn(folder) {
  return Math.max(0, ...turns(folder));
}

// A link appears with its content in one step; a file that is opened and then written can be read empty in between.
function linked(claim, turn) {
  try {
    linkSync(claim, turn);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

function isFree(turn, staleAfter) {
  try {
    const owner = readFileSync(turn, "utf8");
    return owner === "" || !isAlive(Number(owner)) || Date.now() - statSync(turn).mtimeMs > staleAfter;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return false;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
