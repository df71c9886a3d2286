import { StartUpError } from "@animal-store/node-edge";
import { type Command, CommanderError } from "commander";
import { expect, it } from "vitest";
import { createBackupCommand } from "./backup-command.ts";
import { createIntegrityCommand } from "./integrity-command.ts";
import { createRestoreCommand } from "./restore-command.ts";

const counts = { pets: 1_000_000, orders: 12, keys: 3, outcomes: 0 };

const violated = (file = "") => (file.includes("wrong") ? ["1 orders are wrong"] : []);

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
          return { counts, bytes: 2 ** 21, violations: violated(to), place: "/data", took: 1234 };
        },
      }),
    restore: () =>
      createRestoreCommand({
        ...shared,
        restore(from, into) {
          asked.push(from, into);
          return { counts, violations: violated(from), place: into ?? "/data" };
        },
      }),
    integrity: () =>
      createIntegrityCommand({
        ...shared,
        check(file) {
          asked.push(file);
          const corruption = file?.endsWith("torn.db") ? ["the file: is torn"] : [];
          const notices = ["1 records are old"];
          return { counts, corruption, violations: violated(file), notices, place: file ?? "/data" };
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
  expect(written).toMatch(/\n\/data is backed up in a\.db: 2\.0 MiB, checked, in 1\.2 s\.$/);
  expect((await run("backup", "--to", "wrong.db")).written).toMatch(
    / in 1\.2 s\.\n\nWarning: the store and its backup violate 1 rule:\n1 orders are wrong$/,
  );
});

it("restore tells what is there now, and of keys that were revoked since", async () => {
  const { asked, written } = await run("restore", "--from", "a.db", "--into", "new");
  expect(asked).toEqual(["/root/a.db", "/root/new"]);
  expect(written).toMatch(/\na\.db is restored in \/root\/new, and checked\.\nKeys that were revoked since/);
  expect((await run("restore", "--from", "wrong.db")).written).toMatch(
    /\n\nWarning: the backup and the store violate 1 rule:\n1 orders are wrong$/,
  );
  expect((await run("restore", "--from", "/a.db")).asked).toEqual(["/a.db", undefined]);
});

it("integrity reports a sound store with its notices", async () => {
  const { error, written } = await run("integrity");
  expect(error).not.toBeInstanceOf(Error);
  expect(written).toMatch(/\n\/data is sound\.\nnotice: 1 records are old$/);
});

it.each([
  [
    "wrong.db",
    /\n1 orders are wrong\nnotice: 1 records/,
    /^\/root\/wrong\.db violates 1 rule\. Its file is intact: npm run backup/,
  ],
  [
    "torn.db",
    /\nthe file: is torn\nnotice: 1 records/,
    /^\/root\/torn\.db is corrupt\. Restore a backup into another folder/,
  ],
])("integrity fails for %s, and names each problem and the next step", async (file, lines, message) => {
  const { error, written } = await run("integrity", "--file", file);
  expect(written).toMatch(lines);
  expect(written).not.toContain("sound");
  expect(error).toBeInstanceOf(StartUpError);
  expect((error as StartUpError).message).toMatch(message);
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
