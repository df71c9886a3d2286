import { rex } from "./rex.ts";
import { type Behaviour, prefer, thrownBy } from "./world.ts";

/** What ends a call before its answer. */
export const endings: Behaviour[] = [
  {
    fact: "a try that takes too long ends with a TimeoutError, and is made again",
    async show({ open, statuses }) {
      const store = open({ fetch: prefer("wait=30"), timeouts: { perTryMs: 60 }, retries: { atMost: 1 } });
      const error = await thrownBy(store.GET("/pets"));
      return [error instanceof DOMException && error.name, statuses()];
    },
    is: ["TimeoutError", ["TimeoutError", "TimeoutError"]],
  },
  {
    fact: "a call that takes too long ends with a TimeoutError, whatever it is waiting for",
    async show({ open, keyOf }) {
      const clock = { now: () => Date.now(), wait: waitForEver };
      const fetch = prefer("code=503");
      const store = open({ fetch, clock, timeouts: { perCallMs: 60 }, key: keyOf("pro") });
      const error = await thrownBy(store.POST("/pets", { body: rex }));
      return error instanceof DOMException && error.name;
    },
    is: "TimeoutError",
  },
  {
    fact: "a signal ends a call under way, a wait and a list with its own reason",
    async show({ open }) {
      const clock = { now: () => Date.now(), wait: waitForEver };
      const stop = () => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new Error("enough")), 60);
        return controller.signal;
      };
      const underWay = open({ fetch: prefer("wait=30") }).GET("/pets", { signal: stop() });
      const waiting = open({ fetch: prefer("code=503"), clock }).GET("/pets", { signal: stop() });
      const list = open({ fetch: prefer("wait=30") })
        .listAllPets({ signal: stop() })
        .next();
      const errors = await Promise.all([underWay, waiting, list].map(thrownBy));
      return errors.map(String);
    },
    is: ["Error: enough", "Error: enough", "Error: enough"],
  },
];

function waitForEver(_: number, signal: AbortSignal): Promise<void> {
  return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
}
