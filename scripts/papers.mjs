// Holds that what the papers cite exists: every *.md with its paths, links, anchors, commands, packages and environment variables.
import { checkPapers } from "./papers/check-papers.mjs";
import { root } from "./toolchain/pins.mjs";

const { papers, citations, faults } = checkPapers(root);
for (const fault of faults) console.error(fault);
console.log(`${papers} papers with ${citations} citations: ${faults.length} of them lead nowhere`);
process.exitCode = faults.length > 0 ? 1 : 0;
