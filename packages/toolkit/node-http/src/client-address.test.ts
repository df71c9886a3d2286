import { expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

it.each<[rule: string, trustedProxies: number, forwarded: string | null, address: string]>([
  ["the socket without proxies", 0, "192.0.2.1", "10.0.0.1"],
  ["the socket without proxies, for any header", 0, "192.0.2.1, 192.0.2.2", "10.0.0.1"],
  ["the entry of the proxy", 1, "192.0.2.1", "192.0.2.1"],
  ["the entry of the proxy, not one of the client", 1, "203.0.113.9, 192.0.2.1", "192.0.2.1"],
  ["the entry of the outer one of two proxies", 2, "203.0.113.9, 192.0.2.1,10.1.1.1", "192.0.2.1"],
  ["the socket if the list is too short", 2, "192.0.2.1", "10.0.0.1"],
  ["the socket if there is no header", 1, null, "10.0.0.1"],
  ["the socket if the entry is empty", 1, "192.0.2.1, ", "10.0.0.1"],
  ["IPv4 without its port", 1, "192.0.2.1:5678", "192.0.2.1"],
  ["IPv6 without its port", 1, "[2001:db8::1]:5678", "2001:db8::1"],
  ["IPv6 without brackets", 1, "[2001:db8::1]", "2001:db8::1"],
  ["the whole IPv6 address if it has no brackets", 1, "2001:db8::1", "2001:db8::1"],
])("the client address is %s", (_, trustedProxies, forwarded, address) => {
  const request = {
    remoteAddress: "10.0.0.1",
    header: (name: string) => (name === "x-forwarded-for" ? forwarded : null),
  };
  expect(createClientAddress(trustedProxies)(request)).toBe(address);
});
