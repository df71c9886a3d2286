import type { Hono } from "hono";
import type { Contract } from "./contract.ts";
import type { MountOptions } from "./mount-options.ts";
import { mountPipeline } from "./mount-pipeline.ts";
import { createPipeline } from "./pipeline.ts";

/**
 * Serves a contract under its base path on Hono: routing, validation, exact integers, refusals and lifecycle headers come
 * from the contract; handlers give the rest.
 */
export function mountContract<const Api extends Contract, Context, Provided extends string>(
  options: MountOptions<Api, Context, Provided>,
): Hono {
  return mountPipeline(createPipeline(options), options.contract.basePath);
}
