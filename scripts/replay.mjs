// Runs every contract case against the real server and the sandbox, sends what was sent to the server to the mock as well, and
// prints each difference in status, headers or body shape with the line of the contract that decides it. Red where the sandbox
// differs from the server; what Prism is known to do otherwise carries the id of its limit.
import { isDeepStrictEqual } from "node:util";
import { prismLimits } from "../apps/mock/src/prism-limits.ts";
import { mockTarget } from "../apps/mock/test/mock-target.ts";
import { sandboxTarget } from "../apps/sandbox/test/sandbox-target.ts";
import { sqliteTarget } from "../apps/server/test/sqlite-target.ts";
import { contract } from "../packages/contract/src/index.ts";
import { compareRecordings } from "../packages/contract-tests/src/replay/compare-recordings.ts";
import { recordExchanges } from "../packages/contract-tests/src/replay/record-exchanges.ts";
import { replayExchanges } from "../packages/contract-tests/src/replay/replay-exchanges.ts";

const { basePath } = contract;
const server = await told(sqliteTarget, recordExchanges);
const sandbox = await told(sandboxTarget, recordExchanges);
const mock = await told(mockTarget, (target) => replayExchanges(server, target));

const inSandbox = compareRecordings(server, sandbox);
const inMock = compareRecordings(sent(server), mock, (header) => /^(access-control-|vary$)/.test(header));
const known = inMock.filter((row) => limitOf(row) !== undefined);
print(sandboxTarget.name, inSandbox);
print(mockTarget.name, inMock);
console.log(`requests: ${count(server)}, of which the mock got ${count(mock)}`);
console.log(
  `differences from ${sqliteTarget.name}: ${inSandbox.length} in ${sandboxTarget.name}, ${inMock.length} in ${mockTarget.name}, ${known.length} of these by a listed limit of Prism`,
);
process.exitCode = inSandbox.length > 0 ? 1 : 0;

async function told(target, record) {
  console.error(`replay: ${target.name}…`);
  return record(target);
}

// Bare bytes are not sent to the mock, so they are not compared with it.
function sent(recording) {
  const withHeaders = [...recording].map(([id, exchanges]) => [id, exchanges.filter(({ request }) => request.headers)]);
  return new Map(withHeaders);
}

function count(recording) {
  return [...recording.values()].flat().length;
}

function print(name, rows) {
  const groups = Map.groupBy(rows, (row) => [row.caseId, row.text, row.line, limitOf(row)].join("\t"));
  for (const [[first], times] of [...groups.values()].map((group) => [group, group.length])) {
    const { method, target } = first.exchange.request;
    const request = `${method} ${target.length > 60 ? `${target.slice(0, 60)}…` : target}`;
    const limit = limitOf(first);
    const again = times > 1 ? ` (${times} times)` : "";
    console.log(
      `${name}  ${first.caseId}  ${request}  ${first.text}${again}  ${first.line}${limit ? `  Prism: ${limit}` : ""}`,
    );
  }
}

function limitOf({ exchange: { request, answer }, found }) {
  return prismLimits.find(
    (limit) =>
      isAskedBy(limit.request, request) && answer.status === limit.right.status && isWrong(limit, found?.answer),
  )?.id;
}

function isAskedBy({ method, path, headers = {}, body = "" }, request) {
  const sent = request.headers ?? [];
  return (
    method === request.method &&
    basePath + path === request.target &&
    String(body) === String(request.body ?? "") &&
    Object.entries(headers).every(([name, value]) =>
      sent.some(([other, its]) => other.toLowerCase() === name.toLowerCase() && its === value),
    )
  );
}

function isWrong({ wrong }, answer) {
  if (typeof wrong === "string") return answer?.status === 0;
  const { status, code, body, headers = {} } = wrong;
  return (
    answer?.status === status &&
    (code === undefined || answer.body.code === code) &&
    (body === undefined || isDeepStrictEqual(answer.body, body)) &&
    Object.entries(headers).every(([name, value]) => (answer.headers.get(name.toLowerCase()) ?? null) === value)
  );
}
