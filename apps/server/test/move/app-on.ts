import { hash } from "node:crypto";
import { stringifyJson } from "@animal-store/exact-json";
import type { Clock, Stores } from "@animal-store/service";
import { createTestApp } from "@animal-store/service/testing";

export interface Asked {
  readonly method?: "POST";
  readonly path: string;
  readonly key: string;
  readonly body?: object;
  readonly idempotencyKey?: string;
}

/** Asks the service on some stores. @returns what does not depend on when and how often it was asked */
export function appOn(stores: Stores, clock: Clock) {
  const { app } = createTestApp({ stores, clock, hash: (data) => hash("sha256", data, "base64url") });
  return async ({ method, path, key, body, idempotencyKey }: Asked) => {
    const answer = await app.request(path, {
      ...(method && { method }),
      headers: {
        Authorization: `Bearer ${key}`,
        ...(body && { "Content-Type": "application/json" }),
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      ...(body && { body: stringifyJson(body) }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    const told = ["etag", "link", "idempotency-replayed"].map((name) => answer.headers.get(name));
    return { status: answer.status, bytes, told };
  };
}
