export type { Page, QueryKeyOf } from "@animal-store/openapi-client-react";
export {
  type CallError,
  createStoreQueries,
  type MutationId,
  type OperationData,
  type OperationMutations,
  type OperationParameters,
  type OperationQueries,
  type OperationVariables,
  type PagedId,
  type PagedOperationQueries,
  type QueryId,
  type StoreQueries,
  type StoreQueriesOptions,
} from "./create-store-queries.ts";
