import { ban, contract } from "@animal-store/contract";
import { getHeader, isStoreError, orThrow, parseRateLimits, RateLimitError, StoreError } from "../src/index.ts";
import {
  type Behaviour,
  getRejection,
  maxInt64,
  openTestContext,
  requestIdPattern,
  rex,
  type SandboxInfo,
  withoutSourceTextAccess,
  withPreferHeader,
} from "./test-context.ts";

const freePlan = contract.plans.free;
const firstAttempt = { failure: undefined, attempt: 1, waitedSeconds: 0, isTimed: true };

export const behaviours: Behaviour[] = [
  {
    title: "integers beyond 2^53 are exact in both directions",
    async run({ createStore }) {
      const store = createStore();
      const { id } = orThrow(await store.POST("/pets", { body: rex }));
      return orThrow(await store.GET("/pets/{petId}", { params: { path: { petId: id } } })).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "integers are exact in a JavaScript engine without JSON source text access",
    async run({ createStore }) {
      using _ = withoutSourceTextAccess();
      return orThrow(await createStore().POST("/pets", { body: rex })).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "an error is data, with its code, details and request id",
    async run({ createStore }) {
      const { data, error, response, requestId, operation } = await createStore().POST("/pets", {
        body: { ...rex, name: "" },
      });
      return [
        data,
        error?.code,
        error?.details?.[0]?.path,
        response.status,
        requestIdPattern.test(requestId ?? ""),
        operation,
      ];
    },
    expected: [undefined, "invalid_request", "/name", 400, true, "createPet"],
  },
  {
    title: "orThrow throws the error of the operation",
    async run({ createStore }) {
      const call = createStore().POST("/store/orders", { body: { petId: maxInt64 } });
      const error = await getRejection(call.then(orThrow));
      if (!(error instanceof StoreError && isStoreError(error, "createOrder"))) throw error;
      return [
        error.name,
        error.status,
        error.code,
        requestIdPattern.test(error.requestId ?? ""),
        isStoreError(error, "createPet"),
      ];
    },
    expected: ["StoreError", 404, "pet_not_found", true, false],
  },
  {
    title: "a relative baseUrl is relative to the page, and is rejected outside a page",
    async run({ createStore }) {
      try {
        createStore({ baseUrl: "/v1" });
      } catch (error) {
        return error instanceof TypeError && globalThis.location === undefined;
      }
      return globalThis.location !== undefined;
    },
    expected: true,
  },
  {
    title: "lists are iterated by entry and by page, with the headers of each page",
    async run({ createStore }) {
      const store = createStore();
      let petCount = 0;
      for await (const { id } of store.listAllPets({ limit: 7 })) petCount += id > 0 ? 1 : 0;
      const pageSizes: number[] = [];
      for await (const page of store.listPetPages({ limit: 7 })) {
        if (getHeader(page, "ETag") === undefined) throw new Error("A page has no ETag.");
        if (parseRateLimits(page.response).minute?.limit !== contract.plans.business.perMinute)
          throw new Error("A page has no rate limits.");
        pageSizes.push(page.data.length);
      }
      return [
        petCount === pageSizes.reduce((sum, size) => sum + size),
        pageSizes.length > 2,
        pageSizes.slice(0, -1).every((size) => size === 7),
      ];
    },
    expected: [true, true, true],
  },

  {
    title: "a 503 is retried after its Retry-After and a jitter",
    async run({ createStore, statuses, log }) {
      const { data } = await createStore({ fetch: withPreferHeader("code=503", 2) }).GET("/pets");
      return [data !== undefined, statuses(), log.map(({ attempt, waitMs }) => [attempt, Math.floor(waitMs / 1000)])];
    },
    expected: [
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
    title: "a POST without a response is retried with the same Idempotency-Key and takes effect once",
    async run({ createStore, statuses }) {
      const idempotencyKeys = new Set<string | null>();
      const store = createStore({
        async fetch(request) {
          idempotencyKeys.add(request.headers.get("Idempotency-Key"));
          const response = await fetch(request);
          if (statuses().length === 0) throw new TypeError("the response was lost");
          return response;
        },
      });
      const result = await store.POST("/pets", { body: rex });
      const replayed = getHeader(result, "Idempotency-Replayed");
      const second = orThrow(await store.POST("/pets", { body: rex }));
      return [statuses(), replayed, idempotencyKeys.size, second.id - (result.data?.id ?? 0)];
    },
    expected: [["TypeError", 201, 201], true, 2, 1],
  },

  {
    title: "a banned key sends no request until the ban ends",
    async run({ createStore, keyOf, clock, statuses, log }) {
      const withoutRetries = createStore({ key: keyOf("free"), retries: false });
      for (let call = 0; call <= freePlan.perMinute; call += 1) await withoutRetries.GET("/pets");
      await clock.advance((ban.graceSeconds + 1) * 1000);
      for (let strike = 0; strike < ban.strikes; strike += 1) await withoutRetries.GET("/pets");
      log.length = 0;

      const store = createStore({ key: keyOf("free") });
      const errors: unknown[] = [];
      for (let call = 0; call < 2; call += 1) {
        const error = await getRejection(store.GET("/pets").then(orThrow));
        if (error instanceof RateLimitError) errors.push([error.code, error.window, error.retryAfter > 290]);
      }
      await clock.advance(ban.seconds * 1000);
      orThrow(await store.GET("/pets"));
      return [errors, statuses()];
    },
    expected: [
      [
        ["key_banned", "ban", true],
        ["key_banned", "ban", true],
      ],
      [429, 200],
    ],
  },

  {
    title: "an attempt that exceeds its timeout ends with a TimeoutError and is retried",
    async run({ createStore, statuses }) {
      const timeouts = { perAttemptMs: 60 };
      const store = createStore({ fetch: withPreferHeader("wait=30"), timeouts, retries: { maxRetries: 1 } });
      const error = await getRejection(store.GET("/pets"));
      return [error instanceof DOMException && error.name, statuses()];
    },
    expected: ["TimeoutError", ["TimeoutError", "TimeoutError"]],
  },
  {
    title: "a call that exceeds its timeout ends with a TimeoutError, also during a wait",
    async run({ createStore, keyOf }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const fetch = withPreferHeader("code=503");
      const store = createStore({ fetch, clock, timeouts: { perCallMs: 60 }, key: keyOf("pro") });
      const error = await getRejection(store.POST("/pets", { body: rex }));
      return error instanceof DOMException && error.name;
    },
    expected: "TimeoutError",
  },
  {
    title: "a signal stops a request, a wait and an iteration with its reason",
    async run({ createStore }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const abortSoon = () => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new Error("enough")), 60);
        return controller.signal;
      };
      const slowStore = createStore({ fetch: withPreferHeader("wait=30") });
      const unavailableStore = createStore({ fetch: withPreferHeader("code=503"), clock });
      const request = slowStore.GET("/pets", { signal: abortSoon() });
      const wait = unavailableStore.GET("/pets", { signal: abortSoon() });
      const firstEntry = slowStore.listAllPets({ signal: abortSoon() }).next();
      const errors = await Promise.all([request, wait, firstEntry].map(getRejection));
      return errors.map(String);
    },
    expected: ["Error: enough", "Error: enough", "Error: enough"],
  },

  {
    title: "onDeprecated is called once for an operation, with the remaining days",
    async run({ createStore }) {
      const deprecations: unknown[] = [];
      const store = createStore({
        onDeprecated: ({ since: _, daysLeft, ...deprecation }) =>
          deprecations.push({ ...deprecation, hasDaysLeft: (daysLeft ?? 0) > 0 }),
      });
      for (const petId of [1, 2, 3]) await store.GET("/pets/{petId}", { params: { path: { petId } } });
      await store.GET("/pets");
      return deprecations;
    },
    expected: [
      {
        operation: "getPet",
        sunset: new Date(contract.operations.getPet.deprecation.sunset),
        link: "/docs#tag/pets/operation/getPet",
        successor: "/v1/pets",
        hasDaysLeft: true,
      },
    ],
  },
  {
    title: "onLog gets each attempt with its operation, without the key and the cursor",
    async run({ createStore, log, keyOf }) {
      const store = createStore();
      await store.GET("/pets/{petId}", { params: { path: { petId: 1 } } });
      await store.GET("/pets", { params: { query: { cursor: "secret" } } });
      const text = JSON.stringify(log);
      const entries = log.map(({ durationMs, requestId, waitMs, ...entry }) => ({
        ...entry,
        // In a browser, a few milliseconds can pass without a wait.
        waitedSeconds: Math.floor(waitMs / 1000),
        isTimed: durationMs >= 0 && requestIdPattern.test(requestId ?? ""),
      }));
      return [entries, text.includes(keyOf("business")) || text.includes("secret")];
    },
    expected: [
      [
        { operation: "getPet", method: "GET", path: "/pets/{petId}", status: 200, ...firstAttempt },
        { operation: "listPets", method: "GET", path: "/pets", status: 400, ...firstAttempt },
      ],
      false,
    ],
  },
];

export async function runBehaviour(sandbox: SandboxInfo, title: string): Promise<unknown> {
  return behaviours.find((each) => each.title === title)?.run(await openTestContext(sandbox));
}

function waitForever(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
