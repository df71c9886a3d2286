import type { contract, OperationId } from "@animal-store/contract";
import type { Awaitable } from "@animal-store/openapi-hono";
import type { IdempotencyClaim, WriteResult } from "../idempotency/idempotency-claim.ts";
import type { Order, OrderStore, PlacedOrder } from "../orders/order-store.ts";
import type { NewPet, Pet, PetStatus, PetStore } from "../pets/pet-store.ts";
import type { CollectionChange } from "../response-cache/invalidation.ts";

/** A pet with this status, or without one, can be ordered. */
export const orderable = "available" satisfies PetStatus;
/** The status of a pet after its order. */
export const reserved = "pending" satisfies PetStatus;

/** An operation that writes: what it needs and changes, and how it decides. */
interface Write<Input, Outcome> {
  /** The changes that it may make to the collections that responses show. */
  readonly changes: readonly CollectionChange[];
  /** Returns the pets that it reads. */
  petIds(input: Input): readonly (number | bigint)[];
  /** Adds its changes to the batch. */
  decide(input: Input, batch: Batch): Outcome;
}

const createPet: Write<{ readonly pet: NewPet }, Pet> = {
  changes: ["pets.appended"],
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
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

const createOrder: Write<PlaceOrder, PlacedOrder> = {
  changes: ["pets.changed", "orders.appended"],
  petIds: ({ petId }) => [petId],
  decide({ petId, createdAt }, { lastIds, statuses, reservedIds, orders }) {
    if (!statuses.has(petId)) return { rejected: "pet_not_found" };
    const status = statuses.get(petId);
    if (status !== undefined && status !== orderable) return { rejected: "pet_not_available" };
    lastIds.orders += 1;
    const order: Order = {
      id: lastIds.orders,
      petId: Number(petId),
      status: "placed",
      createdAt: new Date(createdAt).toISOString(),
    };
    statuses.set(petId, reserved);
    reservedIds.push(order.petId);
    orders.push(order);
    return { order };
  },
};

const entries = { createPet, createOrder } satisfies Record<WriteId, unknown>;
const writes: { readonly [Kind in WriteKind]: Write<InputOf<Kind>, OutcomeOf<Kind>> } = entries;

/** The operations of the contract that write. */
type WriteId = {
  [Id in OperationId]: (typeof contract.operations)[Id]["method"] extends "GET" ? never : Id;
}[OperationId];
type WriteKind = keyof typeof entries;
type InputOf<Kind extends WriteKind> = (typeof entries)[Kind] extends Write<infer Input, unknown> ? Input : never;
type OutcomeOf<Kind extends WriteKind> = ReturnType<(typeof entries)[Kind]["decide"]>;
type Outcome = OutcomeOf<WriteKind>;

/** A write of a client. A claim makes it idempotent. */
export type WriteCommand<Kind extends WriteKind = WriteKind> = {
  [Each in Kind]: { readonly kind: Each; readonly claim?: IdempotencyClaim | undefined } & InputOf<Each>;
}[Kind];

export type CommandResult<Command extends WriteCommand> = WriteResult<OutcomeOf<Command["kind"]>>;

/** Runs a command, in whatever way a store commits it. */
export type RunCommand = <Command extends WriteCommand>(command: Command) => Awaitable<CommandResult<Command>>;

/** Returns the methods of a store of pets that write. */
export function petWrites(run: RunCommand): Pick<PetStore, "add"> {
  return { add: (pet, claim) => run({ kind: "createPet", pet, claim }) };
}

/** Returns the methods of a store of orders that write. */
export function orderWrites(run: RunCommand): Pick<OrderStore, "place"> {
  return { place: (petId, createdAt, claim) => run({ kind: "createOrder", petId, createdAt, claim }) };
}

/** The stored result of a write, under the scope of its claim. */
export interface IdempotencyRecord {
  readonly scope: string;
  readonly fingerprint: string;
  readonly outcome: unknown;
  /** Milliseconds since the Unix epoch. */
  readonly expiresAt: number;
}

/** What a store reads before a batch. */
export interface Needs {
  readonly petIds: readonly (number | bigint)[];
  readonly scopes: readonly string[];
  /** The time of the newest claim, for a store without a clock. */
  readonly now: number;
}

export interface LastIds {
  readonly pets: number;
  readonly orders: number;
}

/** What a store read. It reads and saves in one transaction, with no other writer between. */
export interface Loaded {
  /** The last ids that were assigned, also to rows that were deleted. */
  readonly lastIds: LastIds;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  readonly pets: readonly Pick<Pet, "id" | "status">[];
  /** Also those that have expired. */
  readonly records: readonly IdempotencyRecord[];
}

/** What a store saves, in this order. */
export interface WriteSet {
  readonly pets: readonly Pet[];
  /** Pets that become `reserved`, also new ones. */
  readonly reservedIds: readonly number[];
  readonly orders: readonly Order[];
  /** Each replaces the record of its scope. */
  readonly records: readonly IdempotencyRecord[];
  readonly lastIds: LastIds;
  readonly now: number;
}

/** The changes so far, and the pets as they leave them. */
interface Batch {
  readonly lastIds: { -readonly [Table in keyof LastIds]: number };
  readonly statuses: Map<number | bigint, PetStatus | undefined>;
  readonly pets: Pet[];
  readonly reservedIds: number[];
  readonly orders: Order[];
}

/** Returns the changes that a write may make to the collections that responses show. */
export function changesOf({ kind }: WriteCommand): readonly CollectionChange[] {
  return writes[kind].changes;
}

export function findNeeds(commands: readonly WriteCommand[]): Needs {
  const claims = commands.flatMap(({ claim }) => claim ?? []);
  return {
    petIds: commands.flatMap(petIdsOf),
    scopes: claims.map(({ scope }) => scope),
    now: Math.max(0, ...claims.map(({ now }) => now)),
  };
}

function petIdsOf<Kind extends WriteKind>(command: WriteCommand<Kind>): readonly (number | bigint)[] {
  return writes[command.kind].petIds(command);
}

/** Decides a batch of writes. Each command sees the effects of those before it. */
export function decideWrites(
  commands: readonly WriteCommand[],
  { lastIds, now, pets, records: loadedRecords }: Loaded,
): { readonly results: readonly WriteResult<Outcome>[]; readonly changes: WriteSet } {
  const statuses = new Map<number | bigint, PetStatus | undefined>(pets.map(({ id, status }) => [id, status]));
  const batch: Batch = { lastIds: { ...lastIds }, statuses, pets: [], reservedIds: [], orders: [] };
  const known = new Map(loadedRecords.map((record) => [record.scope, record]));
  const records = new Map<string, IdempotencyRecord>();
  const results = commands.map(writeOnce);
  return { results, changes: { ...batch, records: [...records.values()], now } };

  function writeOnce(command: WriteCommand): WriteResult<Outcome> {
    const { claim } = command;
    if (!claim) return { outcome: decide(command), isReplay: false };
    const { scope, fingerprint } = claim;
    const record = known.get(scope);
    if (record && record.expiresAt > now) {
      if (record.fingerprint !== fingerprint) return { isConflict: true };
      // A scope names an operation, so the record has its outcome.
      return { outcome: record.outcome as Outcome, isReplay: true };
    }
    const outcome = decide(command);
    const added = { scope, fingerprint, outcome, expiresAt: now + claim.expiresAt - claim.now };
    known.set(scope, added);
    records.set(scope, added);
    return { outcome, isReplay: false };
  }

  function decide<Kind extends WriteKind>(command: WriteCommand<Kind>): Outcome {
    return writes[command.kind].decide(command, batch);
  }
}
