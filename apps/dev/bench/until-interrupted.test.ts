import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const program = `
import { untilInterrupted } from ${JSON.stringify(new URL("until-interrupted.ts", import.meta.url).href)};
const ever = () => new Promise(() => setInterval(() => {}, 1000));
await untilInterrupted(async () => { console.log("at work"); await ever(); }, async () => console.log("put back"));
`;

test("Ctrl-C puts things back before it ends", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await expect.poll(() => output).toContain("at work");
  child.kill("SIGINT");
  expect(await once(child, "close")).toEqual([130, null]);
  expect(output).toBe("at work\nput back\n");
});
