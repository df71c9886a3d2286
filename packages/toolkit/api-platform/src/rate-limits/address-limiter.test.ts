import { expect, it } from "vitest";
import { type AddressBucket, createAddressLimiter } from "./address-limiter.ts";

const now = Date.UTC(2026, 0, 15);
const address = "192.0.2.1";
const networkAddress = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

it("allows each address the full limit in each minute", () => {
  const limiter = createAddressLimiter(2);
  expect(limiter.take(address, now)).toMatchObject({ isAllowed: true, windowStatus: { remaining: 1 } });
  expect([1, 2].map(() => limiter.peek(address, now).remaining)).toEqual([1, 1]);
  expect([1, 2].map(() => limiter.take(address, now).isAllowed)).toEqual([true, false]);
  expect(limiter.take("192.0.2.2", now).isAllowed).toBe(true);
  expect(limiter.take(address, now + 60_000).isAllowed).toBe(true);
});

it("raises a count to the higher count of all processes", () => {
  const limiter = createAddressLimiter(5);
  limiter.take(address, now);
  const [bucket] = limiter.findBuckets(address, now);
  for (const count of [3, 2]) {
    limiter.raiseCount(bucket as AddressBucket, count, now);
    expect(limiter.peek(address, now).remaining).toBe(2);
  }
  expect(limiter.peek(address, now + 60_000).remaining).toBe(5);
});

it("allows a /48 ten times the limit of one /64, and reports the bucket with the fewest remaining requests", () => {
  const limiter = createAddressLimiter(2);
  const take = (index: number) => limiter.take(networkAddress(index), now);
  expect(take(0)).toMatchObject({ isAllowed: true, windowStatus: { limit: 2, remaining: 1 } });
  for (let index = 1; index < 20; index += 1) expect(take(index).isAllowed).toBe(true);
  expect(take(20)).toMatchObject({ isAllowed: false, windowStatus: { limit: 20, remaining: 0 } });
  expect(limiter.peek(networkAddress(21), now)).toMatchObject({ limit: 20, remaining: 0 });
  expect(limiter.take("2001:db8:2::1", now).isAllowed).toBe(true);
  expect(limiter.take(networkAddress(0), now + 60_000).isAllowed).toBe(true);
});

it("counts a rejected request in neither bucket", () => {
  const limiter = createAddressLimiter(2);
  for (let index = 0; index < 5; index += 1) limiter.take(networkAddress(0), now);
  const others = Array.from({ length: 30 }, (_, index) => limiter.take(networkAddress(index + 1), now).isAllowed);
  expect(others.filter(Boolean)).toHaveLength(18);
});

it("shares one bucket among the addresses above the maximum number of buckets", () => {
  const limiter = createAddressLimiter(1);
  const ipv4Address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  for (let index = 0; index < 100_000; index += 1) limiter.take(ipv4Address(index), now);
  expect([100_000, 100_001].map((index) => limiter.take(ipv4Address(index), now).isAllowed)).toEqual([true, false]);
});

it.each([
  [address, [address]],
  ["::ffff:192.0.2.1", [address]],
  ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2", "2001:db8:1"]],
  ["2001:db8:1:2::1", ["2001:db8:1:2", "2001:db8:1"]],
  ["no address", ["others"]],
])("counts %s in the buckets %j", (text, names) => {
  expect(
    createAddressLimiter(1)
      .findBuckets(text, now)
      .map(({ name }) => name),
  ).toEqual(names);
});
