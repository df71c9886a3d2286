/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to and without the end. */
  below(end: number): number;
  /** Whether something happens that happens once in so many times. */
  once(inSoMany: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** @param seed every number from 0 to 2^32 - 1 gives others */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32, which is in the public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    once: (inSoMany) => below(inSoMany) === 0,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}
