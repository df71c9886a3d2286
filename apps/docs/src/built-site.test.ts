import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract, documentedOperations, type Marked } from "./contract-document.ts";
import { decisionAddress, errorLink, headerAddress, operationAddress, schemaAddress } from "./reference/links.ts";
import { listHeaders } from "./reference/reference-pages.ts";
import { operations } from "./test/contract.ts";
import { siteFolder, sitePages } from "./test/site-pages.ts";

test("no page has a broken link to another page of the site", () => {
  const brokenLinks = sitePages.flatMap(({ address, html }) =>
    [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)]
      .map(([, target = ""]) => new URL(target, `http://site${address}`))
      .filter((target) => target.host === "site" && !isInSite(target))
      .map(({ pathname, hash }) => `${address} links to ${pathname}${hash}`),
  );
  expect(brokenLinks).toEqual([]);
});

test("no page has an inline script", () => {
  const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>/;
  expect(sitePages.filter(({ html }) => inlineScript.test(html)).map(({ address }) => address)).toEqual([]);
});

test("lists every page and the try-it page in llms.txt", () => {
  const links = [...read("llms.txt").matchAll(/\]\(\/docs\/(\S+?)\)/g)].map(([, link]) => link ?? "");
  expect(links).toContain("try/");
  const files = links.map((link) => link.replace(/\/$/, "/index.html"));
  expect(files.filter((file) => file.endsWith(".md") && file !== "skill.md")).toHaveLength(sitePages.length);
  for (const file of files) expect(read(file)).not.toBe("");
});

test("llms-full.txt contains every operation and error code, and no page markup", () => {
  const text = read("llms-full.txt");
  for (const { operationId } of operations) expect(text).toContain(`operationId: ${operationId}\n`);
  for (const code of Object.keys(contract["x-error-codes"] ?? {})) expect(text).toContain(`\n# ${code}\n`);
  expect(text).not.toMatch(/<Tab|\{\{|<div/);
});

test("Redoc's page contains every operation", () => {
  const page = read("redoc/index.html");
  for (const { operationId } of operations) expect(page).toContain(operationId);
});

test("the page of each operation shows its stability, statuses and samples", () => {
  for (const { operationId, responses = {}, "x-stability": stability } of operations) {
    const page = read(`${operationAddress(operationId).slice("/docs/".length)}index.html`);
    const texts = [...Object.keys(responses), "curl", "TypeScript", "Python", "Go"];
    for (const text of texts) expect(page).toContain(text);
    expect(page).toMatch(new RegExp(`class="stability (${stability}|deprecated)"`));
  }
});

test("the Link header of a deprecated operation leads to a section of a page", () => {
  for (const { "x-deprecation-docs": link = "" } of operations.filter(({ deprecated }) => deprecated)) {
    const { pathname, hash } = new URL(link, "http://localhost");
    expect(read(`${pathname.slice("/docs/".length)}index.html`)).toContain(`id="${hash.slice(1)}"`);
  }
});

test("skill.md contains every operation and error code in at most 100 lines", () => {
  const text = read("skill.md");
  for (const { operationId } of operations) expect(text).toContain(`| \`${operationId}\` |`);
  for (const code of Object.keys(contract["x-error-codes"] ?? {})) expect(text).toContain(`| ${errorLink(code)} |`);
  expect(text).not.toContain("{{");
  expect(text.split("\n").length).toBeLessThanOrEqual(100);
  expect(read("llms.txt")).toContain("(/docs/skill.md)");
});

test("explains each decision on a page that links to the parts of the contract that follow it", () => {
  const decisions = Object.entries(contract["x-decisions"] ?? {});
  expect(decisions).not.toEqual([]);
  for (const [id, { title, reason }] of decisions) {
    const [, section] = read("reference/decisions.md").split(`\n## ${id} ${title}\n`);
    expect(section?.split("\n## ")[0]).toContain(reason);
    expect(section?.split("\n## ")[0]).toMatch(/Used by:\*\* \[/);
  }
});

test("the page of each operation, schema and header links to the decisions that its parts follow", () => {
  const parts: [address: string, parts: Marked[]][] = [
    ["/docs/reference/", [contract.info, ...(contract.servers ?? [])]],
    ...documentedOperations(contract).map(({ operation, parameters, responses }): [string, Marked[]] => [
      operationAddress(operation.operationId),
      [operation, ...parameters, ...responses.map(([, response]) => response)],
    ]),
    ...Object.entries(contract.components?.schemas ?? {}).map(([name, schema]): [string, Marked[]] => [
      schemaAddress(name),
      [schema, ...Object.values(schema.properties ?? {})],
    ]),
    ...[...listHeaders(contract)].map(([name, uses]): [string, Marked[]] => [
      headerAddress(name),
      uses.map(({ header }) => header),
    ]),
  ];
  const missingLinks = parts.flatMap(([address, marked]) => {
    const page = sitePages.find((each) => each.address === address);
    const ids = marked.flatMap(({ "x-decision": id = [] }) => id);
    return ids
      .filter((id) => !page?.html.includes(`href="${decisionAddress(id, contract)}"`))
      .map((id) => `${address} ${id}`);
  });
  expect(missingLinks).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(siteFolder, file), "utf8");
}

function isInSite({ pathname, hash }: URL): boolean {
  // The server has the console. `npm run docs` redirects to its guide.
  if (pathname === "/console") return true;
  const page = sitePages.find(({ address }) => address === pathname || address === `${pathname}/`);
  if (page) return hash === "" || page.html.includes(`id="${decodeURIComponent(hash.slice(1))}"`);
  const file = join(siteFolder, pathname.slice("/docs/".length));
  return (
    pathname.startsWith("/docs/") &&
    (existsSync(join(file, "index.html")) || (existsSync(file) && statSync(file).isFile()))
  );
}
