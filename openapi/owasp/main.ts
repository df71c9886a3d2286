import { readFileSync } from "node:fs";
import { lintOwasp } from "./lint-owasp.ts";

const problems = await lintOwasp(readFileSync(new URL("../petstore.yaml", import.meta.url), "utf8"));
// The format of Redocly, which scripts/turbo.mjs recognizes.
for (const [index, { code, path, message, range }] of problems.entries())
  console.error(
    `[${index + 1}] petstore.yaml:${range.start.line + 1}:1 at ${path.join(".")}\n\n${message} Fix it, or add the reason for a waiver of ${code} to owasp/lint-owasp.ts.\n`,
  );
console.error(`OWASP rules: ${problems.length} problems.`);
process.exitCode = problems.length > 0 ? 1 : 0;
