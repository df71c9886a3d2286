import { createProgress } from "@animal-store/sql-store/sqlite";
import { CommanderError } from "commander";
import { expect, it } from "vitest";
import { libraryServer } from "../../test/library-server.ts";
import { parseEnvironment } from "../start/environment.ts";
import { createMigrateStoreCommand } from "./migrate-store.ts";

async function run(...args: string[]) {
  let [stdout, stderr] = ["", ""];
  const command = createMigrateStoreCommand({
    server: libraryServer,
    width: 80,
    progress: createProgress({ write: () => {} }),
    environment: () => parseEnvironment({}, libraryServer),
    print: (text) => (stdout += text),
  });
  command.configureOutput({ writeErr: (text) => (stderr += text), writeOut: (text) => (stdout += text) });
  const error = await command.parseAsync(args, { from: "user" }).catch((thrown: unknown) => thrown);
  return { error, stdout, stderr };
}

it.each([
  [["--to", "postgres://db/a"], "option '--from <folder>' is missing"],
  [["--from", "data"], "option '--to <url>' is missing"],
  [["--from", "data", "--to", "postgres//library:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--to=http://library:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--too=postgres://library:/secret@db/a"], "unknown option"],
  [["--from", "data", "--to", "postgres://db/a", "postgres://library:secret@db/a"], "too many arguments"],
  [["--from", "a", "--from", "b", "--to", "postgres://db/a"], "option '--from <folder>' is given twice"],
])("rejects %s as wrong usage without printing a password", async (args, message) => {
  const { error, stderr } = await run(...args);
  expect(error).toBeInstanceOf(CommanderError);
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("secret");
});

it("prints an example and the exit codes for --help", async () => {
  const { error, stdout } = await run("--help");
  expect(error).toMatchObject({ exitCode: 0 });
  expect(stdout).toContain("npm run migrate-store -- --from ./data --to postgres://");
  expect(stdout).toMatch(/Exit codes:\n {2}0 /);
});
