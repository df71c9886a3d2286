import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";
import { readContract } from "../compatibility/contract-source.ts";
import { compareFindings, type Exemptions, findInContract } from "./check-owasp.ts";

const contract = new URL("../petstore.yaml", import.meta.url);
const responses: Exemptions = parse(readFileSync(new URL("exemptions.yaml", import.meta.url), "utf8"));
const findings = await findInContract(expandYaml(readFileSync(contract, "utf8")));
const { open, stale } = compareFindings(findings, responses);
const { lineOf } = readContract(fileURLToPath(contract));

// In the form of Redocly's problems, so that the end of a run repeats both.
for (const [index, { pointer, rule, message }] of open.entries())
  console.error(
    `[${index + 1}] petstore.yaml:${lineOf(pointer)}:1 at ${pointer}\n\n${message} Do it, or answer it: owasp/exemptions.yaml, ${rule}.\n`,
  );
for (const response of stale) console.error(`owasp/exemptions.yaml answers no finding: ${response}. Remove it.`);
console.error(`OWASP's rules: ${findings.length} findings, ${open.length} of them without an answer.`);
process.exitCode = open.length + stale.length > 0 ? 1 : 0;
