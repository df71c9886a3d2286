import { expect, it } from "vitest";
import { usedMemory } from "../bench/used-memory.ts";
import { createAddressLimiter } from "../src/limits/address-limiter.ts";

const megabyte = 1_000_000;
const now = Date.UTC(2026, 0, 15);

it.each([
  ["IPv4", (index: number) => `${(index >>> 24) + 1}.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`],
  ["IPv6", (index: number) => `2001:db8:${(index >> 16).toString(16)}:${(index & 65_535).toString(16)}::1`],
])("ten million addresses of %s in a minute take bounded memory, and give all of it back", (version, address) => {
  const empty = usedMemory();
  const limiter = createAddressLimiter(60);
  for (let index = 0; index < 10_000_000; index += 1) limiter.take(address(index), now);
  const full = usedMemory() - empty;
  for (const later of [60_000, 120_000]) limiter.take(address(0), now + later);
  const after = usedMemory() - empty;
  console.log(`${version}: ${(full / megabyte).toFixed(1)} MB, two minutes later ${(after / megabyte).toFixed(1)} MB`);
  expect(full).toBeLessThan(30 * megabyte);
  expect(after).toBeLessThan(2 * megabyte);
});
