import { readFileSync } from "node:fs";

/** A picture of this folder's `assets` as a data: URL, so that the page fetches nothing. */
export function svgUrl(name: string): string {
  const svg = readFileSync(new URL(`../../assets/${name}.svg`, import.meta.url), "utf8").trim();
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
