import type { Pet, PetStatus } from "@animal-store/service";

export type PetRow = [id: number, name: string, categoryId: number | bigint, status: PetStatus | null];

export function toPet([id, name, categoryId, status]: PetRow): Pet {
  return status === null ? { id, name, categoryId } : { id, name, categoryId, status };
}
