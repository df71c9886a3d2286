import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { loadDocument, parsePointer } from "@animal-store/compatibility";
import { parse } from "yaml";
import { compareFindings, type Exemptions, findOwaspFindings } from "./check-owasp.ts";

const contract = new URL("../petstore.yaml", import.meta.url);
const exemptions: Exemptions = parse(readFileSync(new URL("exemptions.yaml", import.meta.url), "utf8"));
const findings = await findOwaspFindings(expandYaml(readFileSync(contract, "utf8")));
const { open, stale } = compareFindings(findings, exemptions);
const { root, locate } = loadDocument(fileURLToPath(contract));

// The format of Redocly, which scripts/turbo.mjs recognizes.
for (const [index, { pointer, rule, message }] of open.entries())
  console.error(
    `[${index + 1}] petstore.yaml:${lineOf(pointer)}:1 at ${pointer}\n\n${message} Fix it, or add an exemption for ${rule} to owasp/exemptions.yaml.\n`,
  );
for (const exemption of stale) console.error(`owasp/exemptions.yaml: ${exemption} has no finding. Remove it.`);
console.error(`OWASP rules: ${findings.length} findings, ${open.length} without an exemption.`);
process.exitCode = open.length + stale.length > 0 ? 1 : 0;

function lineOf(pointer: string): number {
  const keys = parsePointer(pointer);
  const parent = keys.slice(0, -1).reduce<unknown>((node, key) => Object(node)[key], root);
  return locate(parent, keys.at(-1))?.line ?? 1;
}
