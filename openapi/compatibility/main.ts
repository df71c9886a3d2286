import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { lintDate } from "../rules/sunsets.ts";
import { findMissingChanges, writeChangelog } from "./changelog.ts";
import { ContractError, checkCompatibility } from "./check-compatibility.ts";
import { contractFile, lastReleased, releaseContract, releasedFolder } from "./releases.ts";

const program = new Command("contract").exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));

program
  .command("check")
  .description("Compare the contract with the released one. Fails on a change that breaks clients.")
  .argument("[released]", "released contract", undefined)
  .argument("[working]", "contract to check", contractFile)
  .action((released: string | undefined, working: string) => {
    const { passes, report } = checkCompatibility({
      released: released ?? lastReleased(releasedFolder),
      working,
      date: lintDate(),
    });
    console.log(report);
    process.exitCode = passes ? 0 : 1;
  });

program
  .command("changelog")
  .description("Write the changes since the last release to CHANGELOG.md.")
  .option("--check", "write nothing, and fail if a change is missing")
  .action(({ check }: { check?: true }) => {
    const changelog = fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url));
    const date = new Date(lintDate()).toISOString().slice(0, 10);
    const files = { changelog, released: releasedFolder, working: contractFile, date };
    const changes = check ? findMissingChanges(files) : writeChangelog(files);
    console.log(changes ?? "CHANGELOG.md lists all changes since the last release.");
    process.exitCode = check && changes ? 1 : 0;
  });

program
  .command("release")
  .description("Check the compatibility of the contract and release it under its info.version. Commit the new files.")
  .action(() => {
    const file = releaseContract({ working: contractFile, released: releasedFolder, date: lintDate() });
    console.log(`Released: ${file}`);
  });

try {
  program.parse();
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
