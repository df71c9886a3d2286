import { runMain } from "@animal-store/node-edge";
import { type Command, CommanderError } from "commander";

/** Runs a command that throws commander's CommanderError after help and wrong usage: exit codes 0 and 2. */
export function runCommand(create: () => Command): Promise<void> {
  return runMain(async () => {
    try {
      await create().parseAsync();
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      process.exitCode = error.exitCode === 0 ? 0 : 2;
    }
  });
}
