// After each change, generates the code, checks the types and restarts the server.
import { spawn } from "node:child_process";

const commands = [
  ["node_modules/@animal-store/codegen/dist/cli.js", "openapi.yaml", "src/generated", "--watch"],
  ["node_modules/typescript/bin/tsc", "-p", ".", "--watch", "--preserveWatchOutput"],
  ["--watch", "--disable-warning=ExperimentalWarning", "src/server.ts"],
];
const children = commands.map((args) => spawn(process.execPath, args, { stdio: "inherit" }));
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
