import assert from "node:assert/strict";
import { contract, type ErrorCode } from "@animal-store/contract";
import type { CallOptions } from "../runner/case-context.ts";
import { NotTried } from "../target.ts";
import { type ContractCase, refused, succeeds } from "./contract-case.ts";
import { expectNew, expectReplayOf, idempotentPosts, onceKey, post } from "./idempotency.ts";
import { rateFigures } from "./rate-figures.ts";
import { addPet, expectCode, expectStatus, order } from "./steps.ts";

const { bodyBytes } = contract.limits;

/** What a request lacks that is refused before it is done. */
const refusals: [ErrorCode, (body: string) => CallOptions][] = [
  ["invalid_request", () => ({ body: "{}" })],
  ["invalid_request", (body) => ({ body, query: "unknown=1" })],
  ["malformed_json", (body) => ({ body: body.slice(0, -1) })],
  ["payload_too_large", (body) => ({ body: body.padEnd(bodyBytes + 1) })],
  ["unsupported_media_type", (body) => ({ body, headers: { "Content-Type": "text/plain" } })],
  ["missing_api_key", (body) => ({ body, key: null })],
];

/** Which answers an `Idempotency-Key` keeps, and what may stand in it. */
export const idempotentOutcomeCases: ContractCase[] = [
  ...idempotentPosts.flatMap(({ operation, prepare }): ContractCase[] => [
    ...refusals.map(
      ([code, spoil], index): ContractCase => ({
        id: `idempotency/${operation}/not-kept/${index}-${code}`,
        fact: `${code} is not kept: the corrected request succeeds under the same key`,
        ...succeeds(operation),
        async run(context) {
          const [body] = await prepare(context);
          const { body: spoilt, ...options } = spoil(body);
          expectCode(await post(context, operation, String(spoilt), options), code);
          return expectNew(await post(context, operation, body));
        },
      }),
    ),
    {
      id: `idempotency/${operation}/not-kept/rate_limit_exceeded`,
      needs: ["moved-clock"],
      fact: "rate_limit_exceeded is not kept: the same request succeeds in the next minute",
      ...succeeds(operation),
      async run(context) {
        const [body] = await prepare(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectStatus(await context.call("listPets", { key }), 200);
        const refusal = expectCode(await post(context, operation, body, { key }), "rate_limit_exceeded");
        context.service.clock.advance(rateFigures(refusal).retryAfter * 1000);
        return expectNew(await post(context, operation, body, { key }));
      },
    },
    {
      id: `idempotency/${operation}/over-the-limit`,
      fact: "over the limit a replay is refused like any other request",
      ...refused(operation, "rate_limit_exceeded"),
      async run(context) {
        const [body] = await prepare(context);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectNew(await post(context, operation, body, { key }));
        return post(context, operation, body, { key });
      },
    },
  ]),
  {
    id: "idempotency/createOrder/kept/pet_not_found",
    fact: "an order for a pet that did not exist stays refused, also when the pet exists",
    fresh: "alone",
    ...refused("createOrder", "pet_not_found"),
    async run(context) {
      const { id } = await addPet(context);
      const body = `{"petId":${Number(id) + 1}}`;
      const first = expectNew(await post(context, "createOrder", body), contract.errorCodes.pet_not_found.status);
      const next = await addPet(context);
      if (context.service.remote && next.id !== Number(id) + 1)
        throw new NotTried("a store that gives ids one after the other");
      assert.equal(next.id, Number(id) + 1);
      const again = expectReplayOf(first, await post(context, "createOrder", body));
      expectNew(
        await post(context, "createOrder", body, { headers: { "Idempotency-Key": `${onceKey(context)}-more` } }),
      );
      return again;
    },
  },
  {
    id: "idempotency/createOrder/kept/pet_not_available",
    fact: "an order that came too late stays refused, and says that it was refused before",
    ...refused("createOrder", "pet_not_available"),
    async run(context) {
      const { id } = await addPet(context);
      expectStatus(await order(context, id), 201);
      const body = `{"petId":${id}}`;
      const first = expectNew(await post(context, "createOrder", body), contract.errorCodes.pet_not_available.status);
      return expectReplayOf(first, await post(context, "createOrder", body));
    },
  },
];
