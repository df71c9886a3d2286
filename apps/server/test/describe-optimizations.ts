import { type Recording, recordExchanges } from "@animal-store/store-tests";
import { expect, it } from "vitest";
import { slowSqliteTarget, uncheckedSqliteTarget } from "./start-target.ts";

// These headers depend on the connection and the time, not on the response.
const transportHeaders = ["connection", "date", "keep-alive", "transfer-encoding"];
// These cases send two bodies concurrently: either can be stored.
const nondeterministicCases = /\/parallel-bodies$/;

/** Registers a test that optimizations change no response. @param every 1 for all contract cases, 10 for every tenth */
export function describeOptimizations(every = 1): void {
  it(`the server returns the same bytes with and without optimizations, in 1 of ${every} cases`, {
    timeout: 300_000,
  }, async () => {
    const fast = await recordExchanges(uncheckedSqliteTarget, every);
    const slow = await recordExchanges(slowSqliteTarget, every);
    const ids = [...fast.keys()].filter((id) => !nondeterministicCases.test(id));
    expect(ids.filter((id) => formatResponses(fast.get(id)) !== formatResponses(slow.get(id)))).toEqual([]);
    // The cases of a sample send few or many requests, so only the sum of all cases is stable.
    expect(fast.size).toBeGreaterThan(900 / every);
    if (every === 1) expect([...fast.values()].flat().length).toBeGreaterThan(2000);
  });
}

type Exchanges = NonNullable<ReturnType<Recording["get"]>>;

// Sorted, because concurrent requests can complete in any order.
function formatResponses(exchanges: Exchanges = []): string {
  return exchanges
    .map(({ response }) => JSON.stringify(toComparable(response)))
    .sort()
    .join("\n");
}

function toComparable({ status, headers, bodyText }: Exchanges[number]["response"]) {
  const comparableHeaders = [...headers].filter(([name]) => !transportHeaders.includes(name)).sort();
  return {
    status,
    headers: comparableHeaders.map(([name, value]) => [name, name === "x-request-id" ? maskGeneratedId(value) : value]),
    bodyText,
  };
}

function maskGeneratedId(value: string): string {
  return /^[\w-]{22}$|^request-\d+$/.test(value) ? "generated" : value;
}
