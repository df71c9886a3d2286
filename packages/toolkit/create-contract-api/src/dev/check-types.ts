import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { runNode } from "./programs.ts";
import type { Problem } from "./screen.ts";

/** Returns the errors of the compiler. @param signal ends the compiler */
export async function checkTypes(signal: AbortSignal): Promise<Problem[]> {
  const { resolve: find } = createRequire(resolve("package.json"));
  const compiler = join(dirname(find("typescript/package.json")), "bin/tsc");
  const cache = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/contract-api/types.json"];
  const args = [compiler, "-p", ".", "--noEmit", "--pretty", "false", ...cache];
  const { succeeded, output } = await runNode(args, signal);
  return succeeded ? [] : parseErrors(output);
}

/** The lines of an error after the first one are indented. */
function parseErrors(output: string): Problem[] {
  return output.split(/\n(?=\S)/).map((block) => {
    // src/handlers.ts(12,3): error TS2322: Type 'string' is not assignable to type 'number'.
    const [, file = "tsconfig.json", line, column, message = block] =
      /^(.+?)\((\d+),(\d+)\): error \w+: (.*)$/s.exec(block) ?? [];
    const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
    return { file: file.replaceAll("\\", "/"), ...place, label: "types", message, isError: true };
  });
}
