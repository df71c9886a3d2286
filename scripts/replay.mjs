// Runs every contract case against the real server and the sandbox, and sends what was sent to the server to the mock as well.
// Prints how they differ in status, headers or body shape, with the line of the contract that decides it: of the sandbox each
// difference, of the mock each group of equal ones. Fails if the sandbox differs.
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { mockTarget } from "../apps/mock/test/mock-target.ts";
import { sandboxTarget } from "../apps/sandbox/test/sandbox-target.ts";
import { sqliteTarget } from "../apps/server/test/sqlite-target.ts";
import { compareRecordings } from "../packages/contract-tests/src/replay/compare-recordings.ts";
import { describeGroups } from "../packages/contract-tests/src/replay/describe-groups.ts";
import { explainRows } from "../packages/contract-tests/src/replay/explain-rows.ts";
import { groupRows } from "../packages/contract-tests/src/replay/group-rows.ts";
import { otherStates } from "../packages/contract-tests/src/replay/other-states.ts";
import { recordExchanges } from "../packages/contract-tests/src/replay/record-exchanges.ts";
import { replayExchanges } from "../packages/contract-tests/src/replay/replay-exchanges.ts";

const { all, json } = new Command("replay")
  .description(
    "Send every contract case to the server, the sandbox and the mock, and tell how and why they answer otherwise.",
  )
  .option("--all", "print each difference of the mock too, not only each group of alike ones")
  .option("--json <file>", "write every difference as JSON")
  .allowExcessArguments(false)
  .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2))
  .parse()
  .opts();

const server = await told(sqliteTarget.name, () => recordExchanges(sqliteTarget));
const sandbox = await told(sandboxTarget.name, () => recordExchanges(sandboxTarget));
const mock = await told(mockTarget.name, () => replayExchanges(server, mockTarget));

const inSandbox = compareRecordings(server, sandbox);
const inMock = await told("causes", () =>
  explain(compareRecordings(sent(server), mock, (header) => /^(access-control-|vary$)/.test(header))),
);
const groups = groupRows(inMock);

for (const row of inSandbox) print(sandboxTarget.name, row);
if (all) for (const row of inMock) print(mockTarget.name, row);
console.log(describeGroups(groups));
console.log(`requests: ${count(server)}, of which the mock got ${count(mock)}
differences from ${sqliteTarget.name}: ${inSandbox.length} in ${sandboxTarget.name}, ${inMock.length} in ${mockTarget.name}
of the latter, in ${groups.length} groups: ${["state", "unexplained"].map((kind) => `${inMock.filter(({ cause }) => cause.kind === kind).length} ${kind}`).join(", ")}`);
if (json) writeFileSync(json, JSON.stringify({ sandbox: inSandbox.map(toJson), mock: inMock.map(toJson), groups }));
process.exitCode = inSandbox.length > 0 ? 1 : 0;

async function told(name, work) {
  console.error(`replay: ${name}…`);
  return work();
}

async function explain(rows) {
  const states = otherStates(
    sqliteTarget,
    [...server.values()].flat().filter(({ answer }) => answer.status === 201).length,
  );
  try {
    return await explainRows(rows, [], states);
  } finally {
    for (const state of states) await state.stop();
  }
}

// Bare bytes are not sent to the mock, so they are not compared with it.
function sent(recording) {
  const withHeaders = [...recording].map(([id, exchanges]) => [id, exchanges.filter(({ request }) => request.headers)]);
  return new Map(withHeaders);
}

function count(recording) {
  return [...recording.values()].flat().length;
}

function print(name, { caseId, text, line, exchange, cause }) {
  const { method, target } = exchange.request;
  const request = `${method} ${target.length > 60 ? `${target.slice(0, 60)}…` : target}`;
  console.log(
    [name, caseId, request, text, line, ...(cause ? [cause.id ?? cause.state ?? cause.kind] : [])].join("  "),
  );
}

function toJson({ exchange, found, ids: _, ...row }) {
  const { method, target } = exchange.request;
  const of = ({ status, bodyText, headers }) => ({ status, headers: Object.fromEntries(headers), body: bodyText });
  return { ...row, request: { method, target }, expected: of(exchange.answer), found: found ? of(found.answer) : null };
}
