import { contractCases } from "../cases/contract-cases.ts";
import { findSpecLine } from "../cli/reports.ts";
import { createExchangeReader, type SentRequest } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import { createHttpClient, createHttpResponse, type HttpResponse } from "../http/http-client.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";

// Depend on the connection and the time, not on the response.
const transportHeaders = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

/** A difference between two targets, with the line of the contract that defines the correct response. */
export interface Difference {
  readonly caseId: string;
  readonly operation: string;
  readonly request: RecordedExchange["request"];
  readonly text: string;
  readonly line: string;
}

export function compareRecordings(
  expected: Recording,
  found: Recording,
  isIgnored?: (header: string) => boolean,
): Difference[] {
  const read = createExchangeReader(contractDocument);
  return contractCases.flatMap((contractCase) => {
    const [left = [], right = []] = [expected, found].map((recording) => recording.get(contractCase.id));
    // The responses to concurrent requests can be swapped from run to run.
    if (outcomes(left) === outcomes(right)) return [];
    return left.flatMap(({ request, response }, index): Difference[] => {
      const { operation } = read(request, response);
      const difference = { caseId: contractCase.id, operation, request };
      const other = right[index]?.response;
      if (!other) {
        const text = `is missing: ${right.length} of ${left.length} requests were sent`;
        return [{ ...difference, text, line: findSpecLine(contractCase, "") }];
      }
      return compareResponses(response, other, isIgnored).map(({ text, header }) => {
        const violation = `${operation} → ${response.status}${header ? ` → header ${header}:` : ""}`;
        return { ...difference, text, line: findSpecLine(contractCase, violation) };
      });
    });
  });
}

export function compareResponses(
  expected: HttpResponse,
  found: HttpResponse,
  isIgnored = (_header: string) => false,
): { readonly text: string; readonly header?: string }[] {
  if (signature(expected) !== signature(found))
    return [{ text: `returns ${signature(found)}, not ${signature(expected)}` }];
  const namesOf = ({ headers }: HttpResponse) =>
    new Set([...headers.keys()].filter((name) => !transportHeaders.includes(name) && !isIgnored(name)));
  const [expectedNames, foundNames] = [namesOf(expected), namesOf(found)];
  const [expectedShape, foundShape] = [shapeOf(expected), shapeOf(found)];
  return [
    ...[...expectedNames.difference(foundNames)].map((header) => ({ text: `lacks ${header}`, header })),
    ...[...foundNames.difference(expectedNames)].map((header) => ({ text: `adds ${header}`, header })),
    ...(expectedShape === foundShape ? [] : [{ text: `has a body of ${foundShape}, not ${expectedShape}` }]),
  ];
}

function outcomes(exchanges: readonly RecordedExchange[]): string {
  const all = exchanges.map(({ request, response }) => {
    const names = [...response.headers.keys()].sort().join(" ");
    return `${request.method} ${request.target} ${signature(response)} ${names} ${shapeOf(response)}`;
  });
  return all.sort().join("\n");
}

function signature({ status, bodyText }: HttpResponse): string {
  const code = status >= 400 ? /"code":"(\w+)"/.exec(bodyText)?.[1] : undefined;
  if (status === 0) return "nothing";
  return code ? `${status} ${code}` : String(status);
}

function shapeOf(response: HttpResponse): string {
  try {
    return formatShape(response.body);
  } catch {
    return "invalid JSON";
  }
}

function formatShape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(formatShape))].sort().join(" | ")}]`;
  if (typeof value === "bigint") return "number";
  if (typeof value !== "object" || value === null) return value === undefined ? "nothing" : typeof value;
  const members = Object.entries(value).map(([name, member]) => `${name}: ${formatShape(member)}`);
  return `{ ${members.sort().join(", ")} }`;
}

export interface RecordedExchange {
  readonly request: SentRequest;
  readonly response: HttpResponse;
}

/** The exchanges of each case, by its id. A failed case has the exchanges before its failure. */
export type Recording = ReadonlyMap<string, readonly RecordedExchange[]>;

/** Runs one of `every` cases against a target without validation, so that it also records invalid responses. */
export async function recordExchanges(target: Target, every = 1): Promise<Recording> {
  const recording = new Map<string, RecordedExchange[]>();
  const runner = createRunner({
    target,
    validator: () => [],
    coverage: { add: (caseId, request, response) => void recording.get(caseId)?.push({ request, response }) },
  });
  for (const contractCase of contractCases.filter((_, index) => index % every === 0)) {
    recording.set(contractCase.id, []);
    // The comparison reports the differences, so the result of the case is ignored.
    await runner.run(contractCase).catch(() => {});
  }
  await runner.stop();
  return recording;
}

/** Sends the requests of a recording to another target, except raw bytes. */
export async function replayExchanges(recording: Recording, target: Target): Promise<Recording> {
  const service = await target.start("normal");
  const client = createHttpClient(new URL(service.baseUrl).origin);
  const replayed = new Map<string, RecordedExchange[]>();
  try {
    for (const [caseId, exchanges] of recording) {
      const responses: RecordedExchange[] = [];
      for (const { request } of exchanges) {
        if (request.headers === undefined) continue;
        responses.push({ request, response: await client.send(request).catch(() => noResponse) });
      }
      replayed.set(caseId, responses);
    }
  } finally {
    client.close();
    await service.stop();
  }
  return replayed;
}

const noResponse = createHttpResponse(0, [], new Uint8Array());
