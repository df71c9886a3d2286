import { Command } from "commander";
import { lintDate } from "../rules/calendar-date.ts";
import { freezeContract, NotFrozen } from "./freeze-contract.ts";
import { NotCompared } from "./not-compared.ts";
import { contractFile, releasedFolder } from "./released-contracts.ts";

new Command("freeze")
  .description(
    "Keep the contract as a released one, under its info.version, after the compatibility gate let it pass. Commit what it writes.",
  )
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse();

try {
  console.log(
    `Released: ${await freezeContract({ working: contractFile, released: releasedFolder, date: lintDate() })}`,
  );
} catch (error) {
  if (!(error instanceof NotFrozen || error instanceof NotCompared)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
