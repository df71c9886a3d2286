import { ban } from "@animal-store/contract";
import { type ContractCase, refused } from "./contract-case.ts";
import { beginDay, minute } from "./rate-figures.ts";
import { expectCode, expectStatus } from "./steps.ts";
import { exhausted, grace, request, requests, second } from "./strikes.ts";

const within = ban.withinSeconds * second;
// The day stays used up while the time of the strikes slides on.
const oneADay = { perMinute: 100, perDay: 1 };

/** The strikes of a ban lie within a time that slides, whatever windows it touches. */
export const strikeWindowCases: ContractCase[] = [
  {
    id: "bans/sliding/together",
    fact: `strikes that lie within less than ${ban.withinSeconds} s add up`,
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      expectCode(await request(context, key), "daily_quota_exceeded");
      clock.advance(within / 2);
      for (const answer of await requests(context, key, ban.strikes - 2)) expectCode(answer, "daily_quota_exceeded");
      clock.advance(within / 2 - 1);
      return request(context, key);
    },
  },
  {
    id: "bans/sliding/apart",
    fact: `strikes that lie ${ban.withinSeconds} s apart do not add up, later ones do`,
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      expectCode(await request(context, key), "daily_quota_exceeded");
      clock.advance(within);
      for (const answer of await requests(context, key, ban.strikes - 1)) expectCode(answer, "daily_quota_exceeded");
      return request(context, key);
    },
  },
  {
    id: "bans/sliding/slow",
    fact: "strikes that come slowly enough never ban",
    ...refused("listPets", "daily_quota_exceeded"),
    async run(context) {
      const { clock } = context.service;
      beginDay(clock);
      const key = await exhausted(context, oneADay);
      for (let strikes = 0; strikes < 3 * ban.strikes; strikes += 1) {
        expectCode(await request(context, key), "daily_quota_exceeded");
        clock.advance(within / (ban.strikes - 1));
      }
      return request(context, key);
    },
  },
  {
    id: "bans/each-window",
    fact: "each window has a first 429 and a grace of its own, strikes of the one before still count",
    ...refused("listPets", "key_banned"),
    async run(context) {
      const { clock } = context.service;
      const key = await exhausted(context, { perMinute: 1 }, minute / 2);
      for (const answer of await requests(context, key, ban.strikes - 1)) expectCode(answer, "rate_limit_exceeded");
      clock.advance(minute / 2);
      expectStatus(await request(context, key), 200);
      expectCode(await request(context, key), "rate_limit_exceeded");
      clock.advance(grace);
      expectCode(await request(context, key), "rate_limit_exceeded");
      clock.advance(1);
      return request(context, key);
    },
  },
];
