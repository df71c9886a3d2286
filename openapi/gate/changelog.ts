import { fileURLToPath } from "node:url";
import { lintDate } from "../rules/calendar-date.ts";
import { contractFile, releasedFolder } from "./released-contracts.ts";
import { staleChangelog, writeChangelog } from "./write-changelog.ts";

const changelog = fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url));
const date = new Date(lintDate()).toISOString().slice(0, 10);
const files = { changelog, released: releasedFolder, working: contractFile, date };

if (process.argv.includes("--check")) {
  const stale = await staleChangelog(files);
  console.log(stale ?? "CHANGELOG.md tells what the contract differs in from the released one.");
  process.exitCode = stale ? 1 : 0;
} else {
  console.log(await writeChangelog(files));
}
