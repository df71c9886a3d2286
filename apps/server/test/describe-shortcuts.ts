import { type Exchanged, recordExchanges } from "@animal-store/contract-tests";
import { expect, it } from "vitest";
import { slowSqliteTarget, uncheckedSqliteTarget } from "./start-target.ts";

// Of the connection and the moment, not of the answer.
const ofTransport = ["connection", "date", "keep-alive", "transfer-encoding"];
// Of two bodies that are sent at once it is chance which one is stored.
const whoeverIsFirst = /\/parallel-bodies$/;

/** Checks that shortcuts change no answer. @param every takes the first of as many contract cases */
export function describeShortcuts(every = 1): void {
  it(`with and without its shortcuts the server gives the same answers, byte for byte, in 1 of ${every} cases`, {
    timeout: 300_000,
  }, async () => {
    const fast = await recordExchanges(uncheckedSqliteTarget, every);
    const slow = await recordExchanges(slowSqliteTarget, every);
    const ids = [...fast.keys()].filter((id) => !whoeverIsFirst.test(id));
    expect(ids.filter((id) => answers(fast.get(id)) !== answers(slow.get(id)))).toEqual([]);
    expect([...fast.values()].flat().length).toBeGreaterThan(4000 / every);
  });
}

/** All answers of a case; requests that are sent at once may be answered in any order. */
function answers(exchanges: readonly Exchanged[] = []): string {
  return exchanges
    .map(({ answer }) => JSON.stringify(comparable(answer)))
    .sort()
    .join("\n");
}

function comparable({ status, headers, bodyText }: Exchanged["answer"]) {
  const rest = [...headers].filter(([name]) => !ofTransport.includes(name)).sort();
  return {
    status,
    headers: rest.map(([name, value]) => [name, name === "x-request-id" ? idOf(value) : value]),
    bodyText,
  };
}

// One that the service issued is never the same twice.
function idOf(value: string): string {
  return /^[0-9a-f-]{36}$/.test(value) ? "issued" : value;
}
