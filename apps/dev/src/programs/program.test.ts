import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { root } from "../root.ts";

const loop = `
import { createProgram } from ${JSON.stringify(new URL("program.ts", import.meta.url).href)};
const program = createProgram({
  name: "mock",
  args: ["apps/mock/src/main.ts"],
  env: { ...process.env, PORT: "0" },
  upLine: /^Mock of the contract/,
  say: (line) => console.log(line),
});
await program.restart();
`;

test("a program ends when the loop that started it was killed", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", loop], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output).toMatch(/http:\S+\d/);
  const [url = ""] = /http:\S+/.exec(output) ?? [];
  expect((await fetch(`${url}/pets`)).status).toBe(401);
  child.kill("SIGKILL");
  await once(child, "exit");
  await expect.poll(() => isServed(url)).toBe(false);
});

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
