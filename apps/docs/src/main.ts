import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readAddress, runMain, StartUpError, serveSite } from "@animal-store/node-edge";
import { createDocsApp } from "./docs-app.ts";

await runMain(async () => {
  const origin = await serveSite(createDocsApp(findSite(process.argv[2])), readAddress(process.env, 4020));
  console.log(`The docs are at ${origin}/docs`);
});

// `npm run dev` names its own folder.
function findSite(site = fileURLToPath(new URL("../dist", import.meta.url))): string {
  if (existsSync(`${site}/index.html`)) return site;
  throw new StartUpError("the docs are not built. Run: npm run docs");
}
