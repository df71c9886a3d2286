import type { Claim, Stores } from "@animal-store/service";

/** The same stores, told other claims than were made. @param change undefined: no claim at all */
export function withClaims(stores: Stores, change: (claim: Claim) => Claim | undefined): Stores {
  const changed = (claim: Claim | undefined): Claim | undefined => claim && change(claim);
  return {
    ...stores,
    pets: { ...stores.pets, add: (pet, claim) => stores.pets.add(pet, changed(claim)) },
    orders: { ...stores.orders, place: (petId, at, claim) => stores.orders.place(petId, at, changed(claim)) },
  };
}
