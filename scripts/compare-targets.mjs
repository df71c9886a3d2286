// Runs every contract case against the real server and the sandbox, and sends what was sent to the server to the mock as well.
// Prints how they differ in status, headers or body shape, with the line of the contract that decides it. Fails if the sandbox differs.
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
  .description("Send every contract case to the server, the sandbox and the mock, and tell how they answer otherwise.")
  .option("--all", "print each difference of the mock, not only each group of alike ones")
  .option("--json <file>", "write every difference as JSON")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts();

const server = await told(sqliteTarget.name, () => recordExchanges(sqliteTarget));
const sandbox = compareRecordings(server, await told(sandboxTarget.name, () => recordExchanges(sandboxTarget)));
// Bare bytes are not sent to the mock, so they are not compared with it.
const sent = new Map([...server].map(([id, exchanges]) => [id, exchanges.filter(({ request }) => request.headers)]));
const replayed = await told(mockTarget.name, () => replayExchanges(sent, mockTarget));
const mock = compareRecordings(sent, replayed, (header) => /^(access-control-|vary$)/.test(header));
const groups = Map.groupBy(mock, ({ operation, text, line }) => `${operation} ${text}  ${line}`);

for (const one of sandbox) print(sandboxTarget.name, one);
if (all) for (const one of mock) print(mockTarget.name, one);
else for (const [text, { length, 0: one }] of groups) console.log(`${text}  ${length} times, as in ${one.caseId}`);
console.log(`differences from ${sqliteTarget.name}: ${sandbox.length} in ${sandboxTarget.name}, ${mock.length} in ${mockTarget.name}
The command no longer reports causes: the mock keeps no state, and its guide lists the deviations of Prism.`);
if (json) writeFileSync(json, JSON.stringify({ sandbox: sandbox.map(toJson), mock: mock.map(toJson) }));
process.exitCode = sandbox.length > 0 ? 1 : 0;

function told(name, work) {
  console.error(`replay: ${name}…`);
  return work();
}

function print(name, { caseId, request: { method, target }, text, line }) {
  const path = target.length > 60 ? `${target.slice(0, 60)}…` : target;
  console.log([name, caseId, `${method} ${path}`, text, line].join("  "));
}

function toJson({ request: { method, target }, ...difference }) {
  return { ...difference, request: { method, target } };
}
