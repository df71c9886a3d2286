import { expect, it } from "vitest";
import { libraryServer } from "../../test/library-server.ts";
import { runCommandInProcess } from "../../test/run-command.ts";
import { createMigrateStoreCommand } from "./migrate-store.ts";

const run = (...args: string[]) => runCommandInProcess(createMigrateStoreCommand, args, {}, libraryServer);

it.each([
  [["--to", "postgres://db/a"], "required option '--from <folder>' not specified"],
  [["--from", "data"], "option '--to <url>' is missing"],
  [["--from", "data", "--to", "postgres//library:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--to=http://library:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--too=postgres://library:/secret@db/a"], "unknown option"],
  [["--from", "data", "--to", "postgres://db/a", "postgres://library:secret@db/a"], "too many arguments"],
])("rejects %s as wrong usage without printing a password", async (args, message) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("secret");
});

it("prints an example and the exit codes for --help", async () => {
  const { code, stdout } = await run("--help");
  expect(code).toBe(0);
  expect(stdout).toContain("npm run migrate-store -- --from ./data --to postgres://");
  expect(stdout).toMatch(/Exit codes:\n {2}0 /);
});
