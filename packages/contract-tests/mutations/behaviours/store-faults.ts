import type { NewPet, Order, Pet, Stores } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { behaviour, otherAnswers, otherStores } from "./behaviour.ts";

/** What becomes of a pet and of an order on the way into the store and out of it. */
export const storeFaults: readonly Fault[] = [
  ...(
    [
      ["a status is invented", "inputs/createPet/valid", (pet) => ({ status: "available", ...pet })],
      ["a status is lost", "inputs/createPet/valid", ({ status: _, ...pet }) => pet],
      [
        "a name is trimmed",
        "inputs/createPet//name/pattern: blanks",
        (pet) => ({ ...pet, name: pet.name.trim() || pet.name }),
      ],
      [
        "a name is composed",
        "inputs/createPet//name/pattern: a decomposed",
        (pet) => ({ ...pet, name: pet.name.normalize("NFC") }),
      ],
      [
        "a name is decomposed",
        "inputs/createPet//name/pattern: a composed",
        (pet) => ({ ...pet, name: pet.name.normalize("NFD") }),
      ],
      ["a name is cut to 254", "inputs/createPet//name", (pet) => ({ ...pet, name: pet.name.slice(0, 254) })],
      [
        "a name loses its control characters",
        "inputs/createPet//name/pattern: control",
        (pet) => ({ ...pet, name: pet.name.replace(/[^\P{Cc}\s]/gu, "") }),
      ],
      [
        "a name loses its byte order mark",
        "inputs/createPet//name/pattern: a byte",
        (pet) => ({ ...pet, name: pet.name.replaceAll("\ufeff", "") }),
      ],
      [
        "an integer is rounded to 53 bits",
        "inputs/createPet//categoryId/type: 9007199254740993",
        (pet) => ({ ...pet, categoryId: rounded(pet.categoryId) }),
      ],
      [
        "an integer is cut to 32 bits",
        "inputs/createPet//categoryId/type: 9007199254740991",
        (pet) => ({ ...pet, categoryId: Number(BigInt.asIntN(32, BigInt(pet.categoryId))) }),
      ],
      [
        "an integer loses its sign",
        "inputs/createPet//categoryId/type: -1",
        (pet) => ({ ...pet, categoryId: pet.categoryId < 0 ? -pet.categoryId : pet.categoryId }),
      ],
    ] satisfies [string, string, (pet: NewPet) => NewPet][]
  ).map(([what, about, change]) => behaviour(what, [about], () => adding(change))),
  behaviour("a new pet has its members in another order", ["inputs/createPet/valid"], () =>
    otherAnswers((answer, { method }) => (method === "POST" ? { ...answer, text: withIdLast(answer.text) } : answer)),
  ),
  behaviour("a pet that is read has its members in another order", ["inputs/createPet/valid"], () =>
    finding(
      (id, find) => find(id),
      ({ id, ...pet }) => ({ ...pet, id }),
    ),
  ),
  behaviour("the list has the members in another order", ["inputs/createPet/valid"], () =>
    otherStores(({ pets }) => ({
      pets: { ...pets, list: async (page) => (await pets.list(page)).map(({ id, ...pet }) => ({ ...pet, id })) },
    })),
  ),
  behaviour("the list rounds an integer", ["inputs/createPet//categoryId/type: 9007199254740993"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        list: async (page) => (await pets.list(page)).map((pet) => ({ ...pet, categoryId: rounded(pet.categoryId) })),
      },
    })),
  ),
  behaviour("a single pet has its integer rounded", ["inputs/createPet//categoryId/type: 9007199254740993"], () =>
    finding(
      (id, find) => find(id),
      (pet) => ({ ...pet, categoryId: rounded(pet.categoryId) }),
    ),
  ),
  behaviour("a single pet loses its status", ["inputs/createPet/valid", "inputs/getPet"], () =>
    finding(
      (id, find) => find(id),
      ({ status: _, ...pet }) => pet,
    ),
  ),
  behaviour("a petId is looked up without its sign", ["inputs/getPet/path petId"], () =>
    finding((id, find) => find(id < 0 ? -id : id)),
  ),
  behaviour("a petId is looked up in its lower 32 bits", ["inputs/getPet/path petId"], () =>
    finding((id, find) => find(Number(BigInt.asUintN(32, BigInt(id))))),
  ),
  behaviour("a petId is looked up in its lower 53 bits", ["inputs/getPet/path petId"], () =>
    finding((id, find) => find(Number(BigInt.asUintN(53, BigInt(id))))),
  ),
  behaviour("an order is for the lower 32 bits of its petId", ["inputs/createOrder//petId"], () =>
    placing((id) => BigInt.asUintN(32, id)),
  ),
  behaviour("an order is for the lower 53 bits of its petId", ["inputs/createOrder//petId"], () =>
    placing((id) => BigInt.asUintN(53, id)),
  ),
  behaviour("an order is for its petId without a sign", ["inputs/createOrder//petId"], () =>
    placing((id) => (id < 0n ? -id : id)),
  ),
  behaviour("a petId is looked up one too low", ["inputs/createPet/valid", "inputs/getPet"], () =>
    finding((id, find) => find(Number(id) - 1)),
  ),
  behaviour("a pet that is pending is not found", ["orders/reserve"], () =>
    finding(async (id, find) => {
      const pet = await find(id);
      return pet?.status === "pending" ? undefined : pet;
    }),
  ),
  behaviour("an order does not reserve", ["orders/reserve"], () =>
    otherStores(({ pets }) => {
      const free = (pet: Pet): Pet => (pet.status === "pending" ? { ...pet, status: "available" } : pet);
      return {
        pets: {
          ...pets,
          find: async (id) => {
            const pet = await pets.find(id);
            return pet && free(pet);
          },
        },
      };
    }),
  ),
  behaviour("a list does not show that a pet is reserved", ["orders/list-follows"], () =>
    otherStores(({ pets }) => ({
      pets: {
        ...pets,
        list: async (page) =>
          (await pets.list(page)).map((pet): Pet => (pet.status === "pending" ? { ...pet, status: "available" } : pet)),
      },
    })),
  ),
  behaviour("two orders for one pet succeed", ["orders/second"], () => placingAnyway(() => true)),
  behaviour("a pet that is sold can be ordered", ["orders/sold"], () => placingAnyway((pet) => pet?.status === "sold")),
  behaviour("a pet that does not exist can be ordered", ["inputs/createOrder//petId/type: 4294967297"], () =>
    placingAnyway((pet) => pet === undefined),
  ),
  behaviour("a pet without a status cannot be ordered", ["orders/reserve-without-status"], () =>
    otherStores(({ orders, pets }) => ({
      orders: {
        ...orders,
        async place(petId, at, claim) {
          const pet = await pets.find(petId);
          const isStrange = pet !== undefined && pet.status === undefined;
          return isStrange
            ? { outcome: { refused: "pet_not_available" }, isReplay: false }
            : orders.place(petId, at, claim);
        },
      },
    })),
  ),
  behaviour("an order is of an hour ago", ["orders/created-at"], () =>
    otherStores(({ orders }) => ({
      orders: { ...orders, place: (petId, at, claim) => orders.place(petId, at - 3_600_000, claim) },
    })),
  ),
  behaviour("an order names another pet", ["orders/reserve"], () =>
    ordering((order) => ({ ...order, petId: order.petId + 1 })),
  ),
  behaviour("an order has another id than in the list", ["inputs/createOrder", "paging/listOrders"], () =>
    ordering((order) => ({ ...order, id: order.id + 1 })),
  ),
  behaviour("createdAt is not in UTC", ["orders/created-at"], () =>
    ordering((order) => ({ ...order, createdAt: order.createdAt.replace("Z", "+00:00") })),
  ),
  behaviour("the last order is not listed", ["inputs/createOrder", "paging/listOrders"], () =>
    otherStores(({ orders }) => ({
      orders: {
        ...orders,
        list: async (page) => (await orders.list({ ...page, limit: 1_000 })).slice(0, -1).slice(0, page.limit),
      },
    })),
  ),
];

