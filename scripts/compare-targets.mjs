// Runs every contract case on the server and the sandbox, and sends the requests of the server also to the mock. Prints each
// difference in status, headers or body shape, with the relevant line of the contract. Fails if the sandbox differs.
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { mockTarget } from "../apps/mock/test/mock-target.ts";
import { sandboxTarget } from "../apps/sandbox/test/sandbox-target.ts";
import { sqliteTarget } from "../apps/server/test/start-target.ts";
import {
  compareRecordings,
  recordExchanges,
  replayExchanges,
} from "../packages/contract-tests/src/differential/compare-recordings.ts";

const { all, json } = new Command("npm run compare-targets --")
  .description("Run every contract case on the server, the sandbox and the mock, and print how their responses differ.")
  .option("--all", "print every difference of the mock instead of one per group of equal differences")
  .option("--json <file>", "write all differences to this file as JSON")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts();

const serverExchanges = await withLogging(sqliteTarget.name, () => recordExchanges(sqliteTarget));
const sandboxDiffs = compareRecordings(
  serverExchanges,
  await withLogging(sandboxTarget.name, () => recordExchanges(sandboxTarget)),
);
// Requests of raw bytes have no headers. The mock does not get them.
const replayable = new Map(
  [...serverExchanges].map(([id, exchanges]) => [id, exchanges.filter(({ request }) => request.headers)]),
);
const mockExchanges = await withLogging(mockTarget.name, () => replayExchanges(replayable, mockTarget));
const mockDiffs = compareRecordings(replayable, mockExchanges, (header) => /^(access-control-|vary$)/.test(header));
const groups = Map.groupBy(mockDiffs, ({ operation, text, line }) => `${operation} ${text}  ${line}`);

for (const diff of sandboxDiffs) print(sandboxTarget.name, diff);
if (all) for (const diff of mockDiffs) print(mockTarget.name, diff);
else for (const [text, { length, 0: diff }] of groups) console.log(`${text}  ${length} times, as in ${diff.caseId}`);
console.log(`differences from ${sqliteTarget.name}: ${sandboxDiffs.length} in ${sandboxTarget.name}, ${mockDiffs.length} in ${mockTarget.name}
Differences of the mock are expected: it has no state, and its guide lists the known deviations of Prism.`);
if (json) writeFileSync(json, JSON.stringify({ sandbox: sandboxDiffs.map(toJson), mock: mockDiffs.map(toJson) }));
process.exitCode = sandboxDiffs.length > 0 ? 1 : 0;

function withLogging(name, run) {
  console.error(`compare-targets: ${name}…`);
  return run();
}

function print(name, { caseId, request: { method, target }, text, line }) {
  const path = target.length > 60 ? `${target.slice(0, 60)}…` : target;
  console.log([name, caseId, `${method} ${path}`, text, line].join("  "));
}

function toJson({ request: { method, target }, ...difference }) {
  return { ...difference, request: { method, target } };
}
