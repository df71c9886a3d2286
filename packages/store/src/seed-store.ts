import { crc32 } from "@animal-store/api-platform";
import { uniformBigInt } from "pure-rand/distribution/uniformBigInt";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { type NewPet, orderableStatus, type PetStatus, type PetStore } from "./store.ts";

/**
 * Adds 30 realistic pets and 5 orders to an empty store. The same name always creates the same data.
 *
 * @example
 * await seedStore(createMemoryPetStore(), "animal-store");
 */
export async function seedStore({ writes }: Pick<PetStore, "writes">, name: string): Promise<void> {
  const random = new Random(name);
  const availableIds: number[] = [];
  for (const [index, newPet] of createPets(random).entries()) {
    await writes.createPet(newPet);
    if (newPet.status === undefined || newPet.status === orderableStatus) availableIds.push(index + 1);
  }
  for (const [index, petId] of random.shuffle(availableIds).slice(0, orderCount).entries()) {
    const hoursAgo = (orderCount - index) * 12 - random.integer(0, 11);
    await writes.createOrder({ petId, createdAt: ordersEndAt - hoursAgo * hourMs });
  }
}

const hourMs = 3_600_000;
const ordersEndAt = Date.UTC(2026, 0, 15);
const orderCount = 5;

function createPets(random: Random): NewPet[] {
  const names = random.shuffle(petNames.flatMap((group) => random.shuffle(group.names).slice(0, group.count)));
  const statuses = random.shuffle(allStatuses);
  const categoryIds = random.shuffle(createCategoryIds(random, names.length));
  return names.map((name, index) => {
    const status = statuses[index];
    const categoryId = categoryIds[index] ?? 0;
    return status ? { name, categoryId, status } : { name, categoryId };
  });
}

const statusCounts: readonly (readonly [PetStatus | undefined, number])[] = [
  ["available", 14],
  ["pending", 4],
  ["sold", 5],
  [undefined, 7],
];
const allStatuses = statusCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));

const maximumInt64 = 2n ** 63n - 1n;
const minimumInt64 = -(2n ** 63n);
const firstUnsafeInteger = 2n ** 53n;

/** Includes the limits of int64, and values that a 64-bit float would round. */
function createCategoryIds(random: Random, count: number): (number | bigint)[] {
  const edgeCases = [
    maximumInt64,
    minimumInt64,
    firstUnsafeInteger + 1n,
    random.bigint(firstUnsafeInteger, maximumInt64),
    random.bigint(minimumInt64, -firstUnsafeInteger),
    random.integer(-99, -1),
    random.integer(-99, -1),
    0,
  ];
  return [...edgeCases, ...Array.from({ length: count - edgeCases.length }, () => random.integer(1, 12))];
}

/** Groups of names that clients often handle incorrectly. `count` is the number of names per seed. */
const petNames: readonly { readonly count: number; readonly names: readonly string[] }[] = [
  {
    count: 17,
    names: [
      ...["Rex", "Tom", "Bella", "Luna", "Charlie", "Max", "Daisy", "Rocky", "Molly", "Buddy", "Coco", "Oscar", "Ruby"],
      ...["Pepper", "Ginger", "Biscuit", "Shadow", "Hazel", "Willow", "Olive", "Felix", "Nala", "Simba", "Mochi"],
      ...["Mr. Whiskers", "Lady Fluffington III", "Sir Barks-a-Lot", "O'Malley", "Salt & Pepper", '"Tiny"', "K-9"],
      ...["Jack Russell <the brave>", "No. 5", "Null", "007"],
    ],
  },
  {
    count: 7,
    names: [
      ...["Мурка", "Барсик", "小白", "旺财", "タマ", "ポチ", "나비", "바둑이", "لولو", "סימבה", "Σπίθα", "शेरू", "แมวส้ม"],
      ...["მურა", "Փիսո", "Ñandú", "Łapka", "Jürgen Müßig", "Søren", "Çınar"],
    ],
  },
  { count: 3, names: ["🐶 Waffles", "Goldie 🐠", "🦜", "👩‍🚀 Laika", "Tofu 🐱‍👓", "🏴‍☠️ Captain Beak", "🐢🐢🐢"] },
  // Base letters with combining marks.
  {
    count: 3,
    names: [
      "Zoe\u0308",
      "Rene\u0301",
      "Nin\u0303a",
      "A\u030angstro\u0308m",
      "Cha\u0302u \u0110o\u0302\u0301m",
      "Z\u0351\u036ba\u0334lgo",
    ],
  },
];

/** A pseudo-random generator that is seeded with a name. Ranges are inclusive. */
class Random {
  readonly #generator: RandomGenerator;

  constructor(name: string) {
    this.#generator = xoroshiro128plus(crc32(name));
  }

  integer(minimum: number, maximum: number): number {
    return uniformInt(this.#generator, minimum, maximum);
  }

  bigint(minimum: bigint, maximum: bigint): bigint {
    return uniformBigInt(this.#generator, minimum, maximum);
  }

  shuffle<Value>(values: readonly Value[]): Value[] {
    const remaining = [...values];
    return values.flatMap(() => remaining.splice(this.integer(0, remaining.length - 1), 1));
  }
}
