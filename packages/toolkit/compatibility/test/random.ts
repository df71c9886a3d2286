export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number;
  chance(share: number): boolean;
  /** Returns an integer of a range that includes both ends. */
  integer(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Returns each item with a chance of 60%. */
  some<Item>(items: readonly Item[]): Item[];
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Creates a source of random choices. The same seed gives the same choices (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const chance = (share: number) => next() < share;
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]) => items[integer(0, items.length - 1)] as Item;
  const some = <Item>(items: readonly Item[]) => items.filter(() => chance(0.6));
  const shuffle = <Item>(items: readonly Item[]) =>
    items
      .map((item) => [next(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  return { next, chance, integer, pick, some, shuffle };
}
