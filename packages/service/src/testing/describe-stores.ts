import { afterEach, beforeEach, describe } from "vitest";
import type { Stores } from "../stores/stores.ts";
import { describeIdempotency } from "./describe-idempotency.ts";
import { describeKeyStore } from "./describe-key-store.ts";
import { describeOrderStore } from "./describe-order-store.ts";
import { describePetStore } from "./describe-pet-store.ts";
import { createTestClock, type TestClock } from "./test-clock.ts";

/** Empty stores, and what removes them. */
export interface OpenStores {
  readonly stores: Stores;
  close(): Promise<void> | void;
}

/**
 * What every implementation of the stores does alike.
 * @param open opens stores that follow the clock
 */
export function describeStores(name: string, open: (clock: TestClock) => Promise<OpenStores> | OpenStores): void {
  describe(name, () => {
    let opened: OpenStores;
    let clock: TestClock;
    beforeEach(async () => {
      clock = createTestClock();
      opened = await open(clock);
    });
    afterEach(() => opened.close());

    describePetStore(() => opened.stores);
    describeOrderStore(() => opened.stores);
    describeKeyStore(() => opened.stores);
    describeIdempotency(
      () => opened.stores,
      () => clock,
    );
  });
}
