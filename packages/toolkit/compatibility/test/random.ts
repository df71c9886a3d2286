export type Random = ReturnType<typeof createRandom>;

/** Creates a source of random choices. The same seed gives the same choices (mulberry32). */
export function createRandom(seed: number) {
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
