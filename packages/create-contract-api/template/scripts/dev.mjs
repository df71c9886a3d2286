// After each change, generates the code, checks the types and restarts the server.
import { spawn } from "node:child_process";

const commands = [
  "codegen openapi.yaml src/generated --watch",
  "tsc -p . --watch --preserveWatchOutput",
  "node --watch --disable-warning=ExperimentalWarning src/server.ts",
];
const children = commands.map((command) => spawn(command, { shell: true, stdio: "inherit" }));
process.on("SIGINT", () => {
  for (const child of children) child.kill("SIGINT");
});
