import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** Starts a Node.js server until the test ends. Returns the first URL that it prints. */
export function startProgram(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  return startCommand(folder, [process.execPath, ...args], env);
}

/** The same with another runtime. */
export async function startCommand(
  folder: string,
  [program = "", ...args]: readonly string[],
  env: Record<string, string>,
) {
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  let output = "";
  const collect = (text: string) => {
    output += text;
  };
  child.stderr.setEncoding("utf8").on("data", collect);
  child.stdout.setEncoding("utf8").on("data", collect);
  for (;;) {
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
    if (url) return url;
    const received = [child.stdout, child.stderr].map((stream) => once(stream, "data"));
    const event = await Promise.race([...received, exited.then(() => "exit")]);
    if (event === "exit") throw new Error(`${args.join(" ")} exited before it listened:\n${output}`);
  }
}
