import type { IdempotencyClaim, WriteResult } from "@animal-store/api-platform";
import type { contract, OperationId } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { Order, OrderStore, PlacedOrder } from "../orders/order-store.ts";
import type { NewPet, Pet, PetStatus, PetStore } from "../pets/pet-store.ts";
import type { CollectionChange } from "../response-cache/invalidation-tracker.ts";

/** The status of a pet that can be ordered. A pet without a status can be ordered too. */
export const orderableStatus = "available" satisfies PetStatus;
/** The status of a pet after its order. */
export const reservedStatus = "pending" satisfies PetStatus;

interface Write<Input, Outcome> {
  /** The changes that it can make to the collections. */
  readonly collectionChanges: readonly CollectionChange[];
  petIds(input: Input): readonly (number | bigint)[];
  /** Returns the outcome, and adds the changes to the batch. */
  decide(input: Input, batch: Batch): Outcome;
}

const createPet: Write<{ readonly pet: NewPet }, Pet> = {
  collectionChanges: ["pets.appended"],
  petIds: () => [],
  decide({ pet: newPet }, { lastIds, statuses, pets }) {
    lastIds.pets += 1;
    const pet = { id: lastIds.pets, ...newPet };
    pets.push(pet);
    statuses.set(pet.id, pet.status);
    return pet;
  },
};

interface PlaceOrder {
  readonly petId: number | bigint;
  readonly createdAt: number;
}

const createOrder: Write<PlaceOrder, PlacedOrder> = {
  collectionChanges: ["pets.changed", "orders.appended"],
  petIds: ({ petId }) => [petId],
  decide({ petId, createdAt }, { lastIds, statuses, reservedIds, orders }) {
    if (!statuses.has(petId)) return { rejected: "pet_not_found" };
    const status = statuses.get(petId);
    if (status !== undefined && status !== orderableStatus) return { rejected: "pet_not_available" };
    lastIds.orders += 1;
    const order: Order = {
      id: lastIds.orders,
      petId: Number(petId),
      status: "placed",
      createdAt: new Date(createdAt).toISOString(),
    };
    statuses.set(petId, reservedStatus);
    reservedIds.push(order.petId);
    orders.push(order);
    return { order };
  },
};

const definitions = { createPet, createOrder } satisfies Record<WriteId, unknown>;
const writes: { readonly [Kind in WriteKind]: Write<InputOf<Kind>, OutcomeOf<Kind>> } = definitions;

type WriteId = {
  [Id in OperationId]: (typeof contract.operations)[Id]["method"] extends "GET" ? never : Id;
}[OperationId];
type WriteKind = keyof typeof definitions;
type InputOf<Kind extends WriteKind> = (typeof definitions)[Kind] extends Write<infer Input, unknown> ? Input : never;
type OutcomeOf<Kind extends WriteKind> = ReturnType<(typeof definitions)[Kind]["decide"]>;
type Outcome = OutcomeOf<WriteKind>;

/** A write of a client. With an idempotency claim, it is applied only once. */
export type WriteCommand<Kind extends WriteKind = WriteKind> = {
  [OneKind in Kind]: { readonly kind: OneKind; readonly claim?: IdempotencyClaim | undefined } & InputOf<OneKind>;
}[Kind];

export type CommandResult<Command extends WriteCommand> = WriteResult<OutcomeOf<Command["kind"]>>;

export type RunCommand = <Command extends WriteCommand>(command: Command) => Awaitable<CommandResult<Command>>;

export function petWrites(run: RunCommand): Pick<PetStore, "add"> {
  return { add: (pet, claim) => run({ kind: "createPet", pet, claim }) };
}

export function orderWrites(run: RunCommand): Pick<OrderStore, "place"> {
  return { place: (petId, createdAt, claim) => run({ kind: "createOrder", petId, createdAt, claim }) };
}

