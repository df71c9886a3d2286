import { Hono } from "hono";
import { expect, it } from "vitest";
import { createClientAddress } from "./client-address.ts";

/** The address that counts for a request from the socket 10.0.0.1 with these headers. */
async function addressOf(trustedProxies: number, headers: Record<string, string>): Promise<string> {
  const clientAddress = createClientAddress(trustedProxies);
  const app = new Hono().get("/", (c) => c.text(clientAddress(c)));
  const env = { incoming: { socket: { remoteAddress: "10.0.0.1", remotePort: 1, remoteFamily: "IPv4" } } };
  return (await app.request("/", { headers }, env)).text();
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
])("%s", async (_, trustedProxies, forwarded, expected) => {
  expect(await addressOf(trustedProxies, { "x-forwarded-for": forwarded })).toBe(expected);
});

it("without the header the socket counts", async () => {
  expect(await addressOf(1, {})).toBe("10.0.0.1");
});
