import { createInvalidationTracker, createReadCache } from "@animal-store/api-platform";
import { contract } from "@animal-store/contract";
import type { Reply } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { definition } from "./store.ts";

const parameters = Object.values(contract.operations)
  .filter(({ method }) => method === "GET")
  .flatMap(({ id, parameters }) => parameters.map(({ name, in: location }) => ({ id, name, location })))
  .filter(({ location }) => location !== "header");

type Handler = (request: object) => Reply;
// Only the pipeline creates complete replies.
const echo = (request: object) => ({ status: 200, body: JSON.stringify(request), headers: {} }) as unknown as Reply;

it.each(parameters)(
  "the response cache distinguishes requests of $id by the $location parameter $name",
  ({ id, name, location }) => {
    const cacheReads = createReadCache(contract, definition.tables, {
      invalidationTracker: createInvalidationTracker(),
    });
    const uncached: Record<string, Handler> = { listPets: echo, getPet: echo, listOrders: echo };
    const cached = cacheReads(uncached, { listPets: "pets", getPet: { row: "pets" }, listOrders: "orders" });
    for (const value of [undefined, "", "undefined", "a", "b", "a&limit=1", "a", undefined]) {
      const request = { [location]: { [name]: value } };
      expect(cached[id]?.(request).body).toBe(JSON.stringify(request));
    }
  },
);
