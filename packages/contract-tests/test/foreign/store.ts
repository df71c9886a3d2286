import { Refusal } from "./refusal.ts";

const KEPT_MS = 86_400_000;

/** The states of an animal. */
export const petStatuses = ["available", "pending", "sold"] as const;
export type PetStatus = (typeof petStatuses)[number];

export type NewPet = { name: string; categoryId: bigint; status?: PetStatus };
export type Pet = NewPet & { id: bigint };
export type Order = { id: bigint; petId: bigint; status: "placed"; createdAt: string };

/** An answer that may be given again. */
export type Outcome = { status: number; body: string };

/** Writes a value as JSON, each bigint with all its digits. */
export const toJson = (value: unknown): string => {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`)
    .join()}}`;
};

const petNotFound = (id: bigint): Refusal => new Refusal("pet_not_found", `No animal has the id ${id}.`);

/** The animals, the orders and the answers kept for repeated requests, in memory. */
export class Store {
  readonly #pets = new Map<bigint, Pet>();
  readonly #orders = new Map<bigint, Order>();
  readonly #kept = new Map<string, Outcome & { request: Uint8Array; at: number }>();

  addPet({ name, categoryId, status }: NewPet): Pet {
    const id = BigInt(this.#pets.size + 1);
    const pet = { id, name, categoryId, ...(status === undefined ? {} : { status }) };
    this.#pets.set(id, pet);
    return pet;
  }

  getPet(id: bigint): Pet {
    const pet = this.#pets.get(id);
    if (pet === undefined) throw petNotFound(id);
    return pet;
  }

  placeOrder(petId: bigint, now: number): Order {
    const pet = this.getPet(petId);
    if (pet.status === "pending" || pet.status === "sold") {
      throw new Refusal("pet_not_available", `Animal ${petId} is ${pet.status}.`);
    }
    pet.status = "pending";
    const id = BigInt(this.#orders.size + 1);
    const order: Order = { id, petId, status: "placed", createdAt: new Date(now).toISOString() };
    this.#orders.set(id, order);
    return order;
  }

  pets(status: PetStatus | undefined): Pet[] {
    return [...this.#pets.values()].filter((pet) => status === undefined || pet.status === status);
  }

  orders(): Order[] {
    return [...this.#orders.values()];
  }

  /** Does something once per key of its scope: the same request is answered alike for a day, another one refused. */
  once(scope: string, request: Uint8Array, now: number, act: () => Outcome): { outcome: Outcome; replayed: boolean } {
    const kept = this.#kept.get(scope);
    if (kept !== undefined && now - kept.at < KEPT_MS) {
      if (Buffer.compare(kept.request, request) === 0) return { outcome: kept, replayed: true };
      throw new Refusal("idempotency_conflict", "This Idempotency-Key belongs to a request with another body.");
    }
    const outcome = act();
    this.#kept.set(scope, { ...outcome, request, at: now });
    return { outcome, replayed: false };
  }
}
