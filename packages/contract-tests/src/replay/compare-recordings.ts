import { contractCases } from "../cases/contract-cases.ts";
import { decidingLine } from "../cli/reports.ts";
import { createExchangeReader, type SentRequest } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import { type Answer, createAnswer, createHttpClient } from "../http/http-client.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";

// Of the connection and the moment, not of the answer.
const ofTransport = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** A difference between two targets, and the line of the contract that decides which of them is right. */
export interface Difference {
  readonly caseId: string;
  readonly operation: string;
  readonly request: Exchanged["request"];
  readonly text: string;
  readonly line: string;
}

/** Compares what two targets answered to the same requests, case by case. */
export function compareRecordings(
  expected: Recording,
  found: Recording,
  isIgnored?: (header: string) => boolean,
): Difference[] {
  const read = createExchangeReader(contractDocument);
  return contractCases.flatMap((contractCase) => {
    const [left = [], right = []] = [expected, found].map((recording) => recording.get(contractCase.id));
    // Of requests that were sent at once, which one is answered how may differ from run to run.
    if (outcomes(left) === outcomes(right)) return [];
    return left.flatMap(({ request, answer }, index): Difference[] => {
      const { operation } = read(request, answer);
      const difference = { caseId: contractCase.id, operation, request };
      const other = right[index]?.answer;
      if (!other) {
        const text = `is not reached: ${right.length} of ${left.length} requests are sent`;
        return [{ ...difference, text, line: decidingLine(contractCase, "") }];
      }
      return compareAnswers(answer, other, isIgnored).map(({ text, header }) => {
        const decides = `${operation} → ${answer.status}${header ? ` → header ${header}:` : ""}`;
        return { ...difference, text, line: decidingLine(contractCase, decides) };
      });
    });
  });
}

/** Differences in status and code, in which headers there are, and in the shape of the body. */
export function compareAnswers(
  expected: Answer,
  found: Answer,
  isIgnored = (_header: string) => false,
): { readonly text: string; readonly header?: string }[] {
  if (signature(expected) !== signature(found))
    return [{ text: `answers ${signature(found)}, not ${signature(expected)}` }];
  const namesOf = ({ headers }: Answer) =>
    new Set([...headers.keys()].filter((name) => !ofTransport.includes(name) && !isIgnored(name)));
  const [had, has] = [namesOf(expected), namesOf(found)];
  const [shape, other] = [shapeOf(expected), shapeOf(found)];
  return [
    ...[...had.difference(has)].map((header) => ({ text: `lacks ${header}`, header })),
    ...[...has.difference(had)].map((header) => ({ text: `adds ${header}`, header })),
    ...(shape === other ? [] : [{ text: `has a body of ${other}, not ${shape}` }]),
  ];
}

function outcomes(exchanges: readonly Exchanged[]): string {
  const all = exchanges.map(({ request, answer }) => {
    const names = [...answer.headers.keys()].sort().join(" ");
    return `${request.method} ${request.target} ${signature(answer)} ${names} ${shapeOf(answer)}`;
  });
  return all.sort().join("\n");
}

/** The status, and the error code where there is one. */
function signature({ status, bodyText }: Answer): string {
  const code = status >= 400 ? /"code":"(\w+)"/.exec(bodyText)?.[1] : undefined;
  if (status === 0) return "nothing";
  return code ? `${status} ${code}` : String(status);
}

/** The members and types of the body, whatever their values. */
function shapeOf(answer: Answer): string {
  try {
    return describe(answer.body);
  } catch {
    return "no JSON";
  }
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describe))].sort().join(" | ")}]`;
  if (typeof value === "bigint") return "number";
  if (typeof value !== "object" || value === null) return value === undefined ? "nothing" : typeof value;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${describe(member)}`);
  return `{ ${members.sort().join(", ")} }`;
}

export interface Exchanged {
  readonly request: SentRequest;
  readonly answer: Answer;
}

/** What went over the wire by the id of the case; a case that failed has what it sent until then. */
export type Recording = ReadonlyMap<string, readonly Exchanged[]>;

/** Runs one of `every` cases against a target without judging, so that what answers otherwise is recorded as well. */
export async function recordExchanges(target: Target, every = 1): Promise<Recording> {
  const recording = new Map<string, Exchanged[]>();
  const runner = createRunner({
    target,
    judge: () => [],
    coverage: { add: (caseId, request, answer) => void recording.get(caseId)?.push({ request, answer }) },
  });
  for (const contractCase of contractCases.filter((_, index) => index % every === 0)) {
    recording.set(contractCase.id, []);
    // What differs is told by the comparison, not by what a case makes of it.
    await runner.run(contractCase).catch(() => {});
  }
  await runner.stop();
  return recording;
}

/** Sends every request of a recording to another target as it was sent; what was sent as bare bytes is left out. */
export async function replayExchanges(recording: Recording, target: Target): Promise<Recording> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const replayed = new Map<string, Exchanged[]>();
  try {
    for (const [caseId, exchanges] of recording) {
      const answers: Exchanged[] = [];
      for (const { request } of exchanges) {
        if (request.headers === undefined) continue;
        answers.push({ request, answer: await client.send(request).catch(() => noAnswer) });
      }
      replayed.set(caseId, answers);
    }
  } finally {
    client.close();
    await service.stop();
  }
  return replayed;
}

// A target may hang or cut the connection; that is a difference like any other.
const noAnswer = createAnswer(0, [], new Uint8Array());
