import { StartUpError } from "@animal-store/node-edge";
import { type Command, CommanderError } from "commander";
import { expect, it } from "vitest";
import { createBackupCommand } from "./backup-command.ts";
import { createIntegrityCommand } from "./integrity-command.ts";
import { createRestoreCommand } from "./restore-command.ts";

const counts = { pets: 1_000_000, orders: 12, keys: 3, outcomes: 0 };

async function run(program: "backup" | "restore" | "integrity", ...args: string[]) {
  const written: string[] = [];
  const refused: string[] = [];
  const asked: unknown[] = [];
  const shared = { write: (text: string) => void written.push(text), root: "/root" };
  const commands: Record<typeof program, () => Command> = {
    backup: () =>
      createBackupCommand({
        ...shared,
        async backUp(to) {
          asked.push(to);
          return { counts, bytes: 2 ** 21, place: "/data", took: 1234 };
        },
      }),
    restore: () =>
      createRestoreCommand({
        ...shared,
        restore(from, into) {
          asked.push(from, into);
          return { counts, place: into ?? "/data" };
        },
      }),
    integrity: () =>
      createIntegrityCommand({
        ...shared,
        check(file) {
          asked.push(file);
          return { counts, faults: file ? ["1 orders are wrong", "the file: is torn"] : [], place: file ?? "/data" };
        },
      }),
  };
  const command = commands[program]();
  const { writeErr = () => {}, ...rest } = command.configureOutput();
  command.configureOutput({ ...rest, writeErr: (text) => refused.push(text), writeOut: (text) => written.push(text) });
  const error = await command.parseAsync(args, { from: "user" }).catch((thrown: unknown) => thrown);
  return { error, asked, written: written.join("\n"), refused: refused.join("") };
}

const rows = ["                    rows", "pets           1,000,000", "orders                12"];

it("backup tells what is in the file, how large it is and how long it took", async () => {
  const { asked, written } = await run("backup", "--to", "a.db");
  expect(asked).toEqual(["/root/a.db"]);
  expect(written.split("\n").slice(0, 3)).toEqual(rows);
  expect(written).toMatch(/\n\/data is backed up in a\.db: 2\.0 MiB, looked through, in 1\.2 s\.$/);
});

it("restore tells what is there now, and of keys that were revoked since", async () => {
  const { asked, written } = await run("restore", "--from", "a.db", "--into", "new");
  expect(asked).toEqual(["/root/a.db", "/root/new"]);
  expect(written).toMatch(/\na\.db is restored in \/root\/new, and looked through\.\nKeys that were revoked since/);
  expect((await run("restore", "--from", "/a.db")).asked).toEqual(["/a.db", undefined]);
});

it("integrity says that a store is sound, or each fault and what to do", async () => {
  expect((await run("integrity")).written).toMatch(/\n\/data is sound\.$/);
  const { error, written } = await run("integrity", "--file", "a.db");
  expect(written).toMatch(/\n1 orders are wrong\nthe file: is torn$/);
  expect(error).toBeInstanceOf(StartUpError);
  expect((error as StartUpError).message).toMatch(/^\/root\/a\.db is not sound: 2 faults\. Restore a back-up/);
});

it.each([
  ["backup", [], "option '--to <file>' is missing"],
  ["backup", ["--too", "a"], "unknown option '--too'"],
  ["restore", [], "option '--from <file>' is missing"],
  ["restore", ["--from", "a", "--from", "b"], "is given twice"],
  ["integrity", ["animals.db"], "too many arguments"],
] as const)("%s %j is wrong usage", async (program, args, told) => {
  const { error, asked, refused } = await run(program, ...args);
  expect(error).toBeInstanceOf(CommanderError);
  expect(asked).toEqual([]);
  expect(refused).toContain(told);
  expect(refused).toContain(`How it is used: npm run ${program} -- --help`);
});

it.each(["backup", "restore", "integrity"] as const)("%s --help tells the exit codes", async (program) => {
  const { error, written } = await run(program, "--help");
  expect(error).toMatchObject({ exitCode: 0 });
  expect(written).toMatch(/\nExit codes:\n {2}0 {2}.*\n {2}1 {2}.*\n {2}2 {2}wrong usage\n/);
});
