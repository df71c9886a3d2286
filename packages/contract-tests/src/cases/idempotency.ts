import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type HttpResponse, skip } from "@animal-store/conformance/internal";
import {
  expectOriginal,
  expectReplayOf,
  expectStatus,
  type Scenario,
  type ScenarioContext,
} from "@animal-store/conformance/platform";
import { contract, type OperationId } from "@animal-store/contract";
import { expectError, expectSuccess } from "./outcomes.ts";
import { addPet, bodyAs, getPet, order } from "./steps.ts";

/** Replays after the pets of a request have changed. */
export const idempotencyScenarios: Scenario[] = [
  {
    id: "idempotency/after-a-change",
    title: "a replay returns the original response, even if the status of the pet has changed since",
    ...expectSuccess("createPet"),
    async run(context) {
      const post = createPost(
        context,
        "createPet",
        '{"name":"Rex","categoryId":9223372036854775807,"status":"available"}',
      );
      const original = expectOriginal(await post(), 201);
      const { id } = bodyAs("Pet", original);
      expectStatus(await order(context, id), 201);
      assert.equal(bodyAs("Pet", await getPet(context, id)).status, "pending");
      return expectReplayOf(original, await post());
    },
  },
  {
    id: "idempotency/createOrder/stored/pet_not_found",
    title: "an order for an unknown pet stays rejected, even after the pet is created",
    isolation: "exclusive",
    ...expectError("createOrder", "pet_not_found"),
    async run(context) {
      const id = Number((await addPet(context)).id) + 1;
      const post = createPost(context, "createOrder", `{"petId":${id}}`);
      const original = expectOriginal(await post(), contract.errorCodes.pet_not_found.status);
      const createdPet = await addPet(context);
      if (context.service.remote && createdPet.id !== id) skip("a store that assigns sequential ids");
      assert.equal(createdPet.id, id);
      const replay = expectReplayOf(original, await post());
      expectOriginal(await createPost(context, "createOrder", `{"petId":${id}}`)(), 201);
      return replay;
    },
  },
  {
    id: "idempotency/createOrder/stored/pet_not_available",
    title: "an order for an unavailable pet stays rejected, and the second response is marked as a replay",
    ...expectError("createOrder", "pet_not_available"),
    async run(context) {
      const { id } = await addPet(context);
      expectStatus(await order(context, id), 201);
      const post = createPost(context, "createOrder", `{"petId":${id}}`);
      const original = expectOriginal(await post(), contract.errorCodes.pet_not_available.status);
      return expectReplayOf(original, await post());
    },
  },
];

/** Returns a function that sends the same request with the same Idempotency-Key, which no earlier run used. */
function createPost({ call }: ScenarioContext, operation: OperationId, body: string): () => Promise<HttpResponse> {
  const headers = { "Idempotency-Key": `k${randomUUID()}` };
  return () => call(operation, { body, headers });
}
