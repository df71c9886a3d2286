import { ban, contract } from "@animal-store/contract";
import { getHeader, isStoreError, orThrow, parseRateLimits, RateLimitError, StoreError } from "../src/index.ts";
import {
  anId,
  type Behaviour,
  longest,
  openWorld,
  type Place,
  prefer,
  rejectionOf,
  rex,
  withoutSourceTextAccess,
} from "./world.ts";

const { free } = contract.plans;
const firstTry = { failure: undefined, attempt: 1, waitedSeconds: 0, isTimed: true };

/** What holds wherever the client runs. */
export const behaviours: Behaviour[] = [
  // What answers are.
  {
    fact: "integers beyond 2^53 are exact in both directions",
    async show({ open }) {
      const store = open();
      const { id } = orThrow(await store.POST("/pets", { body: rex }));
      return orThrow(await store.GET("/pets/{petId}", { params: { path: { petId: id } } })).categoryId;
    },
    is: longest,
  },
  {
    fact: "integers are exact in an engine that does not tell how a number was written",
    async show({ open }) {
      using _ = withoutSourceTextAccess();
      return orThrow(await open().POST("/pets", { body: rex })).categoryId;
    },
    is: longest,
  },
  {
    fact: "a refusal is data, with its code, its details and the request's id",
    async show({ open }) {
      const { data, error, response, requestId, operation } = await open().POST("/pets", {
        body: { ...rex, name: "" },
      });
      return [data, error?.code, error?.details?.[0]?.path, response.status, anId.test(requestId ?? ""), operation];
    },
    is: [undefined, "invalid_request", "/name", 400, true, "createPet"],
  },
  {
    fact: "orThrow throws what the operation was refused with",
    async show({ open }) {
      const error = await rejectionOf(
        open()
          .POST("/store/orders", { body: { petId: longest } })
          .then(orThrow),
      );
      if (!(error instanceof StoreError && isStoreError(error, "createOrder"))) throw error;
      return [error.name, error.status, error.code, anId.test(error.requestId ?? ""), isStoreError(error, "createPet")];
    },
    is: ["StoreError", 404, "pet_not_found", true, false],
  },
  {
    fact: "a baseUrl that is relative counts from the page, and is refused where there is none",
    async show({ open }) {
      try {
        open({ baseUrl: "/v1" });
      } catch (error) {
        return error instanceof TypeError && globalThis.location === undefined;
      }
      return globalThis.location !== undefined;
    },
    is: true,
  },
  {
    fact: "lists come one by one and page by page, with the headers of each page",
    async show({ open }) {
      const store = open();
      let pets = 0;
      for await (const { id } of store.listAllPets({ limit: 7 })) pets += id > 0 ? 1 : 0;
      const sizes: number[] = [];
      for await (const page of store.listPetPages({ limit: 7 })) {
        if (getHeader(page, "ETag") === undefined) throw new Error("A page has an ETag.");
        if (parseRateLimits(page.response).minute?.limit !== contract.plans.business.perMinute)
          throw new Error("A page tells its limits.");
        sizes.push(page.data.length);
      }
      return [
        pets === sizes.reduce((sum, size) => sum + size),
        sizes.length > 2,
        sizes.slice(0, -1).every((size) => size === 7),
      ];
    },
    is: [true, true, true],
  },

  // What is sent again, and what never is.
  {
    fact: "503 is tried again, after what its Retry-After says and a random part",
    async show({ open, statuses, log }) {
      const { data } = await open({ fetch: prefer("code=503", 2) }).GET("/pets");
      return [data !== undefined, statuses(), log.map(({ attempt, waitMs }) => [attempt, Math.floor(waitMs / 1000)])];
    },
    is: [
      true,
      [503, 503, 200],
      [
        [1, 0],
        [2, 1],
        [3, 1],
      ],
    ],
  },
  {
    fact: "a POST whose answer got lost is sent again with the same key, and done once",
    async show({ open, statuses }) {
      const keys = new Set<string | null>();
      const store = open({
        async fetch(request) {
          keys.add(request.headers.get("Idempotency-Key"));
          const response = await fetch(request);
          if (statuses().length === 0) throw new TypeError("the answer got lost");
          return response;
        },
      });
      const answer = await store.POST("/pets", { body: rex });
      const known = getHeader(answer, "Idempotency-Replayed");
      const again = orThrow(await store.POST("/pets", { body: rex }));
      return [statuses(), known, keys.size, again.id - (answer.data?.id ?? 0)];
    },
    is: [["TypeError", 201, 201], true, 2, 1],
  },

  // What happens at the limits.
  {
    fact: "a banned key is left alone until its ban is over",
    async show({ open, keyOf, clock, statuses, log }) {
      const rude = open({ key: keyOf("free"), retries: false });
      for (let call = 0; call <= free.perMinute; call += 1) await rude.GET("/pets");
      await clock.move((ban.graceSeconds + 1) * 1000);
      for (let strike = 0; strike < ban.strikes; strike += 1) await rude.GET("/pets");
      log.length = 0;

      const store = open({ key: keyOf("free") });
      const told: unknown[] = [];
      for (let call = 0; call < 2; call += 1) {
        const error = await rejectionOf(store.GET("/pets").then(orThrow));
        if (error instanceof RateLimitError) told.push([error.code, error.window, error.retryAfter > 290]);
      }
      await clock.move(ban.seconds * 1000);
      orThrow(await store.GET("/pets"));
      return [told, statuses()];
    },
    is: [
      [
        ["key_banned", "ban", true],
        ["key_banned", "ban", true],
      ],
      [429, 200],
    ],
  },

  // What ends a call before its answer.
  {
    fact: "a try that takes too long ends with a TimeoutError, and is made again",
    async show({ open, statuses }) {
      const store = open({ fetch: prefer("wait=30"), timeouts: { perAttemptMs: 60 }, retries: { maxRetries: 1 } });
      const error = await rejectionOf(store.GET("/pets"));
      return [error instanceof DOMException && error.name, statuses()];
    },
    is: ["TimeoutError", ["TimeoutError", "TimeoutError"]],
  },
  {
    fact: "a call that takes too long ends with a TimeoutError, whatever it is waiting for",
    async show({ open, keyOf }) {
      const clock = { now: () => Date.now(), wait: waitForEver };
      const fetch = prefer("code=503");
      const store = open({ fetch, clock, timeouts: { perCallMs: 60 }, key: keyOf("pro") });
      const error = await rejectionOf(store.POST("/pets", { body: rex }));
      return error instanceof DOMException && error.name;
    },
    is: "TimeoutError",
  },
  {
    fact: "a signal ends a call under way, a wait and a list with its own reason",
    async show({ open }) {
      const clock = { now: () => Date.now(), wait: waitForEver };
      const stop = () => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new Error("enough")), 60);
        return controller.signal;
      };
      const underWay = open({ fetch: prefer("wait=30") }).GET("/pets", { signal: stop() });
      const waiting = open({ fetch: prefer("code=503"), clock }).GET("/pets", { signal: stop() });
      const list = open({ fetch: prefer("wait=30") })
        .listAllPets({ signal: stop() })
        .next();
      const errors = await Promise.all([underWay, waiting, list].map(rejectionOf));
      return errors.map(String);
    },
    is: ["Error: enough", "Error: enough", "Error: enough"],
  },

  // What a client tells of its calls.
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
        { operation: "getPet", method: "GET", path: "/pets/{petId}", status: 200, ...firstTry },
        { operation: "listPets", method: "GET", path: "/pets", status: 400, ...firstTry },
      ],
      false,
    ],
  },
];

/** Shows the behaviour with this fact. */
export async function runBehaviour(place: Place, fact: string): Promise<unknown> {
  return behaviours.find((each) => each.fact === fact)?.show(await openWorld(place));
}

function waitForEver(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
