import assert, { AssertionError } from "node:assert/strict";
import { createHttpClient, type HttpResponse } from "@animal-store/conformance/internal";
import { stringifyJson } from "@animal-store/exact-json";
import type { ContractCase } from "../cases/contract-case.ts";
import { codeOf, type SentRequest } from "../coverage/coverage-item.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import type { ResponseValidator } from "../response-validator.ts";
import type { Service, ServiceCondition, Target } from "../target.ts";
import { type ContextDependencies, createCaseContext } from "./case-context.ts";

interface RunnerOptions {
  readonly target: Target;
  readonly validator: ResponseValidator;
  readonly coverage?: Pick<Coverage, "add" | "addPassedCase">;
  /** Called with each valid response and its request. */
  readonly onExchange?: (caseId: string, request: SentRequest, response: HttpResponse) => void;
  /** Timeout of a response. @default 10_000 */
  readonly timeoutMs?: number;
}

/** Creates a runner. Cases with the same service condition share a service, unless they set `isolation`. */
export function createRunner({ target, validator, coverage, onExchange, timeoutMs }: RunnerOptions) {
  const sharedServices = new Map<ServiceCondition, Promise<Service>>();
  return { run, stop };

  /** @throws {SkipCase} if the target cannot run the case @throws {assert.AssertionError} if the case fails */
  async function run(contractCase: ContractCase): Promise<void> {
    const { condition = "normal", isolation } = contractCase;
    const service = await (isolation ? target.start(condition) : getSharedService(condition));
    // Each case has separate connections, so that unread data does not affect the next case.
    const client = createHttpClient(new URL(service.baseUrl).origin, timeoutMs);
    try {
      const key = await beginCase(service, contractCase);
      const record: ContextDependencies["record"] = (request, response) => {
        coverage?.add(request, response);
        onExchange?.(contractCase.id, request, response);
      };
      await runDespiteViolations(contractCase, { service, client, validator, key, target, record });
      coverage?.addPassedCase(contractCase);
    } finally {
      client.close();
      if (isolation) await service.stop();
    }
  }

  function getSharedService(condition: ServiceCondition): Promise<Service> {
    const service = sharedServices.get(condition) ?? target.start(condition);
    sharedServices.set(condition, service);
    service.catch(() => sharedServices.delete(condition));
    return service;
  }

  async function stop(): Promise<void> {
    await Promise.all([...sharedServices.values()].map(async (service) => (await service).stop()));
  }
}

/** Continues after an invalid response, because one defect in every response would hide all other failures. */
async function runDespiteViolations(
  contractCase: ContractCase,
  dependencies: Omit<ContextDependencies, "onViolations">,
): Promise<void> {
  const allViolations = new Set<string>();
  let firstInvalid: HttpResponse | undefined;
  const onViolations: ContextDependencies["onViolations"] = (violations, response) => {
    firstInvalid ??= response;
    for (const violation of violations) allViolations.add(violation);
  };
  const error = await contractCase
    .run(createCaseContext({ ...dependencies, onViolations }))
    .then((response) => expectOutcome(contractCase, response))
    .catch((cause: Error) => cause);
  if (!firstInvalid) {
    if (error) throw error;
    return;
  }
  // An error of another type is a consequence of the invalid response.
  const caseFailure = error instanceof AssertionError ? [toFailureReason(error)] : [];
  const problem = `The response breaks the contract:\n${[...allViolations].join("\n")}`;
  const body = `Body: ${firstInvalid.bodyText.slice(0, 500)}`;
  throw new AssertionError({ message: [...caseFailure, problem, body].join("\n") });
}

function expectOutcome({ status, code }: ContractCase, response: HttpResponse): void {
  const found = code ? `${response.status} ${codeOf(response)}` : `${response.status}`;
  const expected = code ? `${status} ${code}` : `${status}`;
  assert(found === expected, `Expected ${expected}, got ${found}: ${response.bodyText.slice(0, 500)}`);
}

async function beginCase(service: Service, contractCase: ContractCase): Promise<string> {
  if (service.remote) return service.remote.beginCase(contractCase);
  beginMinute(service);
  return (await service.createKey({ plan: "business" })).key;
}

// Each case starts at a new minute: no window ends during the case, and the limit of the address is unused.
function beginMinute({ clock }: Service): void {
  const minuteMs = 60_000;
  clock.advance(minuteMs - (clock.now() % minuteMs));
}

const maxDifferences = 5;

/** Returns the message of a failure. For values that should be equal, lists their differences. */
export function toFailureReason(error: Error): string {
  if (!(error instanceof AssertionError && error.generatedMessage)) return error.message;
  if (error.operator === "notStrictEqual") return `got ${formatValue(error.actual)}, expected another value`;
  if (!equalityOperators.test(error.operator)) return error.message;
  const differences = findDifferences(error.actual, error.expected, "");
  if (differences.length === 0) return error.message;
  const hiddenCount = differences.length - maxDifferences;
  return `${differences.slice(0, maxDifferences).join("; ")}${hiddenCount > 0 ? `; and ${hiddenCount} more` : ""}`;
}

const equalityOperators = /^(strictEqual|deepStrictEqual)$/;

function findDifferences(actual: unknown, expected: unknown, location: string): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isContainer(actual) || !isContainer(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${location === "" ? "" : `${location}: `}got ${formatValue(actual)}, expected ${formatValue(expected)}`];
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.flatMap((name) =>
    findDifferences(actual[name], expected[name], location === "" ? name : `${location}.${name}`),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function formatValue(value: unknown): string {
  return value === undefined ? "nothing" : stringifyJson(value);
}
