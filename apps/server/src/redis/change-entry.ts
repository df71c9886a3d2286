import type { BatchEnd, NewPet, SharedChanges } from "@animal-store/service";

export type Batch = Parameters<SharedChanges["begin"]>[0];
type Status = NonNullable<NewPet["status"]>;

/** What the processes tell each other. A token begins with the id of its process. */
export type ChangeEntry = BeginEntry | { readonly end: string; readonly done?: Done } | { readonly anything: true };
export interface BeginEntry {
  readonly begin: string;
  readonly statuses: readonly (Status | null)[];
  readonly ordered: readonly number[];
}
export interface Done {
  readonly added: readonly (readonly [id: number, status: Status | null])[];
  readonly placed: readonly (readonly [id: number, petId: number])[];
}

/** A batch may add very many pets; what it may show in depends on their statuses alone. */
export function beginEntry(token: string, { pets, orderedPets }: Batch): BeginEntry {
  const statuses = [...new Set(pets.map(({ status }) => status ?? null))];
  // An id that is no exact number is no pet's.
  return { begin: token, statuses, ordered: orderedPets.map(Number) };
}

export function doneOf({ added, placed }: Exclude<BatchEnd, string>): Done {
  return {
    added: added.map(({ id, status }) => [id, status ?? null]),
    placed: placed.map(({ id, petId }) => [id, petId]),
  };
}

/** Only this program writes them. */
export function parseEntry(text: string): ChangeEntry {
  return JSON.parse(text) as ChangeEntry;
}
