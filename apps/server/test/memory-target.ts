import assert from "node:assert/strict";
import { createInvalidationTracker } from "@animal-store/api-platform";
import { openTelemetry, parseEnvironment } from "@animal-store/api-server/testing";
import { createMemoryPetStore } from "@animal-store/store";
import type { Target } from "@animal-store/store-tests";
import { server } from "../src/server.ts";
import { startTarget } from "./start-target.ts";

const environment = parseEnvironment({ METRICS_PORT: "0", LOG_LEVEL: "silent" }, server);

/** The real server with its response cache and metrics, on memory stores. Each called method must have metrics. */
export const memoryTarget: Target = {
  name: "server (memory)",
  async start(condition) {
    const { metrics, instrumentStore, stop } = await openTelemetry(server, environment, () => "");
    const calledMethods = new Set<string>();
    const invalidationTracker = createInvalidationTracker();
    const store = instrumentStore(
      recordCalls(createMemoryPetStore(invalidationTracker), (path) =>
        calledMethods.add(path.replace(/^(?:tables|writes)\./, "")),
      ),
    );
    return startTarget(condition, {
      store,
      invalidationTracker,
      async close() {
        await stop();
        const text = (await metrics?.registry.metrics()) ?? "";
        const unmeasured = [...calledMethods].filter(
          (name) => !text.includes(`_duration_seconds_count{call="${name}"}`),
        );
        assert(unmeasured.length === 0, `These store methods have no metrics: ${unmeasured.join(", ")}.`);
      },
    });
  },
};

/** Returns the same object, but calls of its methods are recorded under their path, such as `tables.pets.list`. */
function recordCalls<Value extends object>(value: Value, record: (name: string) => void, path = ""): Value {
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      const name = `${path}${String(key)}`;
      if (typeof member === "function")
        return (...args: unknown[]) => {
          record(name);
          return member.apply(target, args);
        };
      return typeof member === "object" && member !== null ? recordCalls(member, record, `${name}.`) : member;
    },
  });
}
