import { readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./toolchain/child-processes.mjs";
import { root } from "./toolchain/pins.mjs";
import { logProgress } from "./toolchain/progress.mjs";
import { build, runTasks } from "./turbo.mjs";

const { nodeFlags } = JSON.parse(readFileSync(join(root, "apps/server/package.json"), "utf8"));
const checks = ["generate:check", "lint", "compatibility", "boundaries", "links", "prose", "unused", "typecheck"];

/** The commands of package.json. Each runs a program or tasks of turbo.json. `settings` is an example for a command that accepts only environment variables. */
export const commands = {
  start: {
    build: "@animal-store/server",
    flags: nodeFlags,
    program: "apps/server/dist/main.js",
    settings: "PORT=3001 npm start",
  },
  dev: { program: "apps/dev/src/main.ts", settings: "PORT=3001 MOCK_PORT=4011 DOCS_PORT=4021 npm run dev" },
  keys: { build: "@animal-store/server", program: "apps/server/dist/keys.js" },
  "migrate-store": { build: "@animal-store/server", program: "apps/server/dist/migrate-store.js" },
  backup: { build: "@animal-store/server", program: "apps/server/dist/backup.js" },
  restore: { build: "@animal-store/server", program: "apps/server/dist/restore.js" },
  integrity: { build: "@animal-store/server", program: "apps/server/dist/integrity.js" },
  mock: { program: "apps/mock/src/main.ts", settings: "PORT=4011 npm run mock" },
  sandbox: { program: "packages/sandbox/commands/sandbox.ts" },
  mcp: { program: "packages/sandbox/commands/mcp.ts" },
  "test:contract": { program: "packages/store-tests/src/cli/main.ts" },
  "test:contract:memory": { program: "apps/server/test/contract-memory.ts" },
  "test:contract:sqlite": { program: "apps/server/test/contract-sqlite.ts" },
  "test:mutation": { program: "packages/store-tests/mutations/main.ts" },
  bench: { build: "@animal-store/server", program: "apps/bench/src/main.ts" },
  docs: { build: "@animal-store/docs", program: "apps/docs/src/main.ts", settings: "PORT=4021 npm run docs" },
  console: { build: "@animal-store/console", program: "apps/console/serve/main.ts" },
  generate: { tasks: ["generate"] },
  check: { tasks: checks },
  test: { tasks: [...checks, "test", "scripts"] },
  packages: { program: "apps/package-tests/src/main.ts" },
  changelog: { program: "openapi/compatibility/main.ts", args: ["changelog"] },
  sbom: { program: "scripts/sbom.mjs" },
  "release-contract": { program: "openapi/compatibility/main.ts", args: ["release"] },
  // The check of the speed runs after the tasks, because they would slow it down.
  "test:long": { tasks: ["test:long"], last: { name: "bench", args: ["--check"] } },
};

/**
 * Runs a command. A program gets the arguments. For tasks, names replace the default tasks, and flags go to turbo. `last` runs
 * only without arguments.
 */
export async function runCommand(command, args, env) {
  const problem = findUsageError(command, args);
  if (problem) {
    logProgress(problem);
    return 2;
  }
  if (command.tasks) {
    const flags = args.filter((arg) => arg.startsWith("-"));
    const tasks = args.filter((arg) => !arg.startsWith("-"));
    // The lint result depends on the date, so the date is part of turbo's cache key.
    const taskEnv = { ...env, LINT_DATE: env.LINT_DATE || new Date().toISOString().slice(0, 10) };
    const code = await runTasks(tasks.length > 0 ? tasks : command.tasks, flags, taskEnv);
    if (!command.last || args.length > 0) return code;
    return (await runCommand(commands[command.last.name], command.last.args, env)) || code;
  }
  if (command.build) await build(command.build, env);
  return run("node", [...(command.flags ?? []), command.program, ...(command.args ?? []), ...args], {
    env,
    stdio: "inherit",
  });
}

/** Returns an error message for arguments of a command that accepts only environment variables. */
export function findUsageError({ settings }, args) {
  if (!settings || args.length === 0) return undefined;
  return `this command accepts no arguments, got ${args.join(" ")}. Configure it with environment variables: ${settings}`;
}
