import { contract } from "@animal-store/contract";
import fc from "fast-check";
import { encodeCursor } from "../pagination/cursor.ts";
import type { NewPet, PetStatus } from "../pets/pet-store.ts";

/** A GET, or a HEAD, with or without the tag of the answer before. */
export interface Question {
  readonly path: string;
  readonly method: "GET" | "HEAD";
  readonly isConditional: boolean;
}
export type Write = { readonly pet: NewPet } | { readonly order: number };
/** The number of a question, or something to write. */
type Part = { readonly ask: number } | Write;

export interface KeptSchedule {
  /** How many changes are remembered. */
  readonly remembered: number;
  readonly keptBytes: number;
  /** How late parts begin, and how late stores answer, in turns. */
  readonly lags: readonly number[];
  /** What is there before the first question. */
  readonly pets: readonly Write[];
  readonly questions: readonly Question[];
  /** Each is done when the one before is over; its parts at once. */
  readonly steps: readonly (readonly Part[])[];
}

const { listPets, getPet, listOrders } = contract.operations;
// Few ids, limits and cursors, so that questions and writes meet. An available pet is the one that can leave a list.
const status = fc.constantFrom<PetStatus | undefined>(
  "available",
  "available",
  "available",
  "pending",
  "sold",
  undefined,
);
const id = fc.integer({ min: 1, max: 4 });
const filterOf = (of: PetStatus | undefined) => (of === undefined ? "" : `status=${of}`);
const limit = fc.constantFrom(1, 1, 2, 2, 100);

// After an id, or a text that this list never issued under this filter.
const start = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  { weight: 4, arbitrary: fc.nat(3) },
  fc.constantFrom("", "undefined", encodeCursor({ list: listOrders.id, filter: "other" }, 1)),
);

const pageOf = (operation: { id: string; path: string }, filters: fc.Arbitrary<PetStatus | undefined>) =>
  fc.tuple(filters, limit, start).map(([filtered, most, after]) => {
    const filter = filterOf(filtered);
    const cursor = typeof after === "number" ? encodeCursor({ list: operation.id, filter }, after) : after;
    return `${operation.path}?limit=${most}&${filter}${cursor === undefined ? "" : `&cursor=${cursor}`}`;
  });

const path = fc.oneof(
  { weight: 4, arbitrary: pageOf(listPets, status) },
  { weight: 2, arbitrary: pageOf(listOrders, fc.constant(undefined)) },
  { weight: 2, arbitrary: id.map((petId) => getPet.path.replace("{petId}", String(petId))) },
);
const question: fc.Arbitrary<Question> = fc.record({
  path,
  method: fc.constantFrom("GET", "GET", "GET", "HEAD"),
  isConditional: fc.boolean(),
});

const name = fc.constantFrom("Rex", "Ω".repeat(200));
const pet = fc
  .tuple(name, status)
  .map(([called, given]) => ({ pet: { name: called, categoryId: 1, ...(given && { status: given }) } }));
const write: fc.Arbitrary<Write> = fc.oneof(pet, { weight: 2, arbitrary: id.map((order) => ({ order })) });
const part = fc.oneof({ weight: 3, arbitrary: fc.nat(3).map((ask) => ({ ask })) }, { weight: 2, arbitrary: write });

export const keptSchedules: fc.Arbitrary<KeptSchedule> = fc.record({
  remembered: fc.constantFrom(1, 2, 1024, 1024),
  keptBytes: fc.constantFrom(0, 3_000, 2 ** 24, 2 ** 24, 2 ** 24),
  pets: fc.array(pet, { maxLength: 4, size: "max" }),
  lags: fc.array(fc.nat(30), { minLength: 4, maxLength: 8, size: "max" }),
  questions: fc.array(question, { minLength: 1, maxLength: 4, size: "max" }),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: part.map((only) => [only]) },
      { weight: 1, arbitrary: fc.array(part, { minLength: 2, maxLength: 6, size: "max" }) },
    ),
    // Long ones too: what matters often takes several writes.
    { maxLength: 30, size: "max" },
  ),
});
