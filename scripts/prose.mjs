// Checks the wording of Markdown, YAML and comments. Usage: node scripts/prose.mjs [FILE…]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./toolchain/pins.mjs";

const sentenceStart = "(?:^|[.:!?] )";

const phrases = [
  [/\banswer(?:s|ed|ing)?\b/i, "response, respond, return"],
  [/\brefus(?:e|es|ed|ing|als?)\b/i, "reject, error"],
  [/\bkept\b/i, "cached, stored, retained"],
  [/\b(?:tells?|told)\b/i, "report, return, log, distinguish"],
  [/\b(?:heard|hears?)\b/i, "receive"],
  [/\banew\b/i, "again, reset, restart"],
  [/\bbeside\b/i, "next to, in addition to"],
  [/\b(?:nobody|somebody|anybody|who(?:so)?ever)\b/i, "name the client, the user or the process"],
  [/\bmend(?:s|ed|ing)?\b/i, "fix"],
  [/\b(?:is|are|was|were|goes|comes) away\b/i, "unavailable"],
  [/\bunder way\b/i, "in flight, in progress"],
  [/\bused up\b/i, "exhausted"],
  [/\bat the (?:most|least)\b/i, "at most, at least"],
  [/\b(?:time-out|back-up|look-up|back-off|start-up)s?\b/i, "timeout, backup, lookup, backoff, startup"],
  [/\b(?:of|on) (?:its|their|his|her) own\b/i, "separate, dedicated"],
  [/\b(?:oftener|thereof|lest|likewise|seldom|save for|in vain)\b/i, "a plain modern word"],
  [
    new RegExp(`${sentenceStart}(?:What|Whatever|Whoever|Who) (?!is |are |was |were |does |do |did )[^?\\n]*[.]$`, "m"),
    "put the subject first",
  ],
  [new RegExp(`${sentenceStart}(?:Nor|Neither) (?:is|are|does|do|has|have)\\b`), "use normal word order"],
];

/** Returns the phrases to avoid in a file, with their lines. */
export function checkText(path, text) {
  const prose = removeCode(toProse(path, text));
  return phrases.flatMap(([pattern, advice]) => {
    const match = pattern.exec(prose);
    if (!match) return [];
    const line = prose.slice(0, match.index).split("\n").length;
    return [`${path}:${line} Replace "${match[0].trim()}": ${advice}.`];
  });
}

/** Returns the comments and texts of a file. Other lines become empty, so that line numbers stay valid. */
function toProse(path, text) {
  if (path.endsWith(".md")) return text;
  const prose = path.endsWith(".yaml")
    ? /^\s*(?:#|- )?\s*(?:[\w$./-]+:(?: +|$))?[>|]?-?(.*)$/
    : /^\s*(?:\/\/|\/?\*\*?)(?:\/| |$)(.*?)(?:\*\/)?$/;
  return text
    .split("\n")
    .map((line) => prose.exec(line)?.[1].trim() ?? "")
    .join("\n");
}

/** Empties blocks and spans of code. */
function removeCode(markdown) {
  return markdown.replace(/^( *)```.*?^\1```|`[^`\n]+`/gms, (code) => code.replace(/[^\n]/g, " "));
}

function main(files) {
  const paths =
    files.length > 0 ? files : execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
  const checked = paths.filter(
    (path) => /\.(?:md|ts|tsx|mjs)$|^openapi\/petstore\.yaml$/.test(path) && !path.includes("generated/"),
  );
  const problems = checked.flatMap((path) => checkText(path, readFileSync(join(root, path), "utf8")));
  for (const problem of problems) console.error(problem);
  console.log(`Checked the wording of ${checked.length} files: ${problems.length} problems.`);
  return problems.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = main(process.argv.slice(2));
