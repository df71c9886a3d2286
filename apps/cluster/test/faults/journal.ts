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

/** What the store holds otherwise than was acknowledged, in words. */
export function compare(journal: Journal, { pets, orders }: Held): string[] {
  const byName = Map.groupBy(pets, ({ name }) => name);
  const statusOf = new Map(pets.map(({ id, status }) => [id, status]));
  const ordersOf = Map.groupBy(orders, ({ petId }) => petId);
  return [
    ...journal.wrong,
    ...[...journal.added].flatMap(([name, id]) => {
      const found = byName.get(name)?.map((pet) => pet.id) ?? [];
      return found.length === 1 && found[0] === id ? [] : [`${name} was acknowledged as ${id}, and is ${found}`];
    }),
    ...[...journal.unknown].flatMap((name) => {
      const found = byName.get(name)?.length ?? 0;
      return found <= 1 ? [] : [`${name} was sent once, and is there ${found} times`];
    }),
    ...[...journal.ordered].flatMap(([id, order]) =>
      statusOf.get(id) === "pending" ? [] : [`${id} was ordered by ${order}, and is ${statusOf.get(id)}`],
    ),
    ...[...journal.ordered].flatMap(([id, order]) =>
      ordersOf.get(id)?.some((each) => each.id === order)
        ? []
        : [`order ${order} of ${id} was acknowledged, and is not there`],
    ),
    ...[...ordersOf].flatMap(([id, those]) => (those.length === 1 ? [] : [`${id} was sold ${those.length} times`])),
    ...pets.flatMap(({ id, status }) => (status === "pending" && !ordersOf.has(id) ? [`${id} is sold to nobody`] : [])),
  ];
}

/** All that a store holds. */
interface Held {
  readonly pets: readonly Schemas["Pet"][];
  readonly orders: readonly Schemas["Order"][];
}
