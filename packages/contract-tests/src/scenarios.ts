import assert from "node:assert/strict";
import type { ConformanceCase, Connection, HttpResponse } from "@animal-store/conformance/internal";
import { createCaseContext } from "./case-context.ts";
import type { ContractCase } from "./cases/contract-case.ts";
import { findOperation, findResponse } from "./contract-document.ts";
import type { Service, ServiceCondition, Target } from "./target.ts";

/** Converts contract cases to conformance cases on a target. Cases with the same condition share a service, unless they set `isolation`. */
export function createScenarios(target: Target) {
  const sharedServices = new Map<ServiceCondition, Promise<Service>>();
  return { toScenario, stop };

  function toScenario(contractCase: ContractCase): ConformanceCase {
    const { id, title, operation: operationId, status, covers = [], node, condition = "normal" } = contractCase;
    const { isolation } = contractCase;
    const operation = findOperation(operationId);
    return {
      id,
      title,
      ...(operation && { operation }),
      node: node ?? findResponse(operationId, status)?.node,
      covers,
      isWrite: true,
      async run({ connect }) {
        const service = await (isolation ? target.start(condition) : getSharedService(condition));
        try {
          const key = await beginCase(service, contractCase);
          const context = createCaseContext(connect(toConnection(service, contractCase)), { ...target, service, key });
          expectOutcome(contractCase, await contractCase.run(context));
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

/** Returns a connection without credentials, because cases send their keys themselves. */
function toConnection({ baseUrl, remote }: Service, { status, condition = "normal" }: ContractCase): Connection {
  const expectsFailure = status >= 500 || condition.endsWith("-fail") || condition.endsWith("-fails");
  return {
    baseUrl,
    ...(expectsFailure && { ignoredChecks: ["server-error"] }),
    ...(remote && { transport: remote.transport }),
  };
}

async function beginCase(service: Service, contractCase: ContractCase): Promise<string> {
  if (service.remote) return service.remote.beginCase(contractCase);
  // At a new minute, no window ends during the case, and the limit of the address is unused.
  const minuteMs = 60_000;
  service.clock.advance(minuteMs - (service.clock.now() % minuteMs));
  return (await service.createKey({ plan: "business" })).key;
}

function expectOutcome({ status, code }: ContractCase, response: HttpResponse): void {
  const found = code ? `${response.status} ${Object(response.body).code}` : `${response.status}`;
  const expected = code ? `${status} ${code}` : `${status}`;
  assert(found === expected, `Expected ${expected}, got ${found}: ${response.bodyText.slice(0, 500)}`);
}
