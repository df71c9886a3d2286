import type { OperationId, Schemas } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";

/** What the store must hold, and what its caller has seen, in the simplest terms. */
export interface Model {
  /** Milliseconds since 1970. */
  now: number;
  readonly pets: Schemas["Pet"][];
  readonly orders: Schemas["Order"][];
  readonly cursors: SeenCursor[];
  readonly reads: SeenRead[];
  readonly posts: SeenPost[];
}

/** A list under a filter. */
export interface List {
  readonly operation: Extract<OperationId, "listPets" | "listOrders">;
  readonly status?: Schemas["PetStatus"];
}

export interface SeenCursor {
  readonly list: List;
  readonly cursor: string;
  /** The last identifier of the page that it was found on. */
  readonly after: number | bigint;
}

/** Something that can be read again. */
export type Read =
  | { readonly list: List; readonly limit: number; readonly from?: SeenCursor }
  | { readonly petId: number | bigint };

/** What a read was answered, and its entity tag. */
export interface SeenRead {
  readonly read: Read;
  readonly expected: Expected;
  readonly tag: string;
}

export interface Expected {
  readonly body: unknown;
  readonly hasNext: boolean;
}

/** A POST under an `Idempotency-Key`. */
export interface SeenPost {
  readonly post: Post;
  readonly key: string;
  readonly answer: Answer;
  readonly at: number;
}

export type Post =
  | { readonly operation: "createPet"; readonly json: Schemas["NewPet"] }
  | { readonly operation: "createOrder"; readonly json: Schemas["NewOrder"] };

export function createModel(now: number): Model {
  return { now, pets: [], orders: [], cursors: [], reads: [], posts: [] };
}

/** Every entry of a list, in order. */
export function entriesOf({ pets, orders }: Model, { operation, status }: List): readonly { id: number | bigint }[] {
  if (operation === "listOrders") return orders;
  return pets.filter((pet) => status === undefined || pet.status === status);
}

/** What the service must answer to a read. */
export function expectedOf(model: Model, read: Read): Expected {
  if ("petId" in read) return { body: snapshot(model.pets.find(({ id }) => id === read.petId)), hasNext: false };
  const rest = entriesOf(model, read.list).filter(({ id }) => read.from === undefined || id > read.from.after);
  return { body: snapshot(rest.slice(0, read.limit)), hasNext: rest.length > read.limit };
}

// What was expected then must not change with the model.
function snapshot(value: unknown): unknown {
  return structuredClone(value);
}
