import assert from "node:assert/strict";
import {
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
import { contract, type ErrorCode } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { examplesOf, listExamples } from "../contract-document.ts";
import { platform } from "../platform.ts";
import { addPet, addPets, nextCursor, order } from "./steps.ts";

/** The requests that get the error codes of this store, with the values of the contract's examples. */
export const triggers: Readonly<Record<string, Trigger>> = {
  invalid_request: {
    run: (send, _, { operation: { id } = { id: "unrouted" } }) => send(invalidBodies[id] ?? invalidParameter(id)),
  },
  // The contract's example names this path.
  route_not_found: { run: (_, { send }, { changes }) => send("GET", "/cats", changes) },
  invalid_cursor: {
    async run(send, context, { operation }) {
      if (operation?.id !== "listPets") return send({ query: "cursor=abc" });
      await addPets(context, 2);
      const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
      return send({ query: `status=sold&cursor=${cursor}` });
    },
  },
  pet_not_found: {
    run(send, { target }, { operation: { id } = { id: "unrouted" } }) {
      // A remote store can contain the pet of the contract's example.
      return send(exampleWithPet(id, target.customMessages ? 0 : 4711));
    },
  },
  pet_not_available: {
    async run(send, context, { operation: { id } = { id: "unrouted" } }) {
      const pet = await addPet(context);
      await order(context, pet.id);
      return send(exampleWithPet(id, pet.id));
    },
  },
};

/** Returns the example request of an operation for another pet. */
function exampleWithPet(operation: string, petId: number | bigint) {
  const { body } = examplesOf(operation);
  return { path: { petId }, ...(body !== undefined && { json: { ...body, petId } }) };
}

/** Invalid bodies that get the errors of the contract's examples. */
const invalidBodies: Readonly<Record<string, { readonly json: unknown }>> = {
  createPet: { json: { categoryId: "7" } },
  createOrder: { json: { petId: "7", colour: "red" } },
};

/** Returns a request with the invalid parameter and value that the message of the contract's example quotes. */
function invalidParameter(operation: string) {
  const { details = [] } = Object(findExample(operation, "invalid_request")) as {
    details?: { path: string; message: string }[];
  };
  const [{ path, message } = { path: "colour", message: "" }] = details;
  const [, value = "red"] = /, got "(.*)"\.$/.exec(message) ?? [];
  if (path in examplesOf(operation).path) return { path: { [path]: value } };
  return { query: `${encodeURIComponent(path)}=${encodeURIComponent(value)}` };
}

const examples = listExamples();

function findExample(operation: string, code: ErrorCode): unknown {
  const { status } = contract.errorCodes[code];
  const example = examples.find(({ title }) => title === `${operation} ${status} ${code}`);
  return example && parseJson(example.response.bodyText);
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
        const response = await (exampleTriggers[code] ?? trigger)(context);
        assert.deepEqual(response.body, findExample(outcome.operation, code));
        return response;
      },
    };
  });

const { free } = contract.plans;
const minuteMs = 60_000;

/** In the contract's examples, a Free key exhausts a window in its last second. */
const exampleTriggers: Partial<Record<ErrorCode, (context: ScenarioContext) => Promise<HttpResponse>>> = {
  rate_limit_exceeded: (context) => exhaustInLastSecond(context, minuteMs, free.perMinute),
  daily_quota_exceeded: (context) =>
    exhaustInLastSecond(context, 24 * 60 * minuteMs, free.perDay, { perMinute: 2 * free.perDay }),
};

async function exhaustInLastSecond(
  context: ScenarioContext,
  windowMs: number,
  requestCount: number,
  limits: NonNullable<KeyOptions["limits"]> = {},
): Promise<HttpResponse> {
  const { service } = context;
  service.clock.advance(2 * windowMs - (service.clock.now() % windowMs) - 1000);
  const { key } = await service.createKey({ plan: "free", limits });
  await sendConcurrently(context, key, requestCount);
  return sendProbe(context, key);
}
