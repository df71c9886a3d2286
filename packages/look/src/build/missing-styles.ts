import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

const styles = join(dirname(fileURLToPath(import.meta.resolve("@mantine/core/styles.css"))), "styles");

/** The files of Mantine with the styles of components that stand in the scripts of a build, and whose styles do not. */
export function missingStyles(files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string[] {
  const scripts = classesOf(files.flatMap((file) => (file.type === "chunk" ? [file.code] : [])));
  const built = classesOf(
    files.flatMap((file) => (file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [])),
  );
  return readdirSync(styles)
    .filter((name) => name.endsWith(".css") && !name.endsWith(".layer.css"))
    .filter((name) =>
      [...classesOf([readFileSync(join(styles, name), "utf8")])].some(
        (known) => scripts.has(known) && !built.has(known),
      ),
    )
    .map((name) => `@mantine/core/styles/${name}`);
}

function classesOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{6,8}\b/g) ?? []));
}
