import { readFileSync } from "node:fs";
import { LineCounter, parse, parseDocument } from "yaml";
import { pathOf } from "../gate/pointer.ts";
import { findInContract } from "./find-in-contract.ts";
import { type Answers, judgeFindings } from "./judge-findings.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const contract = read("../petstore.yaml");
const answers: Answers = parse(read("answers.yaml"));
const findings = await findInContract(contract);
const { open, stale } = judgeFindings(findings, answers);

// Written as Redocly writes what it finds, so that the end of a run repeats both.
for (const [index, { place, rule, message }] of open.entries())
  console.error(
    `[${index + 1}] petstore.yaml:${lineOf(place)}:1 at ${place}\n\n${message} Do it, or answer it: owasp/answers.yaml, ${rule}.\n`,
  );
for (const answer of stale) console.error(`owasp/answers.yaml answers what is not asked: ${answer}. Take it out.`);
console.error(`OWASP's rules: ${findings.length} findings, ${open.length} of them without an answer.`);
process.exitCode = open.length + stale.length > 0 ? 1 : 0;

function lineOf(place: string): number {
  const lineCounter = new LineCounter();
  const node = parseDocument(contract, { lineCounter }).getIn(pathOf(place), true);
  const range = typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  return Array.isArray(range) && typeof range[0] === "number" ? lineCounter.linePos(range[0]).line : 1;
}
