import { describe, expect, it } from "vitest";
import { addressBlock, createAddressLimiter } from "./address-limiter.ts";

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

  it("gives nothing again to a clock that is set back at the turn of a minute", () => {
    const limiter = createAddressLimiter(1);
    const take = (at: number) => limiter.take("192.0.2.1", at).isAllowed;
    expect([now - 1, now, now - 1, now, now + 60_000].map(take)).toEqual([true, true, false, false, true]);
  });

  it("tells what is left without counting", () => {
    const limiter = createAddressLimiter(2);
    limiter.take("192.0.2.1", now);
    expect(limiter.peek("192.0.2.1", now)).toEqual(limiter.peek("192.0.2.1", now));
    expect(limiter.peek("192.0.2.1", now).remaining).toBe(1);
  });

  it("takes over what others counted, where that is more", () => {
    const limiter = createAddressLimiter(5);
    limiter.take("192.0.2.1", now);
    limiter.note("192.0.2.1", 3, now);
    expect(limiter.peek("192.0.2.1", now).remaining).toBe(2);
    limiter.note("192.0.2.1", 2, now);
    expect(limiter.peek("192.0.2.1", now).remaining).toBe(2);
    expect(limiter.peek("192.0.2.1", now + 60_000).remaining).toBe(5);
  });

  it("shares one bucket among the addresses that do not fit its table", () => {
    const limiter = createAddressLimiter(1);
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
    for (let index = 0; index < 100_000; index += 1) limiter.take(address(index), now);
    expect(limiter.take(address(100_000), now).isAllowed).toBe(true);
    expect(limiter.take(address(100_001), now).isAllowed).toBe(false);
  });
});

it.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["no address", "others"],
])("%s counts as %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
