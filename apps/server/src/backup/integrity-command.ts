import { resolve } from "node:path";
import { StartUpError } from "@animal-store/node-edge";
import type { Command } from "commander";
import { StrictCommand } from "../keys/strict-command.ts";
import type { CheckedStore } from "./check-store.ts";
import { countRules, shownCounts } from "./shown-counts.ts";

export interface IntegrityDependencies {
  readonly write: (text: string) => void;
  /** What a relative file counts from. */
  readonly root: string;
  /** @param file an absolute path; undefined: the store of the environment's data folder */
  readonly check: (file: string | undefined) => CheckedStore & { readonly place: string };
}

const program = "npm run integrity --";
const explanation = `
Checks the whole store of DATA_DIR, also while its server runs, or a backup: the file itself, its references, each pet
and order by the contract, and the rules that this program keeps. It changes nothing.

Exit codes:
  0  sound; it may print notices, such as an idempotency record for a pet that was deleted by hand
  1  corrupt, or it violates a rule, or it cannot be read
  2  wrong usage`;

/**
 * The operators' command that checks a store. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError if the store is corrupt or violates a rule.
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
      const { counts, corruption, violations, notices, place } = check(file && resolve(root, file));
      if (counts) write(shownCounts(counts).join("\n"));
      const isSound = corruption.length + violations.length === 0;
      const lines = [...corruption, ...violations, ...notices.map((notice) => `notice: ${notice}`)];
      write(["", ...(isSound ? [`${place} is sound.`] : []), ...lines].join("\n"));
      if (corruption.length > 0)
        throw new StartUpError(`${place} is corrupt. Restore a backup into another folder: npm run restore -- --help`);
      if (violations.length > 0)
        throw new StartUpError(
          `${place} violates ${countRules(violations)}. Its file is intact: npm run backup copies every row. Then stop the server and correct the rows.`,
        );
    });
}
