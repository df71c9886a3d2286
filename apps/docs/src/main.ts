import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseListenAddress, runMain, StartupError, serveStatic } from "@animal-store/node-http";
import { createDocsApp } from "./docs-app.ts";

await runMain("animal-store", async () => {
  const origin = await serveStatic(createDocsApp(findSite(process.argv[2])), parseListenAddress(process.env, 4020));
  console.log(`The docs are at ${origin}/docs`);
});

// `npm run dev` passes a folder.
function findSite(site = fileURLToPath(new URL("../dist", import.meta.url))): string {
  if (existsSync(`${site}/index.html`)) return site;
  throw new StartupError("the docs are not built. Run: npm run docs");
}
