import { readFileSync } from "node:fs";
import { isAtLeast, oldestNode } from "./pins.mjs";
import { logProgress } from "./progress.mjs";

// `npm test` in the folder of a workspace runs on the host's Node; from the top folder the pinned one is brought.
if (!isAtLeast(process.versions.node, oldestNode)) {
  logProgress(`the tests need Node ${oldestNode} or newer, this is ${process.versions.node}. ${advice()}`);
  process.exit(1);
}

function advice() {
  const { name } = JSON.parse(readFileSync("package.json", "utf8"));
  return `In the top folder this command brings it: npm test -- ${name}#test`;
}
