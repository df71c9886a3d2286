export type { QueryKeyOf } from "./create-store-queries.ts";
export {
  createStoreQueries,
  type OperationMutations,
  type OperationQueries,
  type PagedOperationQueries,
  type StoreQueries,
  type StoreQueriesOptions,
} from "./create-store-queries.ts";
export type {
  CallError,
  MutationId,
  OperationData,
  OperationParameters,
  OperationVariables,
  Page,
  PagedId,
  QueryId,
} from "./operation-types.ts";
