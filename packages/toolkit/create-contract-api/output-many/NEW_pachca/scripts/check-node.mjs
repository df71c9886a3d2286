import { readFileSync } from "node:fs";

// ">=24.18.1"
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const required = engines.node.slice(2);
const [missing = 0] = required
  .split(".")
  .map((part, index) => part - process.versions.node.split(".")[index])
  .filter((difference) => difference !== 0);
if (missing > 0) {
  console.error(`This is Node.js ${process.versions.node}. Install Node.js ${required} or later.`);
  process.exit(2);
}
