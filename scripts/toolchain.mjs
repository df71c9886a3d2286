// Runs a command with the pinned Node.js and pnpm, and downloads them if necessary. Plain JavaScript, so that Node.js 20 runs it.
//   node scripts/toolchain.mjs COMMAND…   a command of commands.mjs, or any program (turbo, biome, vitest, pnpm, node…)
import { delimiter } from "node:path";
import { commands, runCommand } from "./commands.mjs";
import { exitCodeOf, InterruptedError, run } from "./toolchain/child-processes.mjs";
import { logProgress, SetupError } from "./toolchain/progress.mjs";
import { setUp } from "./toolchain/set-up.mjs";

const quietEnv = {
  DO_NOT_TRACK: "1",
  NO_UPDATE_NOTIFIER: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  TURBO_PRINT_VERSION_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]) {
  if (!name) return fail("no command given", 2);
  try {
    // pnpm updates the lockfile, so it must also run with an outdated one.
    const folders = await setUp({ install: name !== "pnpm" });
    const env = { ...process.env, ...quietEnv };
    const pathVariable = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
    env[pathVariable] = [...folders, env[pathVariable]].join(delimiter);
    if (Object.hasOwn(commands, name)) return await runCommand(commands[name], args, env);
    return await run(name, args, { env, stdio: "inherit" });
  } catch (error) {
    if (error instanceof InterruptedError) process.exit(exitCodeOf(null, error.signal));
    if (error instanceof SetupError) return fail(error.message, 1);
    if (error.code === "ENOENT" && error.path === name) return fail(`unknown command or program ${name}`, 127);
    throw error;
  }
}

function fail(message, exitCode) {
  logProgress(message);
  if (exitCode !== 1)
    logProgress(
      `commands: ${Object.keys(commands).join(", ")}; or a program: node scripts/toolchain.mjs turbo run build`,
    );
  return exitCode;
}
