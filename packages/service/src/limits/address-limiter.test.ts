import { describe, expect, it } from "vitest";
import { addressBuckets, createAddressLimiter } from "./address-limiter.ts";

const now = Date.UTC(2026, 0, 15);

describe("an address limiter", () => {
  it("lets as many requests pass in a minute as the limit says", () => {
    const limiter = createAddressLimiter(2);
    expect(limiter.take("192.0.2.1", now)).toMatchObject({ isAllowed: true, allowance: { remaining: 1 } });
    expect(limiter.take("192.0.2.1", now).isAllowed).toBe(true);
    expect(limiter.take("192.0.2.1", now).isAllowed).toBe(false);
    expect(limiter.take("192.0.2.2", now).isAllowed).toBe(true);
    expect(limiter.take("192.0.2.1", now + 60_000).isAllowed).toBe(true);
  });

  it("tells what is left without counting", () => {
    const limiter = createAddressLimiter(2);
    limiter.take("192.0.2.1", now);
    expect(limiter.peek("192.0.2.1", now)).toEqual(limiter.peek("192.0.2.1", now));
    expect(limiter.peek("192.0.2.1", now).remaining).toBe(1);
  });

  it("takes the counts of other processes if they are higher", () => {
    const limiter = createAddressLimiter(5);
    limiter.take("192.0.2.1", now);
    for (const count of [3, 2]) {
      limiter.raise([{ name: "192.0.2.1", factor: 1, count }], now);
      expect(limiter.peek("192.0.2.1", now).remaining).toBe(2);
    }
    expect(limiter.peek("192.0.2.1", now + 60_000).remaining).toBe(5);
  });

  it("allows a part of each limit and reports the whole limit", () => {
    const limiter = createAddressLimiter(8, 0.25);
    expect(limiter.take("192.0.2.1", now).allowance).toMatchObject({ limit: 8, remaining: 1 });
    expect(["192.0.2.1", "192.0.2.1"].map((address) => limiter.take(address, now).isAllowed)).toEqual([true, false]);
  });

  describe("for the /64s of one /48", () => {
    const ofNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

    it("allows ten times the limit of one /64 together", () => {
      const limiter = createAddressLimiter(2);
      const decisions = Array.from({ length: 30 }, (_, index) => limiter.take(ofNetwork(index), now).isAllowed);
      expect(decisions.filter(Boolean)).toHaveLength(20);
      expect(limiter.take("2001:db8:2::1", now).isAllowed).toBe(true);
      expect(limiter.take(ofNetwork(0), now + 60_000).isAllowed).toBe(true);
    });

    it("reports the bucket with fewer requests left", () => {
      const limiter = createAddressLimiter(2);
      const left = (index: number) => limiter.take(ofNetwork(index), now).allowance;
      expect(left(0)).toMatchObject({ limit: 2, remaining: 1 });
      for (let index = 1; index < 19; index += 1) left(index);
      expect(left(20)).toMatchObject({ limit: 20, remaining: 0 });
      expect(limiter.peek(ofNetwork(21), now)).toMatchObject({ limit: 20, remaining: 0 });
    });

    it("counts a request that one bucket rejects in neither", () => {
      const limiter = createAddressLimiter(2);
      for (let index = 0; index < 5; index += 1) limiter.take(ofNetwork(0), now);
      expect(limiter.counts(ofNetwork(0), now)).toMatchObject([{ count: 2 }, { count: 2 }]);
      for (let index = 1; index < 30; index += 1) limiter.take(ofNetwork(index), now);
      expect(limiter.counts(ofNetwork(29), now)).toMatchObject([{ count: 0 }, { count: 20 }]);
    });
  });

  it("shares one bucket among the addresses that do not fit its table", () => {
    const limiter = createAddressLimiter(1);
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 100_000; index += 1) limiter.take(address(index), now);
    expect(limiter.take(address(100_000), now).isAllowed).toBe(true);
    expect(limiter.take(address(100_001), now).isAllowed).toBe(false);
    // Another process may have room for them.
    expect(limiter.counts(address(100_001), now)).toMatchObject([{ count: 0 }]);
    limiter.raise([{ name: "192.0.2.1", factor: 1, count: 5 }], now);
    expect(limiter.counts("192.0.2.1", now)).toMatchObject([{ count: 0 }]);
  });
});

it.each([
  ["192.0.2.1", ["192.0.2.1"]],
  ["::ffff:192.0.2.1", ["192.0.2.1"]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2", "2001:db8:1"]],
  ["2001:db8:1:2::1", ["2001:db8:1:2", "2001:db8:1"]],
  ["no address", ["others"]],
])("%s counts as %j", (address, names) => {
  expect(addressBuckets(address).map(({ name }) => name)).toEqual(names);
});
