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

const server = await withLogging(sqliteTarget.name, () => recordExchanges(sqliteTarget));
const sandbox = compareRecordings(server, await withLogging(sandboxTarget.name, () => recordExchanges(sandboxTarget)));
// Requests of raw bytes have no headers. The mock does not get them.
const sent = new Map([...server].map(([id, exchanges]) => [id, exchanges.filter(({ request }) => request.headers)]));
const replayed = await withLogging(mockTarget.name, () => replayExchanges(sent, mockTarget));
const mock = compareRecordings(sent, replayed, (header) => /^(access-control-|vary$)/.test(header));
const groups = Map.groupBy(mock, ({ operation, text, line }) => `${operation} ${text}  ${line}`);

for (const one of sandbox) print(sandboxTarget.name, one);
if (all) for (const one of mock) print(mockTarget.name, one);
else for (const [text, { length, 0: one }] of groups) console.log(`${text}  ${length} times, as in ${one.caseId}`);
console.log(`differences from ${sqliteTarget.name}: ${sandbox.length} in ${sandboxTarget.name}, ${mock.length} in ${mockTarget.name}
Differences of the mock are expected: it has no state, and its guide lists the known deviations of Prism.`);
if (json) writeFileSync(json, JSON.stringify({ sandbox: sandbox.map(toJson), mock: mock.map(toJson) }));
process.exitCode = sandbox.length > 0 ? 1 : 0;

function withLogging(name, work) {
  console.error(`compare-targets: ${name}…`);
  return work();
}

function print(name, { caseId, request: { method, target }, text, line }) {
  const path = target.length > 60 ? `${target.slice(0, 60)}…` : target;
  console.log([name, caseId, `${method} ${path}`, text, line].join("  "));
}

function toJson({ request: { method, target }, ...difference }) {
  return { ...difference, request: { method, target } };
}
