import { resolve } from "node:path";
import type { Command } from "commander";
import { StrictCommand } from "../keys/strict-command.ts";
import type { StoreCounts } from "../sqlite/store-counts.ts";
import { shownCounts } from "./shown-counts.ts";

export interface RestoreDependencies {
  readonly write: (text: string) => void;
  /** What relative paths count from. */
  readonly root: string;
  /** @param into an absolute path; undefined: the data folder of the environment */
  readonly restore: (
    from: string,
    into: string | undefined,
  ) => { readonly counts: StoreCounts; readonly place: string };
}

const program = "npm run restore --";
const explanation = `
Looks through a back-up, copies it into a data folder that is empty or not there yet, and looks through the copy. One
of an older program is brought up to date.
The store is then as it was at the time of the back-up: what was written since is not there, its ids are given
again, and a key that was revoked since is in force again.

Example:
  ${program} --from /backups/animals-2026-01-15.db --into ./data

Exit codes:
  0  the store is there, and sound
  1  refused or failed: nothing was restored
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
      const { counts, place } = restore(resolve(root, from), into && resolve(root, into));
      write(
        [
          ...shownCounts(counts),
          "",
          `${from} is restored in ${place}, and looked through.`,
          "Keys that were revoked since are in force again: revoke them anew before the server starts.",
        ].join("\n"),
      );
    });
}
