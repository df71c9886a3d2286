import assert from "node:assert/strict";
import {
  type CallOptions,
  distinctResponses,
  type HttpResponse,
  type KeyOptions,
  listDocumentedResponses,
  type Scenario,
  type ScenarioContext,
  sendConcurrently,
  sendProbe,
  skip,
  type Trigger,
} from "@animal-store/conformance/internal";
import { contract, type ErrorCode, type Schemas } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { examplesOf, platform, type ResponseOwner, responseExamples, toOwner } from "../contract-document.ts";
import { addEntries, addPet, nextCursor, order } from "./steps.ts";

/** The requests that get the error codes of this store, with the values of the contract's examples. */
export const triggers: Readonly<Record<string, Trigger>> = {
  invalid_request: { run: (send, _, { operation }) => send(createInvalidRequest(toOwner(operation))) },
  // The contract's example names this path.
  route_not_found: { run: (_, { send }, { changes }) => send("GET", "/cats", changes) },
  invalid_cursor: {
    async run(send, context, { operation }) {
      if (operation?.id !== "listPets") return send({ query: "cursor=abc" });
      await addEntries(context, "listPets", 2);
      const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
      return send({ query: `status=sold&cursor=${cursor}` });
    },
  },
  pet_not_found: {
    // A remote store can contain the pet of the contract's example.
    run: (send, { target }, { operation }) =>
      send(exampleWithPet(toOwner(operation), target.customMessages ? 0 : 4711)),
  },
  pet_not_available: {
    async run(send, context, { operation }) {
      const pet = await addPet(context);
      await order(context, pet.id);
      return send(exampleWithPet(toOwner(operation), pet.id));
    },
  },
};

/** Returns the example request of an operation for another pet. */
function exampleWithPet(operation: ResponseOwner, petId: number | bigint): CallOptions {
  const { body } = examplesOf(operation);
  return { path: { petId }, ...(body && { json: { ...body, petId } }) };
}

/** Invalid bodies that get the errors of the contract's examples. */
const invalidBodies: Partial<Record<ResponseOwner, CallOptions>> = {
  createPet: { json: { categoryId: "7" } },
  createOrder: { json: { petId: "7", colour: "red" } },
};

/** Returns a request with the invalid body, or the invalid parameter and value that the contract's example quotes. */
function createInvalidRequest(operation: ResponseOwner): CallOptions {
  if (invalidBodies[operation]) return invalidBodies[operation];
  const [{ path, message } = { path: "colour", message: "" }] =
    findExample(operation, "invalid_request")?.details ?? [];
  const [, value = "red"] = /, got "(.*)"\.$/.exec(message) ?? [];
  if (path in examplesOf(operation).path) return { path: { [path]: value } };
  return { query: `${encodeURIComponent(path)}=${encodeURIComponent(value)}` };
}

function findExample(operation: ResponseOwner, code: ErrorCode): Schemas["Error"] | undefined {
  const title = `${operation} ${contract.errorCodes[code].status} ${code}`;
  const example = responseExamples.find((each) => each.title === title);
  return example && (parseJson(example.response.bodyText) as Schemas["Error"]);
}

/** The error messages of the contract's examples, which the store sends literally. */
export const messageScenarios: Scenario[] = distinctResponses(platform, listDocumentedResponses(platform, triggers))
  .filter(({ outcome }) => outcome.code !== undefined)
  .map(({ label, outcome, trigger }) => {
    const code = outcome.code as ErrorCode;
    return {
      id: `messages/${label}`,
      title: `the response equals the contract's example of ${code}`,
      ...(code === "pet_not_available" && { isolation: "empty" as const }),
      ...outcome,
      async run(context) {
        if (context.target.customMessages) skip("a service that uses the messages of the contract's examples");
        const window = exhaustedWindows[code];
        const response = await (window ? exhaustInLastSecond(context, window) : trigger(context));
        assert.deepEqual(response.body, findExample(outcome.operation as ResponseOwner, code));
        return response;
      },
    };
  });

interface ExhaustedWindow {
  readonly windowMs: number;
  readonly requests: number;
  readonly limits: NonNullable<KeyOptions["limits"]>;
}

const { free } = contract.plans;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** In the contract's examples, a Free key exhausts a window in its last second. */
const exhaustedWindows: Partial<Record<ErrorCode, ExhaustedWindow>> = {
  rate_limit_exceeded: { windowMs: minuteMs, requests: free.perMinute, limits: {} },
  daily_quota_exceeded: { windowMs: dayMs, requests: free.perDay, limits: { perMinute: 2 * free.perDay } },
};

async function exhaustInLastSecond(
  context: ScenarioContext,
  { windowMs, requests, limits }: ExhaustedWindow,
): Promise<HttpResponse> {
  const { service } = context;
  service.clock.advance(2 * windowMs - (service.clock.now() % windowMs) - 1000);
  const { key } = await service.createKey({ plan: "free", limits });
  await sendConcurrently(context, key, requests);
  return sendProbe(context, key);
}
