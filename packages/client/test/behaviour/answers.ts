import { contract } from "@animal-store/contract";
import { isStoreError, orThrow, readHeader, readLimits, StoreError } from "../../src/index.ts";
import { hideSource } from "./hide-source.ts";
import { longest, rex } from "./rex.ts";
import { anId, type Behaviour, thrownBy } from "./world.ts";

const page = "<h1>Bad Gateway</h1>";

/** What answers are, wherever the client runs. */
export const answers: Behaviour[] = [
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
      using _ = hideSource();
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
      const error = await thrownBy(
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
    fact: "an answer that is not the API's is an error with its status, what came and the request's id, and orThrow says the same",
    async show({ open }) {
      const headers = { "X-Request-Id": "one" };
      const answer = await open({ fetch: () => new Response(page, { status: 502, headers }) }).GET("/pets");
      const thrown = await thrownBy((async () => orThrow(answer))());
      if (!(thrown instanceof StoreError)) throw thrown;
      const { status, code, cause, requestId, message } = thrown;
      const isSame = message === answer.error?.message && requestId === answer.requestId;
      return [answer.error?.status, answer.error?.code, answer.error?.cause, isSame, status, code, cause, requestId];
    },
    is: [502, undefined, page, true, 502, undefined, page, "one"],
  },
  {
    fact: "lists come one by one and page by page, with the headers of each page",
    async show({ open }) {
      const store = open();
      let pets = 0;
      for await (const { id } of store.listAllPets({ limit: 7 })) pets += id > 0 ? 1 : 0;
      const sizes: number[] = [];
      for await (const page of store.listPetPages({ limit: 7 })) {
        if (readHeader(page, "ETag") === undefined) throw new Error("A page has an ETag.");
        if (readLimits(page.response).minute?.limit !== contract.plans.business.perMinute)
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
];
