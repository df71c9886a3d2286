import { fileURLToPath } from "node:url";
import { lintDate } from "../rules/calendar-date.ts";
import { contractFile, releasedFolder } from "./released-contracts.ts";
import { writeChangelog } from "./write-changelog.ts";

const changelog = fileURLToPath(new URL("../../CHANGELOG.md", import.meta.url));
const date = new Date(lintDate()).toISOString().slice(0, 10);
console.log(await writeChangelog({ changelog, released: releasedFolder, working: contractFile, date }));
