import { createTestClock } from "@animal-store/service/testing";
import { startTarget, type TargetStores } from "./start-target.ts";

/** A server on real stores, as far as readiness is concerned. Its clock advances by 1 s before each check. */
export async function startReadinessTarget(opened: TargetStores) {
  const clock = createTestClock();
  const { baseUrl, createKey, stop } = await startTarget("normal", opened, { clock });
  const { key } = await createKey();
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return {
    stop,
    post: async () =>
      (await fetch(`${baseUrl}/pets`, { method: "POST", headers, body: '{"name":"Rex","categoryId":1}' })).status,
    async ready() {
      clock.advance(1000);
      const response = await fetch(new URL("/readyz", baseUrl));
      const { reasons } = await response.json();
      return { status: response.status, ...(reasons && { reasons }) };
    },
  };
}
