import { fileURLToPath } from "node:url";
import { parseListenAddress, serveStatic } from "@animal-store/node-http";
import { runMain } from "@animal-store/process";
import { createDocsApp } from "./docs-app.ts";

await runMain("animal-store", async () => {
  // `npm run dev` passes a folder.
  const [, , site = fileURLToPath(new URL("../dist", import.meta.url))] = process.argv;
  const origin = await serveStatic(createDocsApp(site), parseListenAddress(process.env, 4020));
  console.log(`The docs are at ${origin}/docs`);
});
