import { equal, match, rejects } from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { withLock } from "./lock.mjs";

const staleAfter = 60;
const forEver = () => new Promise(() => {});

test("a lock that is removed while it is held is told of, and the process goes on", async (context) => {
  const folder = newFolder(context);
  const work = () => {
    rmSync(folder, { recursive: true });
    return forEver();
  };
  await rejects(withLock(folder, work, staleAfter), ({ message, cause }) => {
    match(message, /^The lock .*1 could not be kept: somebody removed it, .* run the command again\.$/);
    equal(cause.code, "ENOENT");
    return true;
  });
});

test("a turn that was lost is not made anew, and the next one passes", async (context) => {
  const folder = newFolder(context);
  const turn = join(folder, "1");
  await rejects(
    withLock(folder, () => forEver(rmSync(turn)), staleAfter),
    /could not be kept/,
  );
  equal(readdirSync(folder).length, 0);
  equal(await withLock(folder, async () => readFileSync(turn, "utf8"), staleAfter), String(process.pid));
  equal(readFileSync(turn, "utf8"), "");
});

function newFolder(context) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-lock-"));
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
