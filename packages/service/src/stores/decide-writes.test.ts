import type { IdempotencyClaim } from "@animal-store/api-platform";
import { expect, it } from "vitest";
import { decideWrites, type LoadedState, toReadSet, type WriteCommand } from "./decide-writes.ts";

const rex = { name: "Rex", categoryId: 1, status: "available" } as const;
const claim: IdempotencyClaim = { scope: "one", fingerprint: "body", now: 100, expiresAt: 1100 };
const createdAt = Date.UTC(2026, 0, 15);
const emptyState: LoadedState = { lastIds: { pets: 0, orders: 0 }, now: 5000, pets: [], idempotencyRecords: [] };

const decide = (commands: readonly WriteCommand[], loaded: Partial<LoadedState> = {}) =>
  decideWrites(commands, { ...emptyState, ...loaded });
const place = (petId: number | bigint, claim?: IdempotencyClaim): WriteCommand => ({
  kind: "createOrder",
  petId,
  createdAt,
  claim,
});
const add = (fields?: Partial<IdempotencyClaim>): WriteCommand => ({
  kind: "createPet",
  pet: rex,
  claim: fields && { ...claim, ...fields },
});

it("returns the pets and idempotency scopes that a batch reads", () => {
  const commands = [add(), add(claim), place(7), place(2n ** 60n, { ...claim, scope: "two", now: 200 })];
  expect(toReadSet(commands)).toEqual({ petIds: [7, 2n ** 60n], idempotencyScopes: ["one", "two"], now: 200 });
});

it("assigns consecutive ids after the last assigned id", () => {
  const { results, changes } = decide([add(), place(7), add()], {
    lastIds: { pets: 9, orders: 4 },
    pets: [{ id: 7 }],
  });
  expect(results).toMatchObject([{ outcome: { id: 10 } }, { outcome: { order: { id: 5 } } }, { outcome: { id: 11 } }]);
  expect(changes.lastIds).toEqual({ pets: 11, orders: 5 });
});

it.each([
  ["pet_not_available", "pending", 7],
  ["pet_not_available", "sold", 7],
  ["pet_not_found", "available", 8],
  ["pet_not_found", "available", 2n ** 60n],
] as const)("rejects with %s if pet 7 is %s and pet %s is ordered", (rejected, status, petId) => {
  const { results, changes } = decide([place(petId)], { pets: [{ id: 7, status }] });
  expect(results).toEqual([{ outcome: { rejected }, isReplay: false }]);
  expect(changes).toMatchObject({ orders: [], reservedIds: [] });
});

it("orders a pet of the same batch and does not change the stored result of its creation", () => {
  const { results, changes } = decide([add(claim), place(1), add(claim)]);
  const outcome = { id: 1, ...rex };
  expect(results).toMatchObject([{ outcome }, { outcome: { order: { petId: 1 } } }, { outcome, isReplay: true }]);
  expect(changes.reservedIds).toEqual([1]);
  expect(changes.idempotencyRecords).toMatchObject([{ outcome }]);
});

it("applies a write with an idempotency claim once, and reports a conflict for another body", () => {
  const { results, changes } = decide([add(claim), add({ fingerprint: "other" }), add({ scope: "two" })]);
  expect(results).toMatchObject([{ outcome: { id: 1 } }, { isConflict: true }, { outcome: { id: 2 } }]);
  expect(changes.pets).toHaveLength(2);
  // The lifetime of the claim starts at the time of the store.
  expect(changes.idempotencyRecords.map(({ scope, expiresAt }) => [scope, expiresAt])).toEqual([
    ["one", 6000],
    ["two", 6000],
  ]);
});

it.each([
  ["replays a record until it expires", 5001, { outcome: "stored", isReplay: true }],
  ["replaces an expired record", 5000, { outcome: { rejected: "pet_not_found" }, isReplay: false }],
])("%s", (_, expiresAt, result) => {
  const records = [{ scope: "one", fingerprint: "body", outcome: "stored", expiresAt }];
  const { results, changes } = decide([place(7, claim)], { idempotencyRecords: records });
  expect(results).toEqual([result]);
  expect(changes.idempotencyRecords).toHaveLength(result.isReplay ? 0 : 1);
});
