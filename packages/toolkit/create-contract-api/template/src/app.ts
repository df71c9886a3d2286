import { createHash } from "node:crypto";
import { type Contract, type ContractApp, type Credentials, mountContract } from "@animal-store/openapi-hono";
import { hasOwnErrors, renderError } from "./examples.ts";
import { contract } from "./generated/contract.ts";
import { validators as requestValidators } from "./generated/inputs.js";
import { validators } from "./generated/responses.js";
import { createHandlers } from "./handlers.ts";
import type { Store } from "./store.ts";

/** The `context` of the handlers. */
export interface Caller {
  readonly credentials: Credentials<typeof contract>;
}

export function createApp(store: Store): ContractApp {
  return mountContract({
    contract,
    requestValidators,
    // A response that breaks the contract becomes a 500 that names the violation.
    responseValidators: process.env.NODE_ENV === "production" ? undefined : validators,
    authenticate: (credentials) => (isTest(credentials) ? { context: { credentials }, scopes } : undefined),
    handlers: createHandlers(store),
    hash: (text) => createHash("sha256").update(text).digest("base64url"),
    ...(hasOwnErrors && { renderError }),
  });
}

/** Accepts "test" as the key, token, user name or password. Replace it with a check of your own. */
function isTest(credentials: object): boolean {
  return Object.values(credentials).every((each) => Object.values(each).every((value) => value === "test"));
}

const { operations, security }: Contract = contract;
const scopes = Object.values(operations)
  .flatMap((operation) => operation.security ?? security)
  .flatMap((requirement) => Object.values(requirement).flat());
