import { AssertionError } from "node:assert";
import assert from "node:assert/strict";
import type { HttpResponse } from "../http/http-client.ts";
import type { ConformanceCase, Connection } from "../session.ts";
import type { PlatformDocument } from "./platform-document.ts";
import { createScenarioContext, type ScenarioContext, toKeyHeader } from "./scenario-context.ts";
import type { Service, ServiceCondition, Target } from "./service.ts";
import { errorCode } from "./steps.ts";

/** One or more requests to a service with API keys, and the response that the document requires. */
export interface Scenario extends Outcome {
  /** Unique: the subject, a slash and a name. */
  readonly id: string;
  readonly title: string;
  /** The tested part of the document, if it is not the response. */
  readonly node?: object;
  /** Coverage items that the scenario covers when it passes: `x-ban/strikes`. */
  readonly covers?: readonly string[];
  readonly condition?: ServiceCondition;
  /**
   * Starts a separate service for the scenario. On a shared service, `own` checks only the entries of the scenario, `exclusive`
   * requires that no other client writes, and `empty` requires an empty store.
   */
  readonly isolation?: "own" | "exclusive" | "empty";
  /** Requirements in addition to a URL and keys. */
  readonly needs?: readonly Requirement[];
  /** Sends the requests. @returns the response that must have the status and code of the scenario */
  run(context: ScenarioContext): Promise<HttpResponse>;
}

/**
 * `test-clock`: a clock that the scenario can advance. `address-limit`: it exhausts the limit per minute of its address.
 * `cors-origin`: CORS allows `allowedOrigin`.
 */
export type Requirement = "test-clock" | "address-limit" | "cors-origin";

/** The expected response. */
export interface Outcome {
  /** The operationId, or `unrouted` for requests that match no operation. */
  readonly operation: string;
  /** Undefined if any status is right. */
  readonly status?: number;
  readonly code?: string;
}

/** Converts scenarios to cases on a target. Scenarios with the same condition share a service, unless they set `isolation`. */
export function createScenarios(platform: PlatformDocument, target: Target) {
  const sharedServices = new Map<ServiceCondition, Promise<Service>>();
  return { toCase, stop };

  function toCase(scenario: Scenario): ConformanceCase {
    const { id, title, operation: operationId, status, covers = [], node, condition = "normal", isolation } = scenario;
    const operation = platform.findOperation(operationId);
    const response = platform.listResponses(operationId).find((entry) => entry.status === String(status));
    return {
      id,
      title,
      ...(operation && { operation }),
      node: node ?? response?.node,
      covers,
      isWrite: true,
      async run({ connect }) {
        const service = await (isolation ? target.start(condition) : getSharedService(condition));
        const run = async () => {
          const key = await beginCase(service, scenario);
          const headers = Object.fromEntries([toKeyHeader(platform, key)]);
          const requests = connect({ ...toConnection(service, scenario), headers });
          const context = createScenarioContext(requests, { platform, target, service, key });
          expectOutcome(scenario, await scenario.run(context));
        };
        try {
          await run().catch((error: unknown) => {
            const isRepeated = error instanceof AssertionError && service.remote?.crossedWindows();
            if (!isRepeated) throw error;
            return run();
          });
        } finally {
          if (isolation) await service.stop();
        }
      },
    };
  }

  function getSharedService(condition: ServiceCondition): Promise<Service> {
    const service = sharedServices.get(condition) ?? target.start(condition);
    sharedServices.set(condition, service);
    service.catch(() => sharedServices.delete(condition));
    return service;
  }

  async function stop(): Promise<void> {
    const services = [...sharedServices.values()];
    sharedServices.clear();
    for (const service of services) await (await service).stop();
  }
}

function toConnection({ baseUrl, transport }: Service, { status = 0, condition = "normal" }: Scenario): Connection {
  const expectsFailure = status >= 500 || condition.endsWith("-fail") || condition.endsWith("-fails");
  return {
    baseUrl,
    ...(expectsFailure && { ignoredChecks: ["server-error"] }),
    ...(transport && { transport }),
  };
}

async function beginCase(service: Service, scenario: Scenario): Promise<string> {
  if (service.remote) return service.remote.beginCase(scenario);
  // At a new minute, no window ends during the scenario, and the limit of the address is unused.
  const minuteMs = 60_000;
  service.clock.advance(minuteMs - (service.clock.now() % minuteMs));
  return (await service.createKey()).key;
}

function expectOutcome({ status, code }: Outcome, response: HttpResponse): void {
  if (status === undefined) return;
  const found = `${response.status} ${errorCode(response) ?? ""}`.trim();
  const expected = `${status} ${code ?? errorCode(response) ?? ""}`.trim();
  assert(found === expected, `Expected ${expected}, got ${found}: ${response.bodyText.slice(0, 500)}`);
}

export function withRequirement(requirement: Requirement, scenarios: readonly Scenario[]): Scenario[] {
  return scenarios.map((scenario) => ({ ...scenario, needs: [...(scenario.needs ?? []), requirement] }));
}
