import { readFileSync } from "node:fs";
import { join } from "node:path";
import { citationsIn } from "./citations-in.mjs";
import { findFault } from "./find-fault.mjs";
import { readRepository } from "./read-repository.mjs";

/** Reads every paper below `root`, and tells of each citation that leads nowhere: file and line, the rule, the next step. */
export function checkPapers(root) {
  const repository = readRepository(root);
  const papers = repository.files.filter((file) => file.endsWith(".md"));
  const cited = papers.flatMap((paper) =>
    citationsIn(readFileSync(join(root, paper), "utf8")).map((citation) => ({ ...citation, paper })),
  );
  const faults = cited.flatMap((citation) => {
    const fault = findFault(citation, repository);
    return fault ? [`${citation.paper}:${citation.line}  \`${citation.text}\`: ${fault}`] : [];
  });
  return { papers: papers.length, citations: cited.length, faults };
}
