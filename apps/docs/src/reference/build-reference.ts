import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inlineScriptHashes, pagePolicy } from "../site/headers.ts";

const room = new URL("../..", import.meta.url);
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
    return postprocessPage(readFileSync(draft, "utf8"), {
      favicon: svgUrl("favicon"),
      attribution: svgUrl("attribution"),
      theme: readFileSync(new URL("assets/theme.css", room), "utf8"),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A browser gives a sandboxed page no storage and throws where it is read, so the page stores its choices until it is left.
const pageStorage =
  'for(const name of["localStorage","sessionStorage"]){const items=new Map();Object.defineProperty(window,name,{value:{' +
  "getItem:(key)=>items.get(key)??null,setItem:(key,value)=>void items.set(key,String(value)),removeItem:(key)=>void items.delete(key)}})}" +
  'Object.defineProperty(document,"cookie",{value:"",writable:true})';

export type PageParts = { favicon: string; attribution: string; theme: string };

/** Turns what Redocly wrote into a page that asks no other machine for anything, with our theme and favicon. */
export function postprocessPage(redoclyPage: string, { favicon, attribution, theme }: PageParts): string {
  let page = redoclyPage;
  page = replace(page, /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, () => attribution);
  page = replace(
    page,
    /<title>(.*?)<\/title>/,
    (_, title) => `<title>${title} API reference</title>\n  <link rel="icon" href="${favicon}">`,
  );
  page = replace(page, /<\/head>/, () => `  <style>\n${theme}</style>\n  <script>${pageStorage}</script>\n</head>`);
  // The name of a button must hold the words on it (WCAG 2.2, 2.5.3).
  page = replace(page, /"aria-label":`Example`,/, () => "");
  page = replace(page, /<div id="redoc">.*<\/div>/, (prerendered) => routedByHash(prerendered));
  return replace(page, /<meta charset="utf8" \/>/, (charset) => `${charset}\n  ${policyElement(page)}`);
}

// Redocly prerenders links as paths of a server although its page routes by the part after the hash.
function routedByHash(prerendered: string): string {
  return prerendered.replaceAll(/href="\/(?!docs[/"])/g, 'href="#/');
}

function policyElement(page: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inlineScriptHashes(page))}">`;
}

function replace(page: string, pattern: RegExp, replacement: (match: string, group: string) => string): string {
  if (page.search(pattern) === -1) {
    throw new Error(
      `Redocly's page must contain ${pattern}, and it does not. Look at what this version of Redocly writes and adapt finish-page.ts.`,
    );
  }
  return page.replace(pattern, replacement);
}

/** A picture of this folder's `assets` as a data: URL, so that the page fetches nothing. */
export function svgUrl(name: string): string {
  const svg = readFileSync(new URL(`../../assets/${name}.svg`, import.meta.url), "utf8").trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
