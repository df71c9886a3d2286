import { hash, timingSafeEqual } from "node:crypto";
import type { Authentication, Credentials } from "@animal-store/openapi-hono";
import { StartupError } from "@animal-store/process";
import type { contract } from "./generated/contract.ts";
import type { Settings } from "./settings.ts";

/** The caller of an operation, which is the `context` of its handler. */
export interface Caller {
  readonly name: string;
}

type Authenticate = (credentials: Credentials<typeof contract>) => Authentication<Caller> | undefined;

/** No operation of the contract requires credentials, so this is never called. */
export function createAuthenticate(_settings: Settings): Authenticate {
  return () => undefined;
}
