import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { documentYaml } from "@animal-store/contract/document";

const root = fileURLToPath(new URL("../..", import.meta.url));
const redoclyPath = fileURLToPath(new URL("bin/cli.js", import.meta.resolve("@redocly/cli/package.json")));

/** Returns a page with the whole reference, rendered by Redoc. @param signal stops Redocly @throws {Error} with its messages */
export async function buildRedoc(signal?: AbortSignal): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-redoc-"));
  const contract = join(folder, "openapi.yaml");
  const outputFile = join(folder, "redoc.html");
  const args = ["build-docs", contract, "--config", "redocly.yaml", "--inlineBundle", "--output", outputFile];
  try {
    writeFileSync(contract, documentYaml);
    await promisify(execFile)(process.execPath, [redoclyPath, ...args], {
      cwd: root,
      env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      ...(signal && { signal }),
    });
    return readFileSync(outputFile, "utf8")
      .replace("</head>", `<style>${themeStyle}</style><script>${inMemoryStorageScript}</script></head>`)
      .replace(/<body.*?>/, '$&<nav class="back"><a href="/docs/reference/">Animal Store docs</a></nav>')
      .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, "data:,");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The colours of the docs. Redoc's colour of the search has too little contrast.
const themeStyle =
  ":root{--search-trigger-color:var(--text-color-secondary)!important;--link-color-primary:#0f766e!important;--color-primary-base:#0f766e!important}" +
  ":root.dark{--link-color-primary:#7debdb!important;--color-primary-base:#7debdb!important}" +
  ".back{padding:.75rem 1.25rem;background:var(--bg-color);border-bottom:1px solid var(--border-color-secondary);font:.875rem system-ui}" +
  ".back a{color:var(--link-color-primary)}.back a::before{content:'← '}";

// Access to storage throws in a sandboxed page, so the page keeps its settings in memory.
const inMemoryStorageScript =
  'for(const name of["localStorage","sessionStorage"]){const items=new Map();Object.defineProperty(window,name,{value:{' +
  "getItem:(key)=>items.get(key)??null,setItem:(key,value)=>void items.set(key,String(value)),removeItem:(key)=>void items.delete(key)}})}" +
  'Object.defineProperty(document,"cookie",{value:"",writable:true})';
