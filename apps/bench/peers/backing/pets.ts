export type PetStatus = "available" | "pending" | "sold";
export interface NewPet {
  name: string;
  categoryId: number;
  status?: PetStatus | undefined;
}
export interface Pet extends NewPet {
  id: number;
}
export interface Order {
  id: number;
  petId: number;
  status: "placed";
  createdAt: string;
}
type Page = { after: number; limit: number };
type Awaitable<Value> = Value | Promise<Value>;

/** Where a peer keeps pets and orders. */
export interface PetStore {
  list(page: Page & { status?: PetStatus | undefined }): Awaitable<Pet[]>;
  find(id: number): Awaitable<Pet | undefined>;
  add(pet: NewPet): Awaitable<Pet>;
  listOrders(page: Page): Awaitable<Order[]>;
  placeOrder(petId: number): Awaitable<Order | "pet_not_found" | "pet_not_available">;
}
