import { rmSync } from "node:fs";
import { join } from "node:path";
import { capture, run } from "./toolchain/child-processes.mjs";
import { root } from "./toolchain/pins.mjs";
import { lastLines, SetupError, withProgress } from "./toolchain/progress.mjs";

const turbo = join(root, "node_modules", "turbo", "bin", "turbo");
const compileCache = join(root, ".turbo", "compiled");

export async function build(workspace, env) {
  const args = [turbo, "run", "build", `--filter=${workspace}`, "--output-logs=errors-only"];
  const { code, output } = await withProgress(`building ${workspace}`, () => capture("node", args, { env }), {
    quietFor: 2000,
  });
  if (code === 0) return;
  throw new SetupError(
    `building ${workspace} failed (exit ${code}):\n${lastLines(output)}\nTo run only this build: npm test -- ${workspace}#build`,
  );
}

/** Runs tasks of turbo.json, and continues after failures. */
export function runTasks(tasks, flags, env) {
  // Node.js caches the compiled sources. Tests copy the repository, and the cache would retain the compiled sources of each copy.
  rmSync(compileCache, { recursive: true, force: true });
  // Compilers and tests are short-lived, so less garbage collection saves time.
  const defaultEnv = { NODE_COMPILE_CACHE: compileCache, GOGC: "400", NODE_OPTIONS: "--max-semi-space-size=64" };
  const args = [turbo, "run", ...tasks, "--continue=dependencies-successful", ...flags];
  return run("node", args, { env: { ...defaultEnv, ...env }, stdio: "inherit" });
}
