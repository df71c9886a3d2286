import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { lintDate } from "../rules/calendar-date.ts";
import { NotCompared } from "./not-compared.ts";
import { contractFile, releasedFolder } from "./released-contracts.ts";
import { staleChangelog, writeChangelog } from "./write-changelog.ts";

const { check } = new Command("changelog")
  .description("Write the section of CHANGELOG.md from what the contract differs in from the released one.")
  .option("--check", "write nothing, and fail where the section does not tell what differs")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts<{ check?: true }>();

const changelog = fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url));
const date = new Date(lintDate()).toISOString().slice(0, 10);
const files = { changelog, released: releasedFolder, working: contractFile, date };

try {
  if (check) {
    const stale = await staleChangelog(files);
    console.log(stale ?? "CHANGELOG.md tells what the contract differs in from the released one.");
    process.exitCode = stale ? 1 : 0;
  } else {
    console.log(await writeChangelog(files));
  }
} catch (error) {
  if (!(error instanceof NotCompared)) throw error;
  console.error(`not compared: ${error.message}`);
  process.exitCode = 1;
}
