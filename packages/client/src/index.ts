export type { ErrorCode, Schemas } from "@animal-store/contract";
export {
  createStoreClient,
  type ListAllOrdersOptions,
  type ListAllPetsOptions,
  type StoreClient,
  type StoreClientOptions,
} from "./create-store-client.ts";
export type { Middleware } from "./openapi-fetch.ts";
export { orThrow } from "./or-throw.ts";
export { StoreError } from "./store-error.ts";
