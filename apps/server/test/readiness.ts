import { createTestClock } from "@animal-store/service/testing";
import { jsonHeaders, postPet } from "./server-process.ts";
import { startTarget, type TargetStores } from "./start-target.ts";

/** A server on real stores, as far as readiness is concerned. Its clock advances by 1 s before each check. */
export async function startReadinessTarget(opened: TargetStores) {
  const clock = createTestClock();
  const { baseUrl, createKey, stop } = await startTarget("normal", opened, { clock });
  const { key } = await createKey();
  const { origin } = new URL(baseUrl);
  return {
    stop,
    post: async () => (await postPet({ origin }, jsonHeaders(key))).status,
    async ready() {
      clock.advance(1000);
      const response = await fetch(new URL("/readyz", baseUrl));
      const { reasons } = await response.json();
      return { status: response.status, ...(reasons && { reasons }) };
    },
  };
}
