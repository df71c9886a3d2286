import { parseJson, stringifyJson } from "@animal-store/exact-json";
import type { Claim, NewPet, Order, PlacedOrder } from "@animal-store/service";
import { orderable, reserved } from "@animal-store/service/writes";
import { statement } from "../statement.ts";

export type Write =
  | { readonly pet: NewPet; readonly claim: Claim | undefined }
  | { readonly petId: number | bigint; readonly createdAt: number; readonly claim: Claim | undefined }
  | Probe;

/** Shows whether writes succeed: takes the lock, checks the settings and commits, but adds nothing. */
export interface Probe {
  readonly isProbe: true;
}

// How long the announcement of a writer that cannot tell the others holds on from each of its batches on.
const untoldSeconds = 10;

export const writeBatch = statement<[firstPetId: number, outcomes: string | null]>(
  "write_batch",
  "SELECT first_pet_id, outcomes FROM write_batch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
);

const placed = "placed" satisfies Order["status"];
const refusals = (["pet_not_found", "pet_not_available"] as const).map((refused) =>
  stringifyJson({ refused } satisfies PlacedOrder),
);

/**
 * What `write_batch` is called with.
 * @param untoldAs what this process announced itself as, when it cannot tell the others what it writes
 * @param time milliseconds since the Unix epoch that replace the clock of the database. @default its clock
 */
export function batchValues(batch: readonly Write[], untoldAs?: string, time?: number): unknown[] {
  const pets = batch.flatMap((write) => (isPlain(write) ? [write.pet] : []));
  const others = batch.flatMap((write) => (isPlain(write) || isProbe(write) ? [] : [toRecord(write)]));
  return [
    pets.map(({ name }) => name),
    pets.map(({ categoryId }) => categoryId),
    pets.map(({ status }) => status ?? null),
    others.length === 0 ? null : stringifyJson(others),
    ...[orderable, reserved, placed, ...refusals],
    untoldAs ?? null,
    untoldSeconds,
    time ?? null,
  ];
}

/** What each write of a batch came to, in its place. */
export function batchResults(batch: readonly Write[], firstPetId: number, outcomes: string | null): unknown[] {
  // The database writes a `Written` for each of them.
  const others = parseJson(`[${outcomes ?? ""}]`) as unknown[];
  let id = firstPetId;
  let place = 0;
  return batch.map((write) => {
    if (isProbe(write)) return undefined;
    return isPlain(write) ? { outcome: { id: id++, ...write.pet }, isReplay: false } : others[place++];
  });
}

interface PlainPet {
  readonly pet: NewPet;
  readonly claim: undefined;
}

function isPlain(write: Write): write is PlainPet {
  return "pet" in write && write.claim === undefined;
}

function isProbe(write: Write): write is Probe {
  return "isProbe" in write;
}

function toRecord(write: Exclude<Write, Probe>): object {
  const { claim } = write;
  const claimed = claim && {
    scope: claim.scope,
    fingerprint: claim.fingerprint,
    now: claim.now,
    expires_at: claim.expiresAt,
  };
  if ("pet" in write) {
    const { name, categoryId, status } = write.pet;
    return { ...claimed, name, category_id: categoryId, status, rest: afterId(write.pet) };
  }
  const { petId, createdAt } = write;
  const rest = afterId({ petId, status: placed, createdAt: new Date(createdAt).toISOString() });
  return { ...claimed, ordered: petId, created_at: createdAt, rest };
}

/** JSON text of an entry without its id, which the database gives it and writes before. */
function afterId(entry: object): string {
  return stringifyJson(entry).slice(1);
}
