import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { operations } from "./test/contract.ts";
import { siteFolder, sitePages } from "./test/site-pages.ts";

test.each(sitePages)("every link of $address leads somewhere in the site", ({ address, html }) => {
  const targets = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, target]) => target ?? "");
  const inside = targets
    .map((target) => new URL(target, `http://site${address}`))
    .filter(({ host }) => host === "site");
  expect(inside.filter((target) => !leadsSomewhere(target)).map(String)).toEqual([]);
});

test("every operation has a line on the home page", () => {
  const home = sitePages.find(({ address }) => address === "/docs/")?.html ?? "";
  for (const { operationId, tags } of operations) {
    expect(home).toContain(`href="/docs/reference#tag/${tags[0]}/operation/${operationId}"`);
  }
});

function leadsSomewhere({ pathname, hash }: URL): boolean {
  if (pathname === "/docs/reference")
    return hash === "" || operations.some(({ operationId }) => hash.endsWith(`/${operationId}`));
  const page = sitePages.find(({ address }) => address === pathname || address === `${pathname}/`);
  if (page) return hash === "" || page.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
  const file = join(siteFolder, pathname.slice("/docs/".length));
  return (
    pathname.startsWith("/docs/") &&
    (existsSync(join(file, "index.html")) || (existsSync(file) && statSync(file).isFile()))
  );
}
