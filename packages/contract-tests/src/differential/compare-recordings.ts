import { createHttpClient, createHttpResponse, type HttpResponse } from "@animal-store/conformance";
import { contractCases } from "../cases/contract-cases.ts";
import { findSpecLine } from "../cli/reports.ts";
import { createExchangeReader, type SentRequest } from "../coverage/exchange.ts";
import { contractDocument } from "../document/contract-document.ts";
import { createRunner } from "../runner/create-runner.ts";
import type { Target } from "../target.ts";

// These headers depend on the connection and the time.
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
  const readExchange = createExchangeReader(contractDocument);
  return contractCases.flatMap((contractCase) => {
    const expectedExchanges = expected.get(contractCase.id) ?? [];
    const foundExchanges = found.get(contractCase.id) ?? [];
    // The responses to concurrent requests can be swapped from run to run.
    if (formatExchanges(expectedExchanges) === formatExchanges(foundExchanges)) return [];
    return expectedExchanges.flatMap(({ request, response }, index): Difference[] => {
      const { operation } = readExchange(request, response);
      const difference = { caseId: contractCase.id, operation, request };
      const foundResponse = foundExchanges[index]?.response;
      if (!foundResponse) {
        const text = `is missing: ${foundExchanges.length} of ${expectedExchanges.length} requests were sent`;
        return [{ ...difference, text, line: findSpecLine(contractCase, "") }];
      }
      return compareResponses(response, foundResponse, isIgnored).map(({ text, header }) => {
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
  if (formatStatus(expected) !== formatStatus(found))
    return [{ text: `returns ${formatStatus(found)}, not ${formatStatus(expected)}` }];
  const listHeaderNames = ({ headers }: HttpResponse) =>
    new Set([...headers.keys()].filter((name) => !transportHeaders.includes(name) && !isIgnored(name)));
  const [expectedNames, foundNames] = [listHeaderNames(expected), listHeaderNames(found)];
  const [expectedShape, foundShape] = [toShape(expected), toShape(found)];
  return [
    ...[...expectedNames.difference(foundNames)].map((header) => ({ text: `lacks ${header}`, header })),
    ...[...foundNames.difference(expectedNames)].map((header) => ({ text: `adds ${header}`, header })),
    ...(expectedShape === foundShape ? [] : [{ text: `has a body of ${foundShape}, not ${expectedShape}` }]),
  ];
}

function formatExchanges(exchanges: readonly RecordedExchange[]): string {
  const lines = exchanges.map(({ request, response }) => {
    const names = [...response.headers.keys()].sort().join(" ");
    return `${request.method} ${request.target} ${formatStatus(response)} ${names} ${toShape(response)}`;
  });
  return lines.sort().join("\n");
}

function formatStatus({ status, bodyText }: HttpResponse): string {
  const code = status >= 400 ? /"code":"(\w+)"/.exec(bodyText)?.[1] : undefined;
  if (status === 0) return "nothing";
  return code ? `${status} ${code}` : String(status);
}

function toShape(response: HttpResponse): string {
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

/** Runs every `interval`-th case against a target without validation, so that it also records invalid responses. */
export async function recordExchanges(target: Target, interval = 1): Promise<Recording> {
  const recording = new Map<string, RecordedExchange[]>();
  const runner = createRunner({
    target,
    validator: () => [],
    coverage: { add: (caseId, request, response) => void recording.get(caseId)?.push({ request, response }) },
  });
  for (const contractCase of contractCases.filter((_, index) => index % interval === 0)) {
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
      const replayedExchanges: RecordedExchange[] = [];
      for (const { request } of exchanges) {
        if (request.headers === undefined) continue;
        replayedExchanges.push({ request, response: await client.send(request).catch(() => noResponse) });
      }
      replayed.set(caseId, replayedExchanges);
    }
  } finally {
    client.close();
    await service.stop();
  }
  return replayed;
}

const noResponse = createHttpResponse(0, [], new Uint8Array());
