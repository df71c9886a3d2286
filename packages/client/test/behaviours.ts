import { ban, contract } from "@animal-store/contract";
import {
  createTypedClient,
  isStoreApiError,
  orThrow,
  parseRateLimits,
  StoreAbortError,
  StoreApiError,
  StoreConnectionError,
  StoreTimeoutError,
  withDeprecations,
} from "../src/index.ts";
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
const firstAttempt = { error: undefined, attempt: 1, waitedSeconds: 0, isTimed: true };

export const behaviours: Behaviour[] = [
  {
    title: "integers beyond 2^53 are exact in both directions",
    async run({ createStore }) {
      const store = createStore();
      const { id } = orThrow(await store.createPet(rex));
      return orThrow(await store.getPet({ petId: id })).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "integers are exact in a JavaScript engine without JSON source text access",
    async run({ createStore }) {
      using _ = withoutSourceTextAccess();
      return orThrow(await createStore().createPet(rex)).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "an error is data, with its code, details and request id",
    async run({ createStore }) {
      const result = await createStore().createPet({ ...rex, name: "" });
      const { status, data, error, requestId, operation, method, attempts } = result;
      const path = error?.code === "invalid_request" && error.details?.[0]?.path;
      return [status, data, path, requestIdPattern.test(requestId ?? ""), operation, method, attempts];
    },
    expected: [400, undefined, "/name", true, "createPet", "POST", 1],
  },
  {
    title: "orThrow throws the error of the operation, with the request in its message",
    async run({ createStore, baseUrl }) {
      const error = await getRejection(createStore().createOrder({ petId: maxInt64 }).then(orThrow));
      if (!(error instanceof StoreApiError && isStoreApiError(error, "createOrder"))) throw error;
      return [
        error.name,
        error.status,
        error.code,
        error.message.replace(baseUrl, "").replace(/:.*/, ""),
        requestIdPattern.test(error.requestId ?? ""),
        isStoreApiError(error, "createPet"),
      ];
    },
    expected: ["ApiError", 404, "pet_not_found", "POST /store/orders returned 404 pet_not_found", true, false],
  },
  {
    title: "a request with the ETag of a page gets a 304 without data or error",
    async run({ createStore }) {
      const store = createStore();
      const { response } = await store.listPets({ limit: 2 });
      const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
      const { status, data, error } = await store.listPets({ limit: 2 }, { headers });
      return [status, data, error];
    },
    expected: [304, undefined, undefined],
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
      for await (const { id } of store.listPets.all({ limit: 7 })) petCount += id > 0 ? 1 : 0;
      const pageSizes: number[] = [];
      for await (const { data, response } of store.listPets.pages({ limit: 7 })) {
        if (!response.headers.has("ETag")) throw new Error("A page has no ETag.");
        if (parseRateLimits(response).minute?.limit !== contract.plans.business.perMinute)
          throw new Error("A page has no rate limits.");
        pageSizes.push(data.length);
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
      const { data, attempts } = await createStore({ fetch: withPreferHeader("code=503", 2) }).listPets();
      const waits = log.map(({ attempt, waitMs }) => [attempt, Math.floor(waitMs / 1000)]);
      return [data !== undefined, attempts, statuses(), waits];
    },
    expected: [
      true,
      3,
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
      const { data, response } = await store.createPet(rex);
      const replayed = response.headers.get("Idempotency-Replayed");
      const second = orThrow(await store.createPet(rex));
      return [statuses(), replayed, idempotencyKeys.size, second.id - (data?.id ?? 0)];
    },
    expected: [["ConnectionError", 201, 201], "true", 2, 1],
  },
  {
    title: "a call to an unreachable server ends with a ConnectionError after its retries",
    async run({ createStore, log }) {
      // Browsers and Node.js block this port.
      const store = createStore({ baseUrl: "http://127.0.0.1:1/v1", maxRetries: 2 });
      const error = await getRejection(store.getPet({ petId: 1 }));
      if (!(error instanceof StoreConnectionError)) throw error;
      return [error.name, error.message, error.attempts, error.cause instanceof TypeError, log.length];
    },
    expected: [
      "ConnectionError",
      "GET http://127.0.0.1:1/v1/pets/1 failed. Check the network and baseUrl.",
      3,
      true,
      3,
    ],
  },

  {
    title: "a banned key sends no request until the ban ends",
    async run({ baseUrl, createStore, keyOf, clock, statuses }) {
      const apiKey = keyOf("free");
      // The minimal client sends requests also after a 429.
      const minimal = createTypedClient({ baseUrl, apiKey });
      for (let call = 0; call <= freePlan.perMinute; call += 1) await minimal.GET("/pets");
      await clock.advance((ban.graceSeconds + 1) * 1000);
      for (let strike = 0; strike < ban.strikes; strike += 1) await minimal.GET("/pets");

      const store = createStore({ apiKey });
      const errors: unknown[] = [];
      for (let call = 0; call < 2; call += 1) {
        const error = await getRejection(store.listPets().then(orThrow));
        if (error instanceof StoreApiError)
          errors.push([error.status, error.code, (error.retryAfterSeconds ?? 0) > 290]);
      }
      await clock.advance(ban.seconds * 1000);
      orThrow(await store.listPets());
      return [errors, statuses()];
    },
    expected: [
      [
        [429, "key_banned", true],
        [429, "key_banned", true],
      ],
      [429, 200],
    ],
  },
  {
    title: "a call waits for the limit of a minute, and onWait reports the wait",
    async run({ createStore, keyOf, statuses }) {
      const waits: unknown[] = [];
      const store = createStore({
        apiKey: keyOf("free"),
        onWait: ({ waitMs, ...wait }) => waits.push({ ...wait, isLong: waitMs > 1000 }),
      });
      for (let call = 0; call <= freePlan.perMinute; call += 1) orThrow(await store.listPets());
      return [waits, statuses().filter((status) => status !== 200)];
    },
    expected: [[{ reason: "rate_limit", attempt: 2, operation: "listPets", isLong: true }], [429]],
  },

  {
    title: "a request that exceeds the timeout of its call ends with a TimeoutError and is not retried",
    async run({ createStore, statuses }) {
      const store = createStore({ fetch: withPreferHeader("wait=30") });
      const error = await getRejection(store.listPets({}, { timeoutMs: 60 }));
      return [error instanceof StoreTimeoutError && error.name, statuses()];
    },
    expected: ["TimeoutError", ["TimeoutError"]],
  },
  {
    title: "a wait for a retry that exceeds the timeout of its call ends with a TimeoutError",
    async run({ createStore, statuses }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const fetch = () => Promise.reject(new TypeError("offline"));
      const store = createStore({ fetch, clock, random: () => 0, timeoutMs: 500 });
      const error = await getRejection(store.createPet(rex));
      return [error instanceof StoreTimeoutError && error.attempts, statuses()];
    },
    expected: [1, ["ConnectionError"]],
  },
  {
    title: "a signal stops a request, a wait and an iteration with an AbortError, which has the reason",
    async run({ createStore }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const abortSoon = () => {
        const controller = new AbortController();
        setTimeout(() => controller.abort("enough"), 60);
        return { signal: controller.signal };
      };
      const slowStore = createStore({ fetch: withPreferHeader("wait=30") });
      const unavailableStore = createStore({ fetch: withPreferHeader("code=503"), clock });
      const request = slowStore.listPets({}, abortSoon());
      const wait = unavailableStore.listPets({}, abortSoon());
      const firstEntry = slowStore.listPets.all({}, abortSoon()).next();
      const errors = await Promise.all([request, wait, firstEntry].map(getRejection));
      return errors.map((error) => error instanceof StoreAbortError && [error.name, error.cause]);
    },
    expected: [
      ["AbortError", "enough"],
      ["AbortError", "enough"],
      ["AbortError", "enough"],
    ],
  },

  {
    title: "withDeprecations reports a deprecated operation once",
    async run({ createStore }) {
      const deprecations: unknown[] = [];
      const layer = withDeprecations((deprecation) => deprecations.push(deprecation));
      const store = createStore({ layers: [layer] });
      for (const petId of [1, 2, 3]) await store.getPet({ petId });
      await store.listPets();
      return deprecations;
    },
    expected: [
      {
        operation: "getPet",
        sunset: new Date(contract.operations.getPet.deprecation.sunset),
        link: "/docs/read-one-pet/#replace-getpet",
        successor: "/v1/pets",
      },
    ],
  },
  {
    title: "withLogging reports each attempt with its operation, without the key and the cursor",
    async run({ createStore, log, keyOf }) {
      const store = createStore();
      await store.getPet({ petId: 1 });
      await store.listPets({ cursor: "secret" });
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
