import { resolve } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import type { Command } from "commander";
import { StrictCommand } from "../keys/strict-command.ts";
import type { CheckedStore } from "./check-store.ts";
import { shownCounts } from "./shown-counts.ts";

export interface IntegrityDependencies {
  readonly write: (text: string) => void;
  /** What a relative file counts from. */
  readonly root: string;
  /** @param file an absolute path; undefined: the store of the environment's data folder */
  readonly check: (file: string | undefined) => CheckedStore & { readonly place: string };
}

const program = "npm run integrity --";
const explanation = `
Looks through all of the store of DATA_DIR, also while its server runs, or through a back-up: the file itself, what
refers to what, each animal and order by the contract, and what this program keeps true over several of them.
It changes nothing.

Exit codes:
  0  sound
  1  not sound, or it cannot be read
  2  wrong usage`;

/**
 * The operators' command that checks a store. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where the store is not sound.
 */
export function createIntegrityCommand({ write, root, check }: IntegrityDependencies): Command {
  return new StrictCommand(program)
    .description("Check a data folder, beside its running server, or a back-up.")
    .usage("[--file <file>]")
    .option("--file <file>", "a back-up instead of the store of DATA_DIR")
    .allowExcessArguments(false)
    .showHelpAfterError(`How it is used: ${program} --help`)
    .addHelpText("after", explanation)
    .exitOverride()
    .action(({ file }: { file?: string }) => {
      const { counts, faults, place } = check(file && resolve(root, file));
      if (counts) write(shownCounts(counts).join("\n"));
      if (faults.length === 0) return write(`\n${place} is sound.`);
      write(["", ...faults].join("\n"));
      throw new StartUpError(
        `${place} is not sound: ${faults.length} ${faults.length === 1 ? "fault" : "faults"}. Restore a back-up into another folder: npm run restore -- --help`,
      );
    });
}
