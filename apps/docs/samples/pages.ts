import { store } from "./store.ts";

for await (const pet of store.listAllPets({ status: "available" }))
  console.log(pet.id, pet.name);
