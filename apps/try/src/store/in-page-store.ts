import { contract } from "@animal-store/contract";
import { createSandbox } from "@animal-store/sandbox";
import { systemClock } from "@animal-store/service";
import { bodyOf, type Call, headersOf, targetOf } from "../call/call.ts";
import type { SandboxResponse } from "../response/sandbox-response.ts";

/** Opens the store of the page: the real service, running in the page. Its data and keys are those of `npm run sandbox`. */
export async function openInPageStore() {
  const { app, keys, readOnlyKey, clock, reset } = await createSandbox({
    seed: "animal-store",
    clock: systemClock,
    log: {
      warn: (fields, message) => console.warn(message, fields),
      error: (fields, message) => console.error(message, fields),
    },
    clientAddress: () => "127.0.0.1",
  });
  const { perMinute } = contract.plans.free;

  return {
    /** One for each plan of the contract, and callers that the service rejects. */
    callers: [
      ...keys.map(({ plan, key, perMinute }) => ({ name: plan, key, perMinute })),
      { name: "read only", key: readOnlyKey.key, perMinute: readOnlyKey.perMinute },
      { name: "no key", key: undefined, perMinute },
      { name: "a key that nobody has", key: "as_test_nobody", perMinute },
    ],
    now: clock.now,
    moveTo: clock.moveTo,
    reset,
    /** @throws {TypeError} if a header has an invalid value */
    async send(call: Call): Promise<SandboxResponse> {
      const request = requestOf(call);
      const began = performance.now();
      const response = await app.fetch(request);
      const body = await response.text();
      return { response, body, took: performance.now() - began, at: clock.now() };
    },
  };
}

function requestOf(call: Call): Request {
  const body = bodyOf(call);
  return new Request(new URL(targetOf(call), location.origin), {
    method: call.operation.method,
    headers: headersOf(call).map(([name, value]) => [name, value]),
    ...(body !== undefined && { body }),
  });
}
