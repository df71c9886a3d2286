import { expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

/** The address that counts for a request from the socket 10.0.0.1 with these headers. */
function addressOf(trustedProxies: number, headers: Record<string, string>): string {
  return createClientAddress(trustedProxies)({
    method: "GET",
    target: "/",
    remoteAddress: "10.0.0.1",
    header: (name) => headers[name] ?? null,
    readBody: async () => new Uint8Array(),
  });
}

it.each([
  ["without proxies the socket counts", 0, "192.0.2.1", "10.0.0.1"],
  ["without proxies a header is not believed", 0, "192.0.2.1, 192.0.2.2", "10.0.0.1"],
  ["the proxy's word counts", 1, "192.0.2.1", "192.0.2.1"],
  ["what a caller wrote in front of the proxy's word does not", 1, "203.0.113.9, 192.0.2.1", "192.0.2.1"],
  ["of two proxies the outer one's word counts", 2, "203.0.113.9, 192.0.2.1,10.1.1.1", "192.0.2.1"],
  ["a list that is too short leaves the socket", 2, "192.0.2.1", "10.0.0.1"],
  ["a port is left out", 1, "192.0.2.1:5678", "192.0.2.1"],
  ["a port of IPv6 is left out", 1, "[2001:db8::1]:5678", "2001:db8::1"],
  ["brackets without a port are left out", 1, "[2001:db8::1]", "2001:db8::1"],
  ["IPv6 without brackets stays whole", 1, "2001:db8::1", "2001:db8::1"],
  ["an empty entry leaves the socket", 1, "192.0.2.1, ", "10.0.0.1"],
])("%s", (_, trustedProxies, forwarded, expected) => {
  expect(addressOf(trustedProxies, { "x-forwarded-for": forwarded })).toBe(expected);
});

it("without the header the socket counts", () => {
  expect(addressOf(1, {})).toBe("10.0.0.1");
});
