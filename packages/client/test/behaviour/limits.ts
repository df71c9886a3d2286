import { ban, contract } from "@animal-store/contract";
import { orThrow, RateLimitError } from "../../src/index.ts";
import { type Behaviour, thrownBy } from "./world.ts";

const { free } = contract.plans;

/** What happens at the limits. */
export const limits: Behaviour[] = [
  {
    fact: "over the minute's limit a call waits for the next minute",
    async show({ open, keyOf, statuses, log }) {
      const store = open({ key: keyOf("free") });
      for (let call = 0; call <= free.perMinute; call += 1)
        orThrow(await store.GET("/pets", { params: { query: { limit: 1 } } }));
      return [statuses().slice(-3), (log.at(-1)?.waitMs ?? 0) > 30_000];
    },
    is: [[200, 429, 200], true],
  },
  {
    fact: "a wait beyond the budget is a RateLimitError at once, and nothing is sent before its time",
    async show({ open, keyOf, clock, log }) {
      const store = open({ key: keyOf("free"), retries: { waitAtMostMs: 1000 } });
      await Promise.all(Array.from({ length: free.perMinute }, () => store.GET("/pets")));
      const left: number[] = [];
      let told: unknown;
      for (let call = 0; call < ban.strikes + 2; call += 1) {
        const error = await thrownBy(store.GET("/pets").then(orThrow));
        if (!(error instanceof RateLimitError)) throw error;
        left.push(error.retryAfter);
        const { name, window, limit, code, operation } = error;
        told = { name, window, limit, code, operation };
        await clock.move((ban.graceSeconds + 1) * 1000);
      }
      const sent = log.length - free.perMinute;
      const isCounting = left.every((seconds, index) => seconds < (left[index - 1] ?? 61));
      await clock.move((left.at(-1) ?? 0) * 1000);
      return [told, sent, isCounting, (await store.GET("/pets")).response.status];
    },
    is: [
      {
        name: "RateLimitError",
        window: "minute",
        limit: free.perMinute,
        code: "rate_limit_exceeded",
        operation: "listPets",
      },
      1,
      true,
      200,
    ],
  },
  {
    fact: "a banned key is left alone until its ban is over",
    async show({ open, keyOf, clock, statuses, log }) {
      const rude = open({ key: keyOf("free"), retries: false });
      for (let call = 0; call <= free.perMinute; call += 1) await rude.GET("/pets");
      await clock.move((ban.graceSeconds + 1) * 1000);
      for (let strike = 0; strike < ban.strikes; strike += 1) await rude.GET("/pets");
      log.length = 0;

      const store = open({ key: keyOf("free") });
      const errors = [
        await thrownBy(store.GET("/pets").then(orThrow)),
        await thrownBy(store.GET("/pets").then(orThrow)),
      ];
      const told = errors.map(
        (error) => error instanceof RateLimitError && [error.code, error.window, error.retryAfter > 290],
      );
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
  {
    fact: "50 callers that share one Free key and a pacer lose no call and are never refused",
    async show({ open, keyOf, statuses }) {
      const store = open({ key: keyOf("free"), pacing: true });
      const call = () => store.GET("/pets", { params: { query: { limit: 1 } } });
      const callers = Array.from({ length: 50 }, async () => [await call(), await call(), await call(), await call()]);
      const answers = (await Promise.all(callers)).flat();
      return [
        answers.length,
        answers.filter(({ response }) => response.ok).length,
        statuses().filter((status) => status !== 200).length,
      ];
    },
    is: [200, 200, 0],
  },
];
