import { readFileSync } from "node:fs";
import { run } from "./toolchain/child-processes.mjs";
import { taskProblem } from "./toolchain/known-tasks.mjs";
import { say } from "./toolchain/progress.mjs";
import { build, runTasks } from "./turbo.mjs";

// What Node runs the server with stands in its manifest.
const { nodeFlags } = JSON.parse(readFileSync(new URL("../apps/server/package.json", import.meta.url), "utf8"));
const checks = ["generate:check", "lint", "compatibility", "boundaries", "papers", "typecheck"];

/** What `npm start`, `npm test` and `npm run …` do: first build a workspace, then run a program; or run tasks of turbo.json. What has settings takes no arguments. */
export const commands = {
  start: {
    build: "@animal-store/server",
    flags: nodeFlags,
    program: "apps/server/dist/main.js",
    settings: "PORT=3001 npm start",
  },
  dev: { program: "apps/dev/src/main.ts" },
  keys: { build: "@animal-store/server", program: "apps/server/dist/keys.js" },
  "migrate-store": { build: "@animal-store/server", program: "apps/server/dist/migrate-store.js" },
  backup: { build: "@animal-store/server", program: "apps/server/dist/backup.js" },
  restore: { build: "@animal-store/server", program: "apps/server/dist/restore.js" },
  integrity: { build: "@animal-store/server", program: "apps/server/dist/integrity.js" },
  mock: { program: "apps/mock/src/main.ts" },
  sandbox: { program: "apps/sandbox/src/main.ts" },
  judge: { program: "packages/contract-tests/src/cli/main.ts" },
  "judge:memory": { program: "apps/sandbox/test/judge-memory.ts" },
  "judge:sqlite": { program: "apps/server/test/judge-sqlite.ts" },
  mutations: { program: "packages/contract-tests/mutations/main.ts" },
  bench: { build: "@animal-store/server", program: "apps/bench/src/main.ts" },
  growth: {
    replacedBy:
      "npm run growth is replaced by the guide apps/docs/guides/growth.md: measured costs, and the arithmetic for your rate. npm run bench measures your machine.",
  },
  docs: { build: "@animal-store/docs", program: "apps/docs/src/main.ts", settings: "PORT=4021 npm run docs" },
  console: { build: "@animal-store/console", program: "apps/console/serve/main.ts" },
  generate: { tasks: ["generate"] },
  check: { tasks: checks },
  test: { tasks: [...checks, "test", "scripts", "supply", "coverage"] },
  packages: { program: "apps/consumer/src/main.ts" },
  changelog: { program: "openapi/gate/changelog.ts" },
  sbom: { program: "scripts/sbom.mjs" },
  newest: { program: "scripts/newest.mjs" },
  replay: { program: "scripts/replay.mjs" },
  freeze: { program: "openapi/gate/freeze.ts" },
  "test:long": { tasks: ["test:long"] },
};

/** Arguments go to the program; for tasks, names replace the tasks (`npm test -- @animal-store/client#test`) and flags go to turbo. */
export async function runCommand(command, args, env) {
  if (command.replacedBy) {
    console.log(command.replacedBy);
    return 0;
  }
  const problem = wrongUsage(command, args);
  if (problem) {
    say(problem);
    return 2;
  }
  if (command.tasks) {
    const flags = args.filter((arg) => arg.startsWith("-"));
    const named = args.filter((arg) => !arg.startsWith("-"));
    // The lint's verdict depends on the day; as a variable it is part of what turbo remembers the verdict by.
    const dated = { ...env, LINT_DATE: env.LINT_DATE || new Date().toISOString().slice(0, 10) };
    return runTasks(named.length > 0 ? named : command.tasks, flags, dated);
  }
  if (command.build) await build(command.build, env);
  return run("node", [...(command.flags ?? []), command.program, ...args], { env, stdio: "inherit" });
}

/** What is wrong with the arguments of a command; undefined where its program is to judge them, or nothing is. */
export function wrongUsage({ settings, tasks }, args) {
  if (settings && args.length > 0)
    return `this command takes no arguments, got ${args.join(" ")}. Its settings are environment variables: ${settings}`;
  if (!tasks) return undefined;
  return args
    .filter((arg) => !arg.startsWith("-"))
    .map((name) => taskProblem(name))
    .find(Boolean);
}
