import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { finishPage } from "./finish-page.ts";
import { svgUrl } from "./svg.ts";

const room = new URL("../../", import.meta.url);
const redocly = fileURLToPath(new URL("bin/cli.js", import.meta.resolve("@redocly/cli/package.json")));

/**
 * Builds the reference of a contract as one self-contained page.
 * @param ended ends Redocly and removes its draft
 * @throws {Error} with what Redocly says of it
 */
export async function buildReference(contract: string, ended?: AbortSignal): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-reference-"));
  const draft = join(folder, "reference.html");
  const args = ["build-docs", contract, "--config", "redocly.yaml", "--inlineBundle", "--output", draft];
  try {
    await promisify(execFile)(process.execPath, [redocly, ...args], {
      cwd: fileURLToPath(room),
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      ...(ended && { signal: ended }),
    });
    return finishPage(readFileSync(draft, "utf8"), {
      favicon: svgUrl("favicon"),
      attribution: svgUrl("attribution"),
      theme: readFileSync(new URL("assets/theme.css", room), "utf8"),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
