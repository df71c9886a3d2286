import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Moves the inline scripts of all pages to files, so that the content security policy can forbid inline scripts.
 * The inline modules of a page share one file, because each request delays the page. Lets long names wrap in tables.
 */
export function finishPages(folder: string, base: string): void {
  mkdirSync(join(folder, "_astro"), { recursive: true });
  const writeScript = (attributes: string, code: string) => {
    const file = `_astro/inline.${createHash("sha256").update(code).digest("hex").slice(0, 8)}.js`;
    writeFileSync(join(folder, file), code);
    return `<script${attributes} src="${base}/${file}"></script>`;
  };
  for (const page of globSync("**/*.html", { cwd: folder }).map((file) => join(folder, file))) {
    const html = readFileSync(page, "utf8");
    const modules: string[] = [];
    const changed = html
      .replaceAll(cellCode, (code) => code.replaceAll(wordBoundary, "<wbr>"))
      .replaceAll(inlineScript, (_, attributes: string, code: string) => {
        if (!attributes.includes('type="module"')) return writeScript(attributes, code);
        modules.push(`(() => {${code}})();\n`);
        return "";
      })
      .replace("</body>", (end) => (modules.length > 0 ? writeScript(' type="module"', modules.join("")) : "") + end);
    if (changed !== html) writeFileSync(page, changed);
  }
}

const inlineScript = /<script\b(?![^>]*\bsrc=)(?![^>]*type="application)([^>]*)>([\s\S]+?)<\/script>/g;

const cellCode = /(?<=<td\b[^>]*>(?:(?!<\/td>).)*<code\b[^>]*>)[^<]+(?=<\/code>)/gs;

// `infinite|Options`, `X-|Rate|Limit`, `key_|banned`, `/pets/|{petId}`, but not before the last character.
const wordBoundary = /(?:(?<=[a-z])(?=[A-Z])|(?<=[\w)][-_./=(]))(?=[^<]{2})/g;
