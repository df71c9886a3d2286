import { contract } from "@animal-store/contract";
import { anId, type Behaviour } from "./world.ts";

/** What a client tells of its calls. */
export const told: Behaviour[] = [
  {
    fact: "a deprecated operation is told of once, with the days that are left",
    async show({ open }) {
      const told: unknown[] = [];
      const store = open({
        onDeprecated: ({ since: _, daysLeft, ...rest }) => told.push({ ...rest, isAhead: (daysLeft ?? 0) > 0 }),
      });
      for (const petId of [1, 2, 3]) await store.GET("/pets/{petId}", { params: { path: { petId } } });
      await store.GET("/pets");
      return told;
    },
    is: [
      {
        operation: "getPet",
        sunset: new Date(contract.operations.getPet.deprecation.sunset),
        link: "/docs#tag/pets/operation/getPet",
        successor: "/v1/pets",
        isAhead: true,
      },
    ],
  },
  {
    fact: "the log tells each try by its operation, and never a key or a cursor",
    async show({ open, log, keyOf }) {
      const store = open();
      await store.GET("/pets/{petId}", { params: { path: { petId: 1 } } });
      await store.GET("/pets", { params: { query: { cursor: "secret" } } });
      const text = JSON.stringify(log);
      const entries = log.map(({ durationMs, requestId, waitMs, ...entry }) => ({
        ...entry,
        // A browser's clock may tick while nothing waits.
        waitedSeconds: Math.floor(waitMs / 1000),
        isTimed: durationMs >= 0 && anId.test(requestId ?? ""),
      }));
      return [entries, text.includes(keyOf("business")) || text.includes("secret")];
    },
    is: [
      [
        {
          operation: "getPet",
          method: "GET",
          path: "/pets/{petId}",
          status: 200,
          failure: undefined,
          attempt: 1,
          waitedSeconds: 0,
          isTimed: true,
        },
        {
          operation: "listPets",
          method: "GET",
          path: "/pets",
          status: 400,
          failure: undefined,
          attempt: 1,
          waitedSeconds: 0,
          isTimed: true,
        },
      ],
      false,
    ],
  },
];
