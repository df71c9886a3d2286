import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** Starts a Node program that listens, until the test ends. @returns the first address that it prints, once it does */
export async function startProgram(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  let said = "";
  const listen = (text: string) => {
    said += text;
  };
  child.stderr.setEncoding("utf8").on("data", listen);
  child.stdout.setEncoding("utf8").on("data", listen);
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (address) return address;
    const event = await Promise.race([once(child.stdout, "data"), exited.then(() => "exit")]);
    if (event === "exit") throw new Error(`${args.join(" ")} ended before it listened:\n${said}`);
  }
}
