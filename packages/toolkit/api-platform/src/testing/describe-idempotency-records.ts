import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idempotency } from "../idempotency/idempotency.ts";
import type { IdempotencyRecords } from "../idempotency/idempotency-records.ts";
import { createTestClock } from "./test-clock.ts";

export interface OpenRecords {
  /** The records on two connections to one database. */
  readonly connections: readonly [IdempotencyRecords, IdempotencyRecords];
  close?(): Promise<void> | void;
}

// Far longer than the test takes, because Redis also deletes records by its own clock.
const unitMs = 600_000;
const anyStep = fc.oneof(
  fc.record({ add: fc.string(), lifetime: fc.nat({ max: 3 }) }),
  fc.record({ replace: fc.string({ unit: "binary" }), lifetime: fc.nat({ max: 3 }), isExpected: fc.boolean() }),
  fc.record({ advance: fc.nat({ max: 2 }) }),
);

/** Registers tests of idempotency records, alone and with the middleware in two apps that share them. */
export function describeIdempotencyRecords(name: string, open: () => Promise<OpenRecords> | OpenRecords): void {
  describe(name, () => {
    let opened: OpenRecords;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it("adds, replaces and expires like a map", async () => {
      const property = fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
        const scope = crypto.randomUUID();
        const clock = createTestClock();
        let [value, expiresAt] = [undefined as string | undefined, 0];
        const current = () => (expiresAt > clock.now() ? value : undefined);
        for (const [index, step] of steps.entries()) {
          const records = opened.connections[index % 2] as IdempotencyRecords;
          const now = clock.now();
          if ("advance" in step) clock.advance(step.advance * unitMs);
          else if ("add" in step) {
            const record = { scope, value: `${index} ${step.add}`, expiresAt: now + (1 + step.lifetime) * unitMs };
            const found = await records.add(record, now);
            expect(found).toBe(current());
            if (found === undefined) ({ value, expiresAt } = record);
          } else if (current() !== undefined) {
            const text = JSON.stringify(`${index} ${step.replace}`);
            const record = { scope, value: text, expiresAt: now + step.lifetime * unitMs };
            await records.replace(step.isExpected ? (value ?? "") : "another", record, now);
            if (step.isExpected) ({ value, expiresAt } = record);
          }
        }
      });
      await fc.assert(property, { seed: 20_301_206, numRuns: 60 });
    });

    function openApps() {
      const clock = createTestClock();
      const caller = crypto.randomUUID();
      const state = { runs: 0, status: 201, gate: Promise.resolve() };
      const apps = opened.connections.map((records) =>
        new Hono()
          .onError(({ message }, c) => c.text(message, 500))
          .use(idempotency({ records, clock, caller: (c) => c.req.header("X-User") ?? caller }))
          .post("/loans", async (c) => {
            state.runs += 1;
            const run = state.runs;
            const body = await c.req.text();
            await state.gate;
            if (state.status === 500) throw new Error("a failure");
            return c.json({ run, body, text: "a\u0000é" }, state.status as 201, { Location: `/loans/${run}` });
          }),
      );
      const send = async (connection: number, body = "one", headers = {}) => {
        const init = { method: "POST", body, headers: { "Idempotency-Key": "key", ...headers } };
        const response = await (apps[connection] as Hono).request("/loans", init);
        const replayed = response.headers.get("Idempotency-Replayed");
        return [response.status, await response.text(), response.headers.get("Location"), replayed] as const;
      };
      return { clock, state, send };
    }

    it("runs concurrent requests with one key once, and repeats its response", async () => {
      const { state, send } = openApps();
      const gate = Promise.withResolvers<void>();
      state.gate = gate.promise;
      const responses = Array.from({ length: 20 }, (_, index) => send(index % 2));
      await expect.poll(() => state.runs).toBe(1);
      const later = await send(1);
      gate.resolve();
      const results = await Promise.all([...responses, later]);
      expect(state.runs).toBe(1);
      const [first, ...others] = results.filter(([status]) => status === 201);
      expect(first?.[3] ?? null).toBeNull();
      expect(later[0]).toBe(409);
      expect(later[1]).toContain('"code":"idempotency_in_progress"');
      for (const [status, body, location] of [...others, await send(0), await send(1)])
        expect([status, body, location]).toEqual(first?.slice(0, 3));
      expect((await send(1))[3]).toBe("true");
    });

    it("rejects another request with the same key, but not of another caller", async () => {
      const { state, send } = openApps();
      await send(0);
      expect((await send(1, "two"))[1]).toContain('"code":"idempotency_conflict"');
      expect((await send(1, "two", { "X-User": crypto.randomUUID() }))[0]).toBe(201);
      expect(state.runs).toBe(2);
    });

    it.each([500, 400, 429])("a retry after a %i runs again", async (status) => {
      const { state, send } = openApps();
      state.status = status;
      expect((await send(0))[0]).toBe(status);
      state.status = 404;
      expect((await send(1))[0]).toBe(404);
      expect((await send(0))[3]).toBe("true");
      expect(state.runs).toBe(2);
    });

    it("a retry runs again when the first request has crashed or its response has expired", async () => {
      const { clock, state, send } = openApps();
      const gate = Promise.withResolvers<void>();
      state.gate = gate.promise;
      const slow = send(0);
      await expect.poll(() => state.runs).toBe(1);
      clock.advance(59_999);
      expect((await send(1))[0]).toBe(409);
      clock.advance(1);
      const retryGate = Promise.withResolvers<void>();
      state.gate = retryGate.promise;
      const retry = send(1);
      await expect.poll(() => state.runs).toBe(2);
      gate.resolve();
      expect((await slow)[1]).toContain('"run":1');
      // The record belongs to the retry.
      expect((await send(0))[0]).toBe(409);
      retryGate.resolve();
      expect((await retry)[1]).toContain('"run":2');
      expect((await send(0))[1]).toContain('"run":2');
      clock.advance(86_400_000);
      expect((await send(0))[1]).toContain('"run":3');
    });
  });
}
