import type { Schemas } from "@animal-store/contract";

type Pet = Schemas["Pet"];
type Journal = ReturnType<typeof createJournal>;

/** What callers were told while faults happened, to be compared with what is there afterwards. */
export function createJournal() {
  return {
    /** Each pet that was acknowledged, by its name, which nobody else gave. */
    added: new Map<string, Pet["id"]>(),
    /** Names whose request came to nothing that is known: there is one, or none. */
    unknown: new Set<string>(),
    /** Each pet that was ordered, and the order. */
    ordered: new Map<Pet["id"], Schemas["Order"]["id"]>(),
    /** What no service may answer, in words. */
    wrong: [] as string[],
  };
}

/** Returns how the store differs from what was acknowledged. */
export function compare(
  journal: Journal,
  { pets, orders }: { readonly pets: readonly Pet[]; readonly orders: readonly Schemas["Order"][] },
): string[] {
  const byName = Map.groupBy(pets, ({ name }) => name);
  const statusOf = new Map(pets.map(({ id, status }) => [id, status]));
  const ordersOf = Map.groupBy(orders, ({ petId }) => petId);
  const wrong = [...journal.wrong];
  for (const [name, id] of journal.added) {
    const found = byName.get(name)?.map((pet) => pet.id) ?? [];
    if (found.length !== 1 || found[0] !== id) wrong.push(`${name} was acknowledged as ${id}, and is ${found}`);
  }
  for (const name of journal.unknown) {
    const found = byName.get(name)?.length ?? 0;
    if (found > 1) wrong.push(`${name} was sent once, and is there ${found} times`);
  }
  for (const [id, order] of journal.ordered) {
    const status = statusOf.get(id);
    if (status !== "pending") wrong.push(`${id} was ordered by ${order}, and is ${status}`);
    if (!ordersOf.get(id)?.some((each) => each.id === order))
      wrong.push(`order ${order} of ${id} was acknowledged, and is not there`);
  }
  for (const [id, { length }] of ordersOf) if (length !== 1) wrong.push(`${id} was sold ${length} times`);
  for (const { id, status } of pets)
    if (status === "pending" && !ordersOf.has(id)) wrong.push(`${id} is sold to nobody`);
  return wrong;
}

const away = 503;

/** Logs the responses of a run, in milliseconds since it began. */
export function createAnswerLog() {
  const begun = performance.now();
  /** Status 0: no response. */
  const logged: { at: number; took: number; status: number; operation: string }[] = [];
  const now = () => performance.now() - begun;
  return {
    now,
    /** Sends a request and logs its response. @returns undefined if there was no response */
    async time<Result extends { response: Response }>(
      operation: string,
      ask: () => Promise<Result>,
    ): Promise<Result | undefined> {
      const at = now();
      const note = (status: number) => logged.push({ at, took: now() - at, status, operation });
      try {
        const result = await ask();
        const { status, headers } = result.response;
        note(status === away && !headers.has("Retry-After") ? -away : status);
        return result;
      } catch {
        note(0);
        return undefined;
      }
    },
    /** @returns what the responses since a time say of a fault */
    since(from: number, faultEnded: number) {
      const all = logged.filter(({ at }) => at >= from);
      const failed = all.filter(({ status }) => status < 100 || status >= 500);
      const lastFailure = Math.max(faultEnded, ...failed.map(({ at, took }) => at + took));
      return {
        requests: all.length,
        failures: failed.length,
        /** What is no answer to a fault. */
        unfit: failed.filter(({ status }) => status !== away).map(({ operation, status }) => `${operation} ${status}`),
        slowestFailure: Math.round(Math.max(0, ...failed.map(({ took }) => took))),
        slowest: Math.round(Math.max(0, ...all.map(({ took }) => took))),
        /** From the end of the fault to the last failure that began after it. */
        recovery: Math.round(lastFailure - faultEnded),
        /** Answers that succeeded after that. */
        afterwards: all.filter(({ at, status }) => at > lastFailure && status < 500).length,
      };
    },
  };
}
