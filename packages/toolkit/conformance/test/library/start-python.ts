import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** Starts the third server of library.yaml. It needs Python 3.9 or later. */
export async function startPythonServer() {
  const script = fileURLToPath(new URL("python-server.py", import.meta.url));
  const child = spawn("python3", [script], { stdio: ["pipe", "pipe", "inherit"] });
  const exit = once(child, "exit");
  const port = await Promise.race([
    once(createInterface(child.stdout), "line").then(([line]) => line),
    exit.then(([code]) =>
      Promise.reject(new Error(`python-server.py exited with ${code} before it printed its port.`)),
    ),
  ]);
  return {
    baseUrl: `http://127.0.0.1:${port}/library`,
    keys: ["eve:31337", "finn:27182"],
    async stop() {
      child.kill();
      await exit;
    },
  };
}
