import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { keysCommandLine, keysCommandLineForFolder } from "./keys-command-line.ts";

it.each(["/srv/other-data_2.0", "/my data", "/it's", "/$HOME/`id`", '/a"b\\', "/~;&|*?", "/店"])(
  "quotes the data folder %s for sh",
  (folder) => {
    const command = keysCommandLineForFolder(folder, "/srv/store/data").replace(keysCommandLine, "printenv DATA_DIR");
    expect(execFileSync("sh", ["-c", command], { encoding: "utf8" })).toBe(`${folder}\n`);
  },
);
