import { resolve } from "node:path";
import type { Command } from "commander";
import { StrictCommand } from "../keys/strict-command.ts";
import type { BackUp } from "./back-up-store.ts";
import { formatViolations, shownCounts } from "./shown-counts.ts";

export interface BackupDependencies {
  readonly write: (text: string) => void;
  /** What a relative file counts from. */
  readonly root: string;
  /** @param to an absolute path */
  readonly backUp: (to: string) => Promise<BackUp & { readonly place: string; readonly took: number }>;
}

const program = "npm run backup --";
const explanation = `
Copies the store of DATA_DIR as it is at one moment into one file, also while its server runs. The copy is checked,
counted and synced before it gets its name; after any failure there is no such file. A store that violates a rule, such
as an order without its pet, is copied too, with a warning. A killed backup leaves a file whose name ends in
.unfinished, which a backup a day later removes. The file has the hashes of the keys: only its owner may read it.

Example:
  ${program} --to /backups/animals-2026-01-15.db

Exit codes:
  0  the file was written and is intact
  1  failed: there is no file
  2  wrong usage`;

/**
 * The operators' command for a back-up. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where something is refused.
 */
export function createBackupCommand({ write, root, backUp }: BackupDependencies): Command {
  const command = new StrictCommand(program);
  return command
    .description("Back up a data folder into one file, beside its running server.")
    .usage("--to <file>")
    .option("--to <file>", "the file to make; it may not be there yet")
    .allowExcessArguments(false)
    .showHelpAfterError(`How it is used: ${program} --help`)
    .addHelpText("after", explanation)
    .exitOverride()
    .action(async ({ to }: { to?: string }) => {
      if (!to) return command.error("error: option '--to <file>' is missing. Name a file that is not there yet.");
      const { counts, bytes, violations, place, took } = await backUp(resolve(root, to));
      const size = `${(bytes / 2 ** 20).toFixed(1)} MiB`;
      write(
        [
          ...shownCounts(counts),
          "",
          `${place} is backed up in ${to}: ${size}, checked, in ${(took / 1000).toFixed(1)} s.`,
          ...formatViolations("the store and its backup", violations),
        ].join("\n"),
      );
    });
}
