import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

/** Returns the errors of the compiler, one per line. @param signal ends the compiler */
export async function checkTypes(signal: AbortSignal): Promise<string[]> {
  const { resolve: find } = createRequire(resolve("package.json"));
  const compiler = join(dirname(find("typescript/package.json")), "bin/tsc");
  const cache = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/contract-api/types.json"];
  const args = [compiler, "-p", ".", "--noEmit", "--pretty", "false", ...cache];
  const { promise, resolve: finish, reject } = Promise.withResolvers<string[]>();
  execFile(process.execPath, args, { signal, maxBuffer: 2 ** 28 }, (error, stdout) => {
    if (error?.name === "AbortError") return reject(error);
    const lines = stdout.split("\n").filter((line) => line !== "");
    finish(error && lines.length === 0 ? [error.message] : lines);
  });
  return promise;
}
