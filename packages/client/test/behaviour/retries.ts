import { createTypedClient, orThrow, readHeader, withRetries } from "../../src/index.ts";
import { rex } from "./rex.ts";
import { type Behaviour, prefer, thrownBy } from "./world.ts";

/** What is sent again, and what never is. */
export const retries: Behaviour[] = [
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
    fact: "500 is not tried again, and neither is anything without retries",
    async show({ open, statuses }) {
      await open({ fetch: prefer("code=500") }).GET("/pets");
      await open({ fetch: prefer("code=503"), retries: false }).GET("/pets");
      return statuses();
    },
    is: [500, 503],
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
      const known = readHeader(answer, "Idempotency-Replayed");
      const again = orThrow(await store.POST("/pets", { body: rex }));
      return [statuses(), known, keys.size, again.id - (answer.data?.id ?? 0)];
    },
    is: [["TypeError", 201, 201], true, 2, 1],
  },
  {
    fact: "a caller's own Idempotency-Key is kept",
    async show({ open }) {
      const once = { body: rex, params: { header: { "Idempotency-Key": "mine" } } };
      const [first, second] = [await open().POST("/pets", once), await open().POST("/pets", once)];
      return [first.data?.id === second.data?.id, readHeader(second, "Idempotency-Replayed")];
    },
    is: [true, true],
  },
  {
    fact: "a POST without an Idempotency-Key is never sent again",
    async show({ baseUrl, keyOf, clock }) {
      let sent = 0;
      const losing = async (request: Request): Promise<Response> => {
        sent += 1;
        await fetch(request);
        throw new TypeError("the answer got lost");
      };
      const bare = createTypedClient({ baseUrl, key: keyOf("pro"), fetch: withRetries(losing, { clock }) });
      return [String(await thrownBy(bare.POST("/pets", { body: rex }))), sent];
    },
    is: ["TypeError: the answer got lost", 1],
  },
];
