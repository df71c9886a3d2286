import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { crc32 } from "../keys/crc32.ts";

/** Values that look random and come out the same for the same name. */
export interface Random {
  /** Both ends included. */
  integer(minimum: number, maximum: number): number;
  /** Both ends included. */
  bigint(minimum: bigint, maximum: bigint): bigint;
  /** All of them, in another order. */
  shuffle<Value>(values: readonly Value[]): Value[];
}

export function createRandom(name: string): Random {
  const generator = xoroshiro128plus(crc32(name));
  const integer = (minimum: number, maximum: number) => uniformInt(generator, minimum, maximum);

  return {
    integer,
    bigint: (minimum, maximum) => uniformBigInt(generator, minimum, maximum),
    shuffle(values) {
      const left = [...values];
      return values.flatMap(() => left.splice(integer(0, left.length - 1), 1));
    },
  };
}
