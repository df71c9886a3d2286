import assert, { AssertionError } from "node:assert/strict";
import { stringifyJson } from "@animal-store/exact-json";
import type { ContractCase } from "../cases/contract-case.ts";
import type { Coverage } from "../coverage/create-coverage.ts";
import { codeOf } from "../coverage/exchange.ts";
import { type Answer, createHttpClient } from "../http/http-client.ts";
import type { Judge } from "../judge/create-judge.ts";
import type { Service, Situation, Target } from "../target.ts";
import { brokenContract, type ContextDependencies, createCaseContext } from "./case-context.ts";

/** Runs cases against a target. Cases of one situation share a service, started when the first of them comes. */
export function createRunner({
  target,
  judge,
  coverage,
  timeout,
}: {
  target: Target;
  judge: Judge;
  coverage: Pick<Coverage, "add"> & Partial<Coverage>;
  /** Milliseconds to wait for an answer. @default 10 s */
  timeout?: number;
}) {
  const shared = new Map<Situation, Promise<Service>>();

  return { run, stop };

  /**
   * @throws {NotTried} where the target cannot do what the case needs
   * @throws {assert.AssertionError} that says what the answer was and what the contract or the case asks for
   */
  async function run(contractCase: ContractCase): Promise<void> {
    const { situation = "normal", fresh } = contractCase;
    const service = await (fresh ? target.start(situation) : startShared(situation));
    // Connections of its own: what a case leaves on one is not met by the next case.
    const client = createHttpClient(new URL(service.baseUrl).origin, timeout);
    try {
      const key = await beginCase(service, contractCase);
      const record: ContextDependencies["record"] = (request, answer) => coverage.add(contractCase.id, request, answer);
      const dependencies = { service, client, judge, key, target, record };
      if (service.remote) await runToItsEnd(contractCase, dependencies);
      else expectOutcome(contractCase, await contractCase.run(createCaseContext(dependencies)));
      coverage.prove?.(contractCase);
    } finally {
      client.close();
      if (fresh) await service.stop();
    }
  }

  function startShared(situation: Situation): Promise<Service> {
    const service = shared.get(situation) ?? target.start(situation);
    shared.set(situation, service);
    service.catch(() => shared.delete(situation));
    return service;
  }

  async function stop(): Promise<void> {
    await Promise.all([...shared.values()].map(async (service) => (await service).stop()));
  }
}

/** A fault of every answer would hide all others: the case goes on, and what it finds itself is told first. */
async function runToItsEnd(contractCase: ContractCase, dependencies: ContextDependencies): Promise<void> {
  const broken = new Set<string>();
  let first: Answer | undefined;
  const excuse: ContextDependencies["excuse"] = (violations, answer) => {
    first ??= answer;
    for (const violation of violations) broken.add(violation);
  };
  const error = await contractCase
    .run(createCaseContext({ ...dependencies, excuse }))
    .then((answer) => expectOutcome(contractCase, answer))
    .catch((cause: Error) => cause);
  if (!first) {
    if (error) throw error;
    return;
  }
  // What is no verdict comes of the broken answer.
  const own = error instanceof AssertionError ? [reasonOf(error)] : [];
  throw new AssertionError({ message: [...own, brokenContract([...broken], first)].join("\n") });
}

function expectOutcome({ status, code }: ContractCase, answer: Answer): void {
  const found = code ? `${answer.status} ${codeOf(answer)}` : `${answer.status}`;
  const expected = code ? `${status} ${code}` : `${status}`;
  assert(found === expected, `Expected ${expected}, got ${found}: ${answer.bodyText.slice(0, 500)}`);
}

async function beginCase(service: Service, contractCase: ContractCase): Promise<string> {
  if (service.remote) return service.remote.beginCase(contractCase);
  beginMinute(service);
  return (await service.createKey({ plan: "business" })).key;
}

// Each case has the whole minute to itself: no window ends within it, and no address bucket is half empty.
function beginMinute({ clock }: Service): void {
  const minute = 60_000;
  clock.advance(minute - (clock.now() % minute));
}

const mostDifferences = 5;

/** Why a case failed, in words: of two values that should be the same, where they differ. */
export function reasonOf(error: Error): string {
  if (!(error instanceof AssertionError && error.generatedMessage)) return error.message;
  if (error.operator === "notStrictEqual") return `got ${show(error.actual)}, expected another one`;
  if (!comparing.test(error.operator)) return error.message;
  const differences = differencesBetween(error.actual, error.expected, "");
  if (differences.length === 0) return error.message;
  const more = differences.length - mostDifferences;
  return `${differences.slice(0, mostDifferences).join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}

const comparing = /^(strictEqual|deepStrictEqual)$/;

function differencesBetween(actual: unknown, expected: unknown, place: string): string[] {
  if (Object.is(actual, expected)) return [];
  if (!isContainer(actual) || !isContainer(expected) || Array.isArray(actual) !== Array.isArray(expected))
    return [`${place === "" ? "" : `${place}: `}got ${show(actual)}, expected ${show(expected)}`];
  const names = [...new Set([...Object.keys(actual), ...Object.keys(expected)])];
  return names.flatMap((name) =>
    differencesBetween(actual[name], expected[name], place === "" ? name : `${place}.${name}`),
  );
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function show(value: unknown): string {
  return value === undefined ? "nothing" : stringifyJson(value);
}
