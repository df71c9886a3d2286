import assert, { AssertionError } from "node:assert/strict";
import { stringifyJson } from "@animal-store/exact-json";
import type { ContractCase } from "../cases/contract-case.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import { codeOf } from "../coverage/exchange.ts";
import { createHttpClient, type HttpResponse } from "../http/http-client.ts";
import type { ResponseValidator } from "../response-validator/create-response-validator.ts";
import type { Service, ServiceCondition, Target } from "../target.ts";
import { type ContextDependencies, createCaseContext, describeViolations } from "./case-context.ts";

/** Runs cases against a target. Cases of one situation share a service, which starts with the first of them. */
export function createRunner({
  target,
  validator,
  coverage,
  timeout,
}: {
  target: Target;
  validator: ResponseValidator;
  coverage: Pick<Coverage, "add"> & Partial<Coverage>;
  /** Timeout of a response in ms. @default 10 s */
  timeout?: number;
}) {
  const shared = new Map<ServiceCondition, Promise<Service>>();

  return { run, stop };

  /**
   * @throws {SkipCase} if the target lacks what the case needs
   * @throws {assert.AssertionError} with the response and the requirement of the contract or the case
   */
  async function run(contractCase: ContractCase): Promise<void> {
    const { situation = "normal", fresh } = contractCase;
    const service = await (fresh ? target.start(situation) : startShared(situation));
    // Each case has separate connections, so that leftovers on them do not affect the next case.
    const client = createHttpClient(new URL(service.baseUrl).origin, timeout);
    try {
      const key = await beginCase(service, contractCase);
      const record: ContextDependencies["record"] = (request, response) =>
        coverage.add(contractCase.id, request, response);
      const dependencies = { service, client, validator, key, target, record };
      if (service.remote) await runToItsEnd(contractCase, dependencies);
      else expectOutcome(contractCase, await contractCase.run(createCaseContext(dependencies)));
      coverage.prove?.(contractCase);
    } finally {
      client.close();
      if (fresh) await service.stop();
    }
  }

  function startShared(situation: ServiceCondition): Promise<Service> {
    const service = shared.get(situation) ?? target.start(situation);
    shared.set(situation, service);
    service.catch(() => shared.delete(situation));
    return service;
  }

  async function stop(): Promise<void> {
    await Promise.all([...shared.values()].map(async (service) => (await service).stop()));
  }
}

/** Runs a case despite invalid responses, because a fault of every response would hide all others. Reports its own failure first. */
async function runToItsEnd(contractCase: ContractCase, dependencies: ContextDependencies): Promise<void> {
  const broken = new Set<string>();
  let first: HttpResponse | undefined;
  const excuse: ContextDependencies["excuse"] = (violations, response) => {
    first ??= response;
    for (const violation of violations) broken.add(violation);
  };
  const error = await contractCase
    .run(createCaseContext({ ...dependencies, excuse }))
    .then((response) => expectOutcome(contractCase, response))
    .catch((cause: Error) => cause);
  if (!first) {
    if (error) throw error;
    return;
  }
  // Other errors are consequences of the invalid response.
  const own = error instanceof AssertionError ? [toFailureReason(error)] : [];
  throw new AssertionError({ message: [...own, describeViolations([...broken], first)].join("\n") });
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

// Each case has a whole minute: no window ends during it, and no address bucket is half empty.
function beginMinute({ clock }: Service): void {
  const minute = 60_000;
  clock.advance(minute - (clock.now() % minute));
}

const maxDifferences = 5;

/** Returns why a case failed: for two values that should be equal, where they differ. */
export function toFailureReason(error: Error): string {
  if (!(error instanceof AssertionError && error.generatedMessage)) return error.message;
  if (error.operator === "notStrictEqual") return `got ${show(error.actual)}, expected another value`;
  if (!comparing.test(error.operator)) return error.message;
  const differences = differencesBetween(error.actual, error.expected, "");
  if (differences.length === 0) return error.message;
  const more = differences.length - maxDifferences;
  return `${differences.slice(0, maxDifferences).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

const comparing = /^(strictEqual|deepStrictEqual)$/;

function differencesBetween(actual: unknown, expected: unknown, location: string): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isContainer(actual) || !isContainer(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${location === "" ? "" : `${location}: `}got ${show(actual)}, expected ${show(expected)}`];
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.flatMap((name) =>
    differencesBetween(actual[name], expected[name], location === "" ? name : `${location}.${name}`),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function show(value: unknown): string {
  return value === undefined ? "nothing" : stringifyJson(value);
}
