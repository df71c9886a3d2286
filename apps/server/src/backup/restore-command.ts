import { resolve } from "node:path";
import type { Command } from "commander";
import { StrictCommand } from "../keys/strict-command.ts";
import type { RestoredStore } from "./restore-store.ts";
import { formatViolations, shownCounts } from "./shown-counts.ts";

export interface RestoreDependencies {
  readonly write: (text: string) => void;
  /** What relative paths count from. */
  readonly root: string;
  /** @param into an absolute path; undefined: the data folder of the environment */
  readonly restore: (from: string, into: string | undefined) => RestoredStore & { readonly place: string };
}

const program = "npm run restore --";
const explanation = `
Checks a backup, copies it into a data folder that is empty or does not exist yet, and checks the copy. The copy of a
backup of an older program is migrated. A backup that violates a rule, such as an order without its pet, is restored
with a warning; a corrupt one is not.
The store then has the state of the backup: later writes are missing, their ids are assigned again, and a key that
was revoked since is valid again.

Example:
  ${program} --from /backups/animals-2026-01-15.db --into ./data

Exit codes:
  0  the store was restored and is intact
  1  failed: nothing was restored
  2  wrong usage`;

interface RestoreOptions {
  from?: string;
  into?: string;
}

/**
 * The operators' command that restores a back-up. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where something is refused.
 */
export function createRestoreCommand({ write, root, restore }: RestoreDependencies): Command {
  const command = new StrictCommand(program);
  return command
    .description("Make a back-up the store of an empty data folder.")
    .usage("--from <file> [--into <folder>]")
    .option("--from <file>", "a file that npm run backup made")
    .option("--into <folder>", "an empty folder, or one to make (default: DATA_DIR)")
    .allowExcessArguments(false)
    .showHelpAfterError(`How it is used: ${program} --help`)
    .addHelpText("after", explanation)
    .exitOverride()
    .action(({ from, into }: RestoreOptions) => {
      if (!from)
        return command.error("error: option '--from <file>' is missing. Name a file that npm run backup made.");
      const { counts, violations, place } = restore(resolve(root, from), into && resolve(root, into));
      write(
        [
          ...shownCounts(counts),
          "",
          `${from} is restored in ${place}, and checked.`,
          "Keys that were revoked since are valid again: revoke them before the server starts.",
          ...formatViolations("the backup and the store", violations),
        ].join("\n"),
      );
    });
}
