#!/usr/bin/env node
import { runMain } from "@animal-store/process";
import { Command } from "commander";
import { backup, restore } from "./backup.ts";

const program = new Command("kysely-tables").description("Backs up and restores the SQLite file of an app.");
program
  .command("backup <file> <to>")
  .description("copy the file to a new file, also while the app runs")
  .action((file: string, to: string) => {
    backup(file, to);
    console.log(`backed up ${file} to ${to}`);
  });
program
  .command("restore <from> <file>")
  .description("replace the file of a stopped app by a backup")
  .action((from: string, file: string) => {
    restore(from, file);
    console.log(`restored ${file} from ${from}`);
  });
await runMain("kysely-tables", async () => void (await program.parseAsync()));
