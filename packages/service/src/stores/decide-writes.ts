import type { Claim, Written } from "../idempotency/claim.ts";
import type { Order, PlacedOrder } from "../orders/order-store.ts";
import type { NewPet, Pet, PetStatus } from "../pets/pet-store.ts";
import type { Change } from "../response-cache/versions.ts";

/** A pet with this status, or without one, can be ordered. */
export const orderable = "available" satisfies PetStatus;
/** The status of a pet after its order. */
export const reserved = "pending" satisfies PetStatus;

/** A write of a client. A claim makes it idempotent. */
export type WriteCommand = (
  | { readonly pet: NewPet }
  | {
      readonly petId: number | bigint;
      /** Milliseconds since the Unix epoch. */
      readonly createdAt: number;
    }
) & { readonly claim?: Claim | undefined };

export type WriteResult<Command extends WriteCommand> = Written<Command extends { pet: NewPet } ? Pet : PlacedOrder>;

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
export interface Changes {
  readonly pets: readonly Pet[];
  /** Pets that become `reserved`, also new ones. */
  readonly reservedIds: readonly number[];
  readonly orders: readonly Order[];
  /** Each replaces the record of its scope. */
  readonly records: readonly IdempotencyRecord[];
  readonly lastIds: LastIds;
  readonly now: number;
}

/** Returns the changes that a write may make to the collections that responses show. */
export function changesOf(command: WriteCommand): readonly Change[] {
  return "pet" in command ? ["pets.appended"] : ["pets.changed", "orders.appended"];
}

export function findNeeds(commands: readonly WriteCommand[]): Needs {
  const claims = commands.flatMap(({ claim }) => claim ?? []);
  return {
    petIds: commands.flatMap((command) => ("petId" in command ? [command.petId] : [])),
    scopes: claims.map(({ scope }) => scope),
    now: Math.max(0, ...claims.map(({ now }) => now)),
  };
}

/** Decides a batch of writes. Each command sees the effects of those before it. */
export function decideWrites(
  commands: readonly WriteCommand[],
  { lastIds, now, pets: loadedPets, records: loadedRecords }: Loaded,
): { readonly results: readonly Written<Pet | PlacedOrder>[]; readonly changes: Changes } {
  let { pets: lastPetId, orders: lastOrderId } = lastIds;
  const statuses = new Map<number | bigint, PetStatus | undefined>(loadedPets.map(({ id, status }) => [id, status]));
  const known = new Map(loadedRecords.map((record) => [record.scope, record]));
  const pets: Pet[] = [];
  const reservedIds: number[] = [];
  const orders: Order[] = [];
  const records = new Map<string, IdempotencyRecord>();

  const results = commands.map(writeOnce);
  const changes = { pets, reservedIds, orders, records: [...records.values()], now };
  return { results, changes: { ...changes, lastIds: { pets: lastPetId, orders: lastOrderId } } };

  function writeOnce(command: WriteCommand): Written<Pet | PlacedOrder> {
    const { claim } = command;
    if (!claim) return { outcome: write(command), isReplay: false };
    const { scope, fingerprint } = claim;
    const record = known.get(scope);
    if (record && record.expiresAt > now) {
      if (record.fingerprint !== fingerprint) return { isConflict: true };
      // A scope names an operation, so the record has its outcome.
      return { outcome: record.outcome as Pet | PlacedOrder, isReplay: true };
    }
    const outcome = write(command);
    const added = { scope, fingerprint, outcome, expiresAt: now + claim.expiresAt - claim.now };
    known.set(scope, added);
    records.set(scope, added);
    return { outcome, isReplay: false };
  }

  function write(command: WriteCommand): Pet | PlacedOrder {
    return "pet" in command ? addPet(command.pet) : placeOrder(command.petId, command.createdAt);
  }

  function addPet(newPet: NewPet): Pet {
    lastPetId += 1;
    const pet = { id: lastPetId, ...newPet };
    pets.push(pet);
    statuses.set(pet.id, pet.status);
    return pet;
  }

  function placeOrder(petId: number | bigint, createdAt: number): PlacedOrder {
    if (!statuses.has(petId)) return { refused: "pet_not_found" };
    const status = statuses.get(petId);
    if (status !== undefined && status !== orderable) return { refused: "pet_not_available" };
    lastOrderId += 1;
    const order: Order = {
      id: lastOrderId,
      petId: Number(petId),
      status: "placed",
      createdAt: new Date(createdAt).toISOString(),
    };
    statuses.set(petId, reserved);
    reservedIds.push(order.petId);
    orders.push(order);
    return { order };
  }
}
