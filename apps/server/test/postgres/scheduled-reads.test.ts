import { openStoreFromEnv, parseEnvironment } from "@animal-store/api-server/testing";
import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { expect, it, onTestFinished, vi } from "vitest";
import { server } from "../../src/server.ts";

describeOnPostgres("a read after the turn", definition, (database) => {
  it("finds rows without a wait for its own batch", async () => {
    const env = parseEnvironment({ DATABASE_URL: database().url }, server);
    const log = { warn: () => {}, error: () => {} };
    const { store, readOptions, close } = await openStoreFromEnv(server, env, { log, onFatal: () => {} });
    onTestFinished(() => close());
    // Without timers, a batch that waits for itself never ends.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const find = async () => [await store.tables.pets.find(1), await store.tables.pets.find(2)];
    const found = new Promise((resolve) => {
      readOptions.runAfterTurn?.(() => {
        const rows = find();
        resolve(rows);
        return rows;
      });
    });
    expect(await found).toEqual([undefined, undefined]);
  });
});
