export interface NewPet {
  name: string;
  categoryId: number;
  status?: string | undefined;
}
export interface Pet extends NewPet {
  id: number;
}
export interface Page {
  after: number;
  limit: number;
  status?: string | undefined;
}
type Awaitable<Value> = Value | Promise<Value>;

/** The store that all peers share, so that only the frameworks differ. */
export interface PetStore {
  list(page: Page): Awaitable<Pet[]>;
  find(id: number): Awaitable<Pet | undefined>;
  add(pet: NewPet): Awaitable<Pet>;
}

export type Row = { id: number; name: string; category_id: number; status: string | null };

export function toPet({ id, name, category_id, status }: Row): Pet {
  return { id, name, categoryId: category_id, ...(status !== null && { status }) };
}

const statuses = ["available", "pending", "sold", null] as const;

/** The statuses of the pets that every store contains before a run. */
export const initialStatuses = statuses.flatMap((status) => Array.from({ length: 250 }, () => status));
