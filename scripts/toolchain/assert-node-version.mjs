import { readFileSync } from "node:fs";
import { isAtLeast, minNodeVersion } from "./pins.mjs";
import { logProgress } from "./progress.mjs";

// `npm test` in the folder of a workspace uses the installed Node.js. Only the root command downloads the pinned one.
if (!isAtLeast(process.versions.node, minNodeVersion)) {
  logProgress(`the tests need Node.js ${minNodeVersion} or later, got ${process.versions.node}. ${advice()}`);
  process.exit(1);
}

function advice() {
  const { name } = JSON.parse(readFileSync("package.json", "utf8"));
  const task = name === "animal-store" ? "" : ` -- ${name}#test`;
  return `To download it and run the tests, run in the root of the repository: npm test${task}`;
}
