import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { redirects } from "./guides/sidebar.ts";
import { contract, operations, referencePath, toAnchor } from "./test/contract.ts";
import { siteFolder, sitePages } from "./test/site-pages.ts";

test.each(sitePages)("$address has no broken links to other pages of the site", ({ address, html }) => {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, target]) => target ?? "");
  const internalUrls = hrefs
    .map((target) => new URL(target, `http://site${address}`))
    .filter(({ host }) => host === "site");
  expect(internalUrls.filter((target) => !isInSite(target)).map(String)).toEqual([]);
});

test.each(Object.entries(redirects))("redirects the former page %s to %s", (from, to) => {
  expect(read(`${from}/index.html`)).toContain(`http-equiv="refresh" content="0;url=/docs/${to}/"`);
});

test("links to every operation on the home page", () => {
  const home = sitePages.find(({ address }) => address === "/docs/")?.html ?? "";
  for (const operation of operations) expect(home).toContain(`href="${referencePath}${toAnchor(operation)}"`);
});

test("lists every guide, the reference and the try-it page in llms.txt", () => {
  const links = [...read("llms.txt").matchAll(/\]\(\/docs\/(\S+?)\)/g)].map(([, link]) => link ?? "");
  expect(links).toContain("try/");
  const files = links.map((link) => link.replace(/\/$/, "/index.html"));
  expect(files.filter((file) => file.endsWith(".md") && file !== "skill.md")).toHaveLength(sitePages.length);
  for (const file of files) expect(read(file)).not.toBe("");
});

test("llms-full.txt contains every operation and error code, and no page markup", () => {
  const text = read("llms-full.txt");
  for (const { operationId } of operations) expect(text).toContain(`operationId: ${operationId}\n`);
  for (const code of Object.keys(contract["x-error-codes"] ?? {})) expect(text).toContain(`### \`${code}\``);
  expect(text).not.toMatch(/<Tab|\{\{|<div/);
});

test("skill.md contains every operation and error code in at most 100 lines", () => {
  const text = read("skill.md");
  for (const { operationId } of operations) expect(text).toContain(`| \`${operationId}\` |`);
  for (const code of Object.keys(contract["x-error-codes"] ?? {})) expect(text).toContain(`| \`${code}\` |`);
  expect(text).not.toContain("{{");
  expect(text.split("\n").length).toBeLessThanOrEqual(100);
  expect(read("llms.txt")).toContain("(/docs/skill.md)");
});

function read(file: string): string {
  return readFileSync(join(siteFolder, file), "utf8");
}

function isInSite({ pathname, hash }: URL): boolean {
  if (pathname === referencePath)
    return hash === "" || operations.some(({ operationId }) => hash.endsWith(`/${operationId}`));
  const page = sitePages.find(({ address }) => address === pathname || address === `${pathname}/`);
  if (page) return hash === "" || page.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
  const file = join(siteFolder, pathname.slice("/docs/".length));
  return (
    pathname.startsWith("/docs/") &&
    (existsSync(join(file, "index.html")) || (existsSync(file) && statSync(file).isFile()))
  );
}
