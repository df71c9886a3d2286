import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inlineScriptHashes, pagePolicy } from "../site/headers.ts";

const root = new URL("../..", import.meta.url);
const redoclyPath = fileURLToPath(new URL("bin/cli.js", import.meta.resolve("@redocly/cli/package.json")));

/** Builds the reference page. @param signal stops Redocly and removes its output @throws {Error} with its messages */
export async function buildReference(contract: string, signal?: AbortSignal): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-reference-"));
  const outputFile = join(folder, "reference.html");
  const args = ["build-docs", contract, "--config", "redocly.yaml", "--inlineBundle", "--output", outputFile];
  try {
    await promisify(execFile)(process.execPath, [redoclyPath, ...args], {
      cwd: fileURLToPath(root),
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      ...(signal && { signal }),
    });
    return postprocessPage(readFileSync(outputFile, "utf8"), {
      favicon: svgUrl("favicon"),
      attribution: svgUrl("attribution"),
      theme: readFileSync(new URL("assets/theme.css", root), "utf8"),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// Access to storage throws in a sandboxed page, so the page keeps its settings in memory.
const inMemoryStorageScript =
  'for(const name of["localStorage","sessionStorage"]){const items=new Map();Object.defineProperty(window,name,{value:{' +
  "getItem:(key)=>items.get(key)??null,setItem:(key,value)=>void items.set(key,String(value)),removeItem:(key)=>void items.delete(key)}})}" +
  'Object.defineProperty(document,"cookie",{value:"",writable:true})';

export type PageParts = { favicon: string; attribution: string; theme: string };

/** Adds the theme and favicon to Redocly's page, and removes its requests to other hosts. */
export function postprocessPage(redoclyPage: string, { favicon, attribution, theme }: PageParts): string {
  let page = redoclyPage;
  page = replaceOrThrow(page, /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, () => attribution);
  page = replaceOrThrow(
    page,
    /<title>(.*?)<\/title>/,
    (_, title) => `<title>${title} API reference</title>\n  <link rel="icon" href="${favicon}">`,
  );
  page = replaceOrThrow(
    page,
    /<\/head>/,
    () => `  <style>\n${theme}</style>\n  <script>${inMemoryStorageScript}</script>\n</head>`,
  );
  // The accessible name of a button must contain its visible text (WCAG 2.2, 2.5.3).
  page = replaceOrThrow(page, /"aria-label":`Example`,/, () => "");
  page = replaceOrThrow(page, /<div id="redoc">.*<\/div>/, (prerendered) => toHashLinks(prerendered));
  return replaceOrThrow(page, /<meta charset="utf8" \/>/, (charset) => `${charset}\n  ${createPolicyElement(page)}`);
}

// Redocly prerenders links as server paths, although its page routes by fragment.
function toHashLinks(prerendered: string): string {
  return prerendered.replaceAll(/href="\/(?!docs[/"])/g, 'href="#/');
}

function createPolicyElement(page: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inlineScriptHashes(page))}">`;
}

function replaceOrThrow(page: string, pattern: RegExp, replacement: (match: string, group: string) => string): string {
  if (page.search(pattern) === -1) {
    throw new Error(
      `Redocly's page does not contain ${pattern}. Check the output of this version of Redocly and adapt build-reference.ts.`,
    );
  }
  return page.replace(pattern, replacement);
}

/** Returns an SVG from `assets` as a data: URL, so that the page sends no request for it. */
export function svgUrl(name: string): string {
  const svg = readFileSync(new URL(`../../assets/${name}.svg`, import.meta.url), "utf8").trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
