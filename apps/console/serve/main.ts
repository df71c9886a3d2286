import { fileURLToPath } from "node:url";
import { readAddress, runMain, serveSite } from "@animal-store/node-edge";
import { createConsoleApp } from "./create-console-app.ts";
import { readBase } from "./read-base.ts";

await runMain(async () => {
  const base = readBase(process.argv);
  const directory = fileURLToPath(new URL("../dist", import.meta.url));
  const origin = await serveSite(createConsoleApp({ directory, base }), readAddress(process.env, 4040));
  console.log(`The console is at ${origin}/console, for ${base}. Ctrl-C stops it.`);
});
