import type { Schemas } from "@animal-store/contract";

type Id = Schemas["Pet"]["id"];

/** What callers were told while faults happened, to be compared with what is there afterwards. */
export interface Journal {
  /** Each pet that was acknowledged, by its name, which nobody else gave. */
  readonly added: Map<string, Id>;
  /** Names whose request came to nothing that is known: there is one, or none. */
  readonly unknown: Set<string>;
  /** Each pet that was ordered, and the order. */
  readonly ordered: Map<Id, Id>;
  /** What no service may answer, in words. */
  readonly wrong: string[];
}

export function createJournal(): Journal {
  return { added: new Map(), unknown: new Set(), ordered: new Map(), wrong: [] };
}

/** Returns how the store differs from what was acknowledged. */
export function compare(journal: Journal, { pets, orders }: Held): string[] {
  const byName = Map.groupBy(pets, ({ name }) => name);
  const statusOf = new Map(pets.map(({ id, status }) => [id, status]));
  const ordersOf = Map.groupBy(orders, ({ petId }) => petId);
  const wrong = [...journal.wrong];
  for (const [name, id] of journal.added) {
    const found = byName.get(name)?.map((pet) => pet.id) ?? [];
    if (found.length !== 1 || found[0] !== id) wrong.push(`${name} was acknowledged as ${id}, and is ${found}`);
  }
  for (const name of journal.unknown) {
    const found = byName.get(name)?.length ?? 0;
    if (found > 1) wrong.push(`${name} was sent once, and is there ${found} times`);
  }
  for (const [id, order] of journal.ordered) {
    const status = statusOf.get(id);
    if (status !== "pending") wrong.push(`${id} was ordered by ${order}, and is ${status}`);
    if (!ordersOf.get(id)?.some((each) => each.id === order))
      wrong.push(`order ${order} of ${id} was acknowledged, and is not there`);
  }
  for (const [id, { length }] of ordersOf) if (length !== 1) wrong.push(`${id} was sold ${length} times`);
  for (const { id, status } of pets)
    if (status === "pending" && !ordersOf.has(id)) wrong.push(`${id} is sold to nobody`);
  return wrong;
}

/** All that a store holds. */
interface Held {
  readonly pets: readonly Schemas["Pet"][];
  readonly orders: readonly Schemas["Order"][];
}
