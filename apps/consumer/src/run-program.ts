import { execFile } from "node:child_process";

/** Runs a program in a folder to its end. @returns what it wrote to stdout @throws with all that it said, when it fails */
export function runProgram(folder: string, program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: folder, maxBuffer: 2 ** 26, timeout: 120_000 };
    execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout);
      reject(new Error(`${program} ${args.join(" ")} failed in ${folder}:\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
