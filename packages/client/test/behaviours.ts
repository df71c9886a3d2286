import { ban, contract } from "@animal-store/contract";
import { getHeader, isStoreError, orThrow, parseRateLimits, RateLimitError, StoreError } from "../src/index.ts";
import {
  type Behaviour,
  getRejection,
  maxInt64,
  openTestContext,
  prefer,
  requestIdPattern,
  rex,
  type SandboxInfo,
  withoutSourceTextAccess,
} from "./test-context.ts";

const { free } = contract.plans;
const firstAttempt = { failure: undefined, attempt: 1, waitedSeconds: 0, isTimed: true };

export const behaviours: Behaviour[] = [
  {
    title: "integers beyond 2^53 are exact in both directions",
    async run({ open }) {
      const store = open();
      const { id } = orThrow(await store.POST("/pets", { body: rex }));
      return orThrow(await store.GET("/pets/{petId}", { params: { path: { petId: id } } })).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "integers are exact in a JavaScript engine without JSON source text access",
    async run({ open }) {
      using _ = withoutSourceTextAccess();
      return orThrow(await open().POST("/pets", { body: rex })).categoryId;
    },
    expected: maxInt64,
  },
  {
    title: "an error is data, with its code, details and request id",
    async run({ open }) {
      const { data, error, response, requestId, operation } = await open().POST("/pets", {
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
    async run({ open }) {
      const error = await getRejection(
        open()
          .POST("/store/orders", { body: { petId: maxInt64 } })
          .then(orThrow),
      );
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
    async run({ open }) {
      try {
        open({ baseUrl: "/v1" });
      } catch (error) {
        return error instanceof TypeError && globalThis.location === undefined;
      }
      return globalThis.location !== undefined;
    },
    expected: true,
  },
  {
    title: "lists are iterated by entry and by page, with the headers of each page",
    async run({ open }) {
      const store = open();
      let pets = 0;
      for await (const { id } of store.listAllPets({ limit: 7 })) pets += id > 0 ? 1 : 0;
      const sizes: number[] = [];
      for await (const page of store.listPetPages({ limit: 7 })) {
        if (getHeader(page, "ETag") === undefined) throw new Error("A page has no ETag.");
        if (parseRateLimits(page.response).minute?.limit !== contract.plans.business.perMinute)
          throw new Error("A page has no rate limits.");
        sizes.push(page.data.length);
      }
      return [
        pets === sizes.reduce((sum, size) => sum + size),
        sizes.length > 2,
        sizes.slice(0, -1).every((size) => size === 7),
      ];
    },
    expected: [true, true, true],
  },

  {
    title: "a 503 is retried after its Retry-After and a jitter",
    async run({ open, statuses, log }) {
      const { data } = await open({ fetch: prefer("code=503", 2) }).GET("/pets");
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
    async run({ open, statuses }) {
      const keys = new Set<string | null>();
      const store = open({
        async fetch(request) {
          keys.add(request.headers.get("Idempotency-Key"));
          const response = await fetch(request);
          if (statuses().length === 0) throw new TypeError("the response was lost");
          return response;
        },
      });
      const result = await store.POST("/pets", { body: rex });
      const replayed = getHeader(result, "Idempotency-Replayed");
      const second = orThrow(await store.POST("/pets", { body: rex }));
      return [statuses(), replayed, keys.size, second.id - (result.data?.id ?? 0)];
    },
    expected: [["TypeError", 201, 201], true, 2, 1],
  },

  {
    title: "a banned key sends no request until the ban ends",
    async run({ open, keyOf, clock, statuses, log }) {
      const withoutRetries = open({ key: keyOf("free"), retries: false });
      for (let call = 0; call <= free.perMinute; call += 1) await withoutRetries.GET("/pets");
      await clock.move((ban.graceSeconds + 1) * 1000);
      for (let strike = 0; strike < ban.strikes; strike += 1) await withoutRetries.GET("/pets");
      log.length = 0;

      const store = open({ key: keyOf("free") });
      const errors: unknown[] = [];
      for (let call = 0; call < 2; call += 1) {
        const error = await getRejection(store.GET("/pets").then(orThrow));
        if (error instanceof RateLimitError) errors.push([error.code, error.window, error.retryAfter > 290]);
      }
      await clock.move(ban.seconds * 1000);
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
    async run({ open, statuses }) {
      const store = open({ fetch: prefer("wait=30"), timeouts: { perAttemptMs: 60 }, retries: { maxRetries: 1 } });
      const error = await getRejection(store.GET("/pets"));
      return [error instanceof DOMException && error.name, statuses()];
    },
    expected: ["TimeoutError", ["TimeoutError", "TimeoutError"]],
  },
  {
    title: "a call that exceeds its timeout ends with a TimeoutError, also during a wait",
    async run({ open, keyOf }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const fetch = prefer("code=503");
      const store = open({ fetch, clock, timeouts: { perCallMs: 60 }, key: keyOf("pro") });
      const error = await getRejection(store.POST("/pets", { body: rex }));
      return error instanceof DOMException && error.name;
    },
    expected: "TimeoutError",
  },
  {
    title: "a signal ends a request, a wait and a list with its reason",
    async run({ open }) {
      const clock = { now: () => Date.now(), wait: waitForever };
      const abortSoon = () => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new Error("enough")), 60);
        return controller.signal;
      };
      const sending = open({ fetch: prefer("wait=30") }).GET("/pets", { signal: abortSoon() });
      const waiting = open({ fetch: prefer("code=503"), clock }).GET("/pets", { signal: abortSoon() });
      const list = open({ fetch: prefer("wait=30") })
        .listAllPets({ signal: abortSoon() })
        .next();
      const errors = await Promise.all([sending, waiting, list].map(getRejection));
      return errors.map(String);
    },
    expected: ["Error: enough", "Error: enough", "Error: enough"],
  },

  {
    title: "onDeprecated is called once for an operation, with the remaining days",
    async run({ open }) {
      const deprecations: unknown[] = [];
      const store = open({
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
    async run({ open, log, keyOf }) {
      const store = open();
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
