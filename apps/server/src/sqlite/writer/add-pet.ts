import type { DatabaseSync } from "node:sqlite";
import type { NewPet, Pet } from "@animal-store/service";

export function createAddPet(database: DatabaseSync): (pet: NewPet) => Pet {
  const insert = database.prepare("INSERT INTO pets (name, category_id, status) VALUES (?, ?, ?)");
  return (pet) => {
    const { lastInsertRowid } = insert.run(pet.name, pet.categoryId, pet.status ?? null);
    return { id: Number(lastInsertRowid), ...pet };
  };
}
