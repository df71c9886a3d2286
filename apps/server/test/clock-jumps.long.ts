import { existsSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jumpTheClock } from "./clock/jump-the-clock.ts";
import { compareWithStore, createDiskJournal, startLoad } from "./disk/disk-journal.ts";
import { createFastKey } from "./load/send-load.ts";
import { runToEnd, startProcess, testFolder } from "./server-process.ts";

// Debian's package libfaketime.
const library = findLibrary();

it.skipIf(!library)(
  `twenty jumps of the system's clock under load give one quota more at most each, and lose nothing${library ? "" : " (needs libfaketime)"}`,
  async () => {
    const folder = testFolder();
    const [data, offsetFile] = [join(folder, "data"), join(folder, "offset")];
    let offset = 0;
    const set = (seconds: number) => {
      offset += seconds;
      // At once, whenever it is read.
      writeFileSync(`${offsetFile}.new`, `${offset < 0 ? "" : "+"}${offset}\n`);
      renameSync(`${offsetFile}.new`, offsetFile);
    };
    set(0);
    const journal = createDiskJournal(await createFastKey(data));
    const server = await startProcess(data, {
      LD_PRELOAD: library ?? "",
      FAKETIME_TIMESTAMP_FILE: offsetFile,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      BAN_STRIKES: "2",
      ANONYMOUS_PER_MINUTE: "1000000",
      LOG_LEVEL: "silent",
    });
    const load = startLoad(server.origin, journal);
    try {
      await jumpTheClock({
        origin: server.origin,
        rounds: 20,
        set,
        async createKey({ perMinute, perDay }) {
          const args = ["create", "--plan", "free", "--per-minute", `${perMinute}`, "--per-day", `${perDay}`, "--json"];
          return JSON.parse((await runToEnd("keys.js", args, { DATA_DIR: data })).stdout).key;
        },
      });
    } finally {
      await load.stop();
    }
    journal.sent.set("repeated", 1);
    const wrong = await compareWithStore(server.origin, journal);
    // What the jumps themselves posted has one name.
    expect(wrong.filter((each) => !each.includes("repeated"))).toEqual([]);
    console.log(`${journal.acknowledged.size} pets acknowledged meanwhile, ${journal.reads} read`);
    expect(await server.end("SIGTERM")).toBe(0);
  },
);

function findLibrary(): string | undefined {
  const folders = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => `/usr/lib/${name}/faketime`) : [];
  return folders.map((folder) => join(folder, "libfaketimeMT.so.1")).find((path) => existsSync(path));
}
