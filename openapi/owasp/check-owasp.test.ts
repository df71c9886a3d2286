import { readFileSync } from "node:fs";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { compareFindings, type Exemptions, findDefinition, findOwaspFindings } from "./check-owasp.ts";

const contract = expandYaml(readFileSync(new URL("../petstore.yaml", import.meta.url), "utf8"));
const findings = await findOwaspFindings(contract);
const exemptions: Exemptions = parse(readFileSync(new URL("exemptions.yaml", import.meta.url), "utf8"));

async function findOpen(yaml: string): Promise<string[]> {
  expect(yaml).not.toBe(contract);
  return compareFindings(await findOwaspFindings(yaml), exemptions).open.map(
    ({ rule, pointer }) => `${rule} ${pointer}`,
  );
}

it("the contract follows each OWASP rule, or has an exemption with a reason of one line", () => {
  expect(compareFindings(findings, exemptions)).toEqual({ open: [], stale: [] });
  const reasons = Object.values(exemptions).flatMap((list) => list.map(({ why }) => why));
  expect(reasons.filter((why) => why.length < 20 || why.includes("\n"))).toEqual([]);
});

it("an optional string member with a maximum length needs no exemption", async () => {
  const memberYaml = "        motto: { description: Motto., type: string, maxLength: 40 }\n";
  const withMember = contract.replaceAll(/^ {6}properties:\n(?= {8}(?:id|name):)/gm, (text) => text + memberYaml);
  expect(await findOpen(withMember)).toEqual([]);
  const withoutMaxLength = withMember.replaceAll(", maxLength: 40", "");
  expect(await findOpen(withoutMaxLength)).toEqual([
    "owasp:api4:2023-string-limit #/components/schemas/NewPet/properties/motto",
    "owasp:api4:2023-string-restricted #/components/schemas/NewPet/properties/motto",
  ]);
});

it("a filter by a numeric id needs no exemption", async () => {
  const filter = "{ name: categoryId, in: query, description: C., schema: { type: integer, format: int64 } }";
  expect(
    await findOpen(contract.replace(/^( +)- name: status$/m, (text, indent) => `${indent}- ${filter}\n${text}`)),
  ).toEqual([]);
});

it("reports a finding without an exemption", async () => {
  const open = await findOpen(
    contract
      .replace(/^security:\n {2}- bearerAuth: \[ ?\]\n/m, "")
      .replaceAll(/^ +security: .*\n/gm, "")
      .replace("maxItems: 100", "x-maxItems: 100"),
  );
  expect(open).toContain("owasp:api4:2023-array-limit #/components/schemas/Pets");
  expect(open.filter((finding) => finding.startsWith("owasp:api2:")).length).toBeGreaterThan(0);
});

it("reports an exemption without a finding", () => {
  const findStale = (rule: string, exemption: Exemptions[string][number]) =>
    compareFindings(findings, { ...exemptions, [rule]: [exemption] }).stale;
  const why = "Not applicable.";
  expect(findStale("owasp:api2:2023-no-http-basic", { why, at: "everywhere" })).toEqual([
    "owasp:api2:2023-no-http-basic at everywhere",
  ]);
  expect(findStale("owasp:api4:2023-array-limit", { why, at: ["#/components/schemas/Pets"] })).toEqual([
    "owasp:api4:2023-array-limit at #/components/schemas/Pets",
  ]);
});

it.each([
  ["first/list", "first/list"],
  ["first/inner/deep/value", "shared/last/value"],
  ["first/list/0", "shared/a~1b"],
  ["first/list/0/deep/value", "shared/last/value"],
  ["elsewhere/x", "elsewhere/x"],
  ["nowhere/x", "nowhere/x"],
])("%s is defined at %s", (path, definition) => {
  const document = {
    first: { inner: { $ref: "#/shared/a~1b" }, list: [{ $ref: "#/first/inner" }] },
    shared: { "a/b": { deep: { $ref: "#/shared/last" } }, last: { value: 1 } },
    elsewhere: { $ref: "other.yaml#/x" },
  };
  const unescaped = definition.split("/").map((key) => key.replace("~1", "/"));
  expect(findDefinition(document, path.split("/"))).toEqual(unescaped);
});
