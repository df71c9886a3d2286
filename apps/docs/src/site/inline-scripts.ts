import { createHash } from "node:crypto";

/** The sources, as Content-Security-Policy names them, of the scripts that stand in a page. */
export function inlineScriptHashes(page: string): string[] {
  const scripts = [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes]) => !/\bsrc=/.test(attributes ?? ""))
    .map(([, , text]) => `'${sha256(text ?? "")}'`);
}

/** The hash of a script as a browser computes it, with the line ends that its parser makes of them. */
export function sha256(script: string): string {
  return `sha256-${createHash("sha256").update(script.replaceAll("\r\n", "\n")).digest("base64")}`;
}
