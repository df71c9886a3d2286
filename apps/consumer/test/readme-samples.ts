import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The code blocks of a language in an installed package's README. */
export function readmeSamples(project: string, name: string, language: string): string[] {
  const readme = readFileSync(join(project, "node_modules", name, "README.md"), "utf8");
  const blocks = readme.matchAll(new RegExp(`^\`\`\`${language}\n(?<code>.*?)^\`\`\`$`, "gms"));
  return Array.from(blocks, ({ groups }) => groups?.code ?? "");
}
