import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract, operations } from "../test/contract.ts";
import { siteFolder, sitePages } from "../test/site-pages.ts";

const read = (file: string) => readFileSync(join(siteFolder, file), "utf8");

test("llms.txt lists every guide, the reference and the try-it page, each as a file of the site", () => {
  const links = [...read("llms.txt").matchAll(/\]\(\/docs\/(\S+?)\)/g)].map(([, link]) => link ?? "");
  expect(links).toContain("try/");
  const files = links.map((link) => link.replace(/\/$/, "/index.html"));
  expect(files.filter((file) => file.endsWith(".md"))).toHaveLength(sitePages.length + 1);
  for (const file of files) expect(read(file)).not.toBe("");
});

test("llms-full.txt holds every operation and every error code, and nothing that only a page understands", () => {
  const text = read("llms-full.txt");
  for (const { operationId } of operations) expect(text).toContain(`## ${operationId}: `);
  for (const code of Object.keys(contract["x-error-codes"] ?? {})) expect(text).toContain(`### \`${code}\``);
  expect(text).not.toMatch(/<Tab|\{\{|<div/);
});

test("the calendar has the day of each removal", () => {
  const days = operations.flatMap((operation) => operation["x-sunset"] ?? []);
  const events = [...read("removals.ics").matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n/g)].map(([, day]) => day);
  expect(events).toEqual(days.map((day) => day.replaceAll("-", "")));
});