/** The stored result of a write. Its key is the scope of the idempotency claim. */
export interface IdempotencyRecord {
  readonly scope: string;
  readonly fingerprint: string;
  readonly outcome: unknown;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

/** The data that a store must read before a batch. */
export interface ReadSet {
  readonly petIds: readonly (number | bigint)[];
  readonly idempotencyScopes: readonly string[];
  /** The time of the newest idempotency claim, for a store without a clock. */
  readonly now: number;
}

export interface LastIds {
  readonly pets: number;
  readonly orders: number;
}

/** The data that a store has read. A store must read and save in one transaction that excludes other writers. */
export interface LoadedState {
  /** The last assigned ids, including those of deleted rows. */
  readonly lastIds: LastIds;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  readonly pets: readonly Pick<Pet, "id" | "status">[];
  /** Can include expired records. */
  readonly idempotencyRecords: readonly IdempotencyRecord[];
}

/** The changes that a store must save, in this order. */
export interface WriteSet {
  readonly pets: readonly Pet[];
  /** Pets whose status becomes `pending`. They can be new pets of the same batch. */
  readonly reservedIds: readonly number[];
  readonly orders: readonly Order[];
  /** Each new record replaces the existing record of its scope. */
  readonly idempotencyRecords: readonly IdempotencyRecord[];
  readonly lastIds: LastIds;
  readonly now: number;
}

interface Batch {
  readonly lastIds: { -readonly [Table in keyof LastIds]: number };
  readonly statuses: Map<number | bigint, PetStatus | undefined>;
  readonly pets: Pet[];
  readonly reservedIds: number[];
  readonly orders: Order[];
}

export function collectionChangesOf({ kind }: WriteCommand): readonly CollectionChange[] {
  return writes[kind].collectionChanges;
}

export function toReadSet(commands: readonly WriteCommand[]): ReadSet {
  const claims = commands.flatMap(({ claim }) => claim ?? []);
  return {
    petIds: commands.flatMap(petIdsOf),
    idempotencyScopes: claims.map(({ scope }) => scope),
    now: Math.max(0, ...claims.map(({ now }) => now)),
  };
}

function petIdsOf<Kind extends WriteKind>(command: WriteCommand<Kind>): readonly (number | bigint)[] {
  return writes[command.kind].petIds(command);
}

/** Decides a batch of writes. Each command sees the effects of the previous commands. */
export function decideWrites(
  commands: readonly WriteCommand[],
  { lastIds, now, pets, idempotencyRecords: loadedRecords }: LoadedState,
): { readonly results: readonly WriteResult<Outcome>[]; readonly changes: WriteSet } {
  const statuses = new Map<number | bigint, PetStatus | undefined>(pets.map(({ id, status }) => [id, status]));
  const batch: Batch = { lastIds: { ...lastIds }, statuses, pets: [], reservedIds: [], orders: [] };
  const recordByScope = new Map(loadedRecords.map((record) => [record.scope, record]));
  const newRecords = new Map<string, IdempotencyRecord>();
  const results = commands.map(applyOnce);
  return { results, changes: { ...batch, idempotencyRecords: [...newRecords.values()], now } };

  function applyOnce(command: WriteCommand): WriteResult<Outcome> {
    const { claim } = command;
    if (!claim) return { outcome: decide(command), isReplay: false };
    const { scope, fingerprint } = claim;
    const record = recordByScope.get(scope);
    if (record && record.expiresAt > now) {
      if (record.fingerprint !== fingerprint) return { isConflict: true };
      // The scope includes the operation, so the record has an outcome of this operation.
      return { outcome: record.outcome as Outcome, isReplay: true };
    }
    const outcome = decide(command);
    const addedRecord = { scope, fingerprint, outcome, expiresAt: now + claim.expiresAt - claim.now };
    recordByScope.set(scope, addedRecord);
    newRecords.set(scope, addedRecord);
    return { outcome, isReplay: false };
  }

  function decide<Kind extends WriteKind>(command: WriteCommand<Kind>): Outcome {
    return writes[command.kind].decide(command, batch);
  }
}
