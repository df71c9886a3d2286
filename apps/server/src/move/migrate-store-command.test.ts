import { StartUpError } from "@animal-store/node-edge";
import { CommanderError } from "commander";
import { expect, it } from "vitest";
import { createMigrateStoreCommand } from "./migrate-store-command.ts";
import { movedTables } from "./moved-tables.ts";

const run = (...args: string[]) => runWith("", ...args);

async function runWith(databaseUrl: string, ...args: string[]) {
  const written: string[] = [];
  const refused: string[] = [];
  const calls: string[][] = [];
  const command = createMigrateStoreCommand({
    write: (text) => written.push(text),
    root: "/root",
    databaseUrl: () => databaseUrl,
    async move(from, to) {
      calls.push([from, to]);
      if (to.endsWith("/full")) throw new StartUpError("full");
      const tables = movedTables.map((table) => ({ table, fingerprint: { rows: 1_000_000, checksum: "c0ffee" } }));
      return { tables, place: "postgres://db/a", took: 1234 };
    },
  });
  const { writeErr = () => {}, ...rest } = command.configureOutput();
  command.configureOutput({ ...rest, writeErr: (text) => refused.push(text), writeOut: (text) => written.push(text) });
  const error = await command.parseAsync(args, { from: "user" }).catch((thrown: unknown) => thrown);
  return { error, calls, written: written.join("\n"), refused: refused.join("") };
}

it("tells the rows and checksum of each table, where they are now, and what comes next", async () => {
  const { calls, written } = await run("--from", "./data", "--to", "postgres://db/a");
  expect(calls).toEqual([["/root/data", "postgres://db/a"]]);
  expect(written.split("\n")).toEqual([
    "                      rows  SHA-256, of both sides",
    "pets             1,000,000  c0ffee",
    "orders           1,000,000  c0ffee",
    "keys             1,000,000  c0ffee",
    "changes of keys  1,000,000  c0ffee",
    "kept outcomes    1,000,000  c0ffee",
    "",
    "./data is copied to postgres://db/a and compared, in 1.2 s.",
    expect.stringMatching(/^Start the servers with that DATABASE_URL\./),
  ]);
});

it("without --to takes the address of DATABASE_URL", async () => {
  expect((await runWith("postgres://db/other", "--from", "data")).calls).toEqual([
    ["/root/data", "postgres://db/other"],
  ]);
  const { calls } = await runWith("postgres://db/other", "--from", "data", "--to", "postgres://db/a");
  expect(calls).toEqual([["/root/data", "postgres://db/a"]]);
});

it.each([
  [["--to", "postgres://db/a"], "option '--from <folder>' is missing"],
  [["--from", "data"], "option '--to <url>' is missing"],
  [["--from", "data", "--to", "postgres//animals:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--to=http://animals:secret@db/a"], "option '--to <url>' must be an address like"],
  [["--from", "data", "--too=postgres://animals:/secret@db/a"], "unknown option"],
  [["--from", "data", "--to", "postgres://db/a", "postgres://animals:secret@db/a"], "too many arguments"],
  [["--from", "a", "--from", "b", "--to", "postgres://db/a"], "option '--from <folder>' is given twice"],
])("%s is wrong usage, and shows no password", async (args, told) => {
  const { error, calls, refused } = await run(...args);
  expect(error).toBeInstanceOf(CommanderError);
  expect(calls).toEqual([]);
  expect(refused).toContain(told);
  expect(refused).not.toContain("secret");
});

it("help shows an example and the exit codes", async () => {
  const { error, written } = await run("--help");
  expect(error).toMatchObject({ exitCode: 0 });
  expect(written).toContain("npm run migrate-store -- --from ./data --to postgres://");
  expect(written).toMatch(/Exit codes:\n {2}0 /);
});

it("what is refused passes through", async () => {
  expect((await run("--from", "data", "--to", "postgres://db/full")).error).toBeInstanceOf(StartUpError);
});
