// Runs a command with the pinned Node and pnpm, which it downloads if the machine has none. Plain JavaScript for Node 20.
//   node scripts/toolchain.mjs COMMAND…   a command of commands.mjs, or any program (turbo, biome, vitest, pnpm, node …)
import { delimiter } from "node:path";
import { commands, formerNames, runCommand } from "./commands.mjs";
import { exitCodeOf, InterruptedError, run } from "./toolchain/child-processes.mjs";
import { logProgress, SetupError } from "./toolchain/progress.mjs";
import { setUp } from "./toolchain/set-up.mjs";

const silence = {
  DO_NOT_TRACK: "1",
  NO_UPDATE_NOTIFIER: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  TURBO_PRINT_VERSION_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
};

process.exitCode = await main(process.argv.slice(2));

async function main([given, ...args]) {
  if (!given) return fail("no command given", 2);
  const name = formerNames[given] ?? given;
  if (name !== given) logProgress(`npm run ${given} is now npm run ${name}; the former name works for one release`);
  try {
    // pnpm itself must run with an outdated lockfile: it updates the lockfile.
    const folders = await setUp({ install: name !== "pnpm" });
    const env = { ...process.env, ...silence };
    const path = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
    env[path] = [...folders, env[path]].join(delimiter);
    if (Object.hasOwn(commands, name)) return await runCommand(commands[name], args, env);
    return await run(name, args, { env, stdio: "inherit" });
  } catch (error) {
    if (error instanceof InterruptedError) process.exit(exitCodeOf(null, error.signal));
    if (error instanceof SetupError) return fail(error.message, 1);
    if (error.code === "ENOENT" && error.path === name)
      return fail(`there is no command or program called ${name}`, 127);
    throw error;
  }
}

function fail(reason, exitCode) {
  logProgress(reason);
  if (exitCode !== 1)
    logProgress(
      `commands: ${Object.keys(commands).join(", ")}; or a program: node scripts/toolchain.mjs turbo run build`,
    );
  return exitCode;
}
