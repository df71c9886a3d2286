import { fileURLToPath } from "node:url";
import type { Guide } from "../guides/read-guides.ts";
import { writePages } from "../guides/write-pages.ts";

const room = fileURLToPath(new URL("../../", import.meta.url));

/** Builds the pages of the guides, with their search, into a folder that it empties. */
export async function buildPages(guides: readonly Guide[], folder: string): Promise<void> {
  writePages(guides, `${room}.filled`);
  // Before it is loaded, which is when it looks.
  process.env.ASTRO_TELEMETRY_DISABLED = "1";
  const { build } = await import("astro");
  await build({ root: room, outDir: folder, logLevel: "error" });
}