function rounded(value: number | bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : BigInt(number);
}

function adding(change: (pet: NewPet) => NewPet): Planting {
  return otherStores(({ pets }) => ({ pets: { ...pets, add: (pet, claim) => pets.add(change(pet), claim) } }));
}

function placing(change: (petId: bigint) => bigint): Planting {
  return otherStores(({ orders }) => ({
    orders: {
      ...orders,
      place: (petId, at, claim) => orders.place(Number(change(BigInt(petId))), at, claim),
    },
  }));
}

function finding(
  find: (id: number | bigint, find: Stores["pets"]["find"]) => ReturnType<Stores["pets"]["find"]>,
  change: (pet: Pet) => Pet = (pet) => pet,
): Planting {
  return otherStores(({ pets }) => ({
    pets: {
      ...pets,
      async find(id) {
        const pet = await find(id, pets.find);
        return pet && change(pet);
      },
    },
  }));
}

/** Orders that are refused succeed all the same. */
function placingAnyway(isMeant: (pet: Pet | undefined) => boolean): Planting {
  return otherStores(({ orders, pets }) => ({
    orders: {
      ...orders,
      async place(petId, at, claim) {
        const isAccepted = isMeant(await pets.find(petId));
        const written = await orders.place(petId, at, claim);
        if (written.isConflict || !("refused" in written.outcome) || !isAccepted) return written;
        const order: Order = {
          id: 4711,
          petId: Number(petId),
          status: "placed",
          createdAt: new Date(at).toISOString(),
        };
        return { outcome: { order }, isReplay: false };
      },
    },
  }));
}

function ordering(change: (order: Order) => Order): Planting {
  return otherStores(({ orders }) => ({
    orders: {
      ...orders,
      async place(petId, at, claim) {
        const written = await orders.place(petId, at, claim);
        if (written.isConflict || !("order" in written.outcome)) return written;
        return { ...written, outcome: { order: change(written.outcome.order) } };
      },
    },
  }));
}

function withIdLast(text: string): string {
  return text.replace(/^\{("id":\d+),(.*)\}$/, "{$2,$1}");
}
