import type { DatabaseSync } from "node:sqlite";
import type { Change, Claim, KeyUsage, KeyUse, NewPet, Pet, PlacedOrder, Written } from "@animal-store/service";
import { createRecordUses } from "../record-uses.ts";
import { createAddPet } from "./add-pet.ts";
import { createOutcomes } from "./outcomes.ts";
import { createPlaceOrder } from "./place-order.ts";
import { createSaveUsage } from "./save-usage.ts";

/** What the thread writes, by name. Arguments and results cross the thread as copies. */
export interface Writes {
  addPet(pet: NewPet, claim: Claim | undefined): Written<Pet>;
  placeOrder(petId: number | bigint, createdAt: number, claim: Claim | undefined): Written<PlacedOrder>;
  saveUsage(usages: readonly KeyUsage[]): void;
  recordUses(uses: readonly KeyUse[]): void;
  /** Changes nothing, and still writes and syncs a page. */
  probe(): void;
}

/** What each write may change of the collections that responses show. */
export const changesOf: Readonly<Record<keyof Writes, readonly Change[]>> = {
  addPet: ["pets.appended"],
  placeOrder: ["pets.changed", "orders.appended"],
  saveUsage: [],
  recordUses: [],
  probe: [],
};

/** One write as a message: its name, then its arguments. */
export type Write = { [Name in keyof Writes]: [name: Name, ...args: Parameters<Writes[Name]>] }[keyof Writes];

/** Does writes, their statements prepared once. To be called in a transaction. */
export function createWrites(database: DatabaseSync): (write: Write) => unknown {
  const outcomes = createOutcomes(database);
  const addPet = createAddPet(database);
  const placeOrder = createPlaceOrder(database);
  const saveUsage = createSaveUsage(database);
  const recordUses = createRecordUses(database);
  const selectVersion = database.prepare("PRAGMA user_version");
  const writes: Writes = {
    addPet: (pet, claim) => outcomes.once(claim, () => addPet(pet)),
    placeOrder: (petId, createdAt, claim) => outcomes.once(claim, () => placeOrder(petId, createdAt)),
    saveUsage,
    recordUses,
    probe() {
      const version = Number(selectVersion.get()?.user_version);
      database.exec(`PRAGMA user_version = ${version}`);
    },
  };
  return ([name, ...args]) => call(writes[name], args);
}

/** A `Write` holds the arguments of the write that it names, which TypeScript does not follow through a union. */
function call(write: Writes[keyof Writes], args: readonly unknown[]): unknown {
  return (write as (...args: readonly unknown[]) => unknown)(...args);
}
