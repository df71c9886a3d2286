import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { formatKeysCommandLine, keysCommandLine } from "./keys-command-line.ts";

it.each(["/srv/other-data_2.0", "/my data", "/it's", "/$HOME/`id`", '/a"b\\', "/~;&|*?", "/店"])(
  "quotes the data folder %s for sh",
  (folder) => {
    const command = formatKeysCommandLine({ DATA_DIR: folder }).replace(keysCommandLine, "printenv DATA_DIR");
    expect(execFileSync("sh", ["-c", command], { encoding: "utf8" })).toBe(`${folder}\n`);
  },
);

it.each([
  [{}, ""],
  [{ DATA_DIR: "" }, ""],
  [{ DATABASE_URL_FILE: "/run/url", DATA_DIR: "data" }, "DATABASE_URL_FILE=/run/url "],
  [{ DATABASE_URL: "postgres://library:secret@db/a" }, "DATABASE_URL='postgres://library:***@db/a' "],
])("sets the variable that selects the store of %j, without a password", (env, prefix) => {
  expect(formatKeysCommandLine(env)).toBe(prefix + keysCommandLine);
});
