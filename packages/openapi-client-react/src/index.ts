export type { DataOf as OperationData } from "@animal-store/openapi-client";
export {
  createQueries,
  type DefaultErrors,
  type ErrorTypes,
  type OperationMutations,
  type OperationQueries,
  type PagedOperationQueries,
  type Queries,
  type QueriesOptions,
  type QueryKeyOf,
} from "./create-queries.ts";
export type {
  CallError,
  MutationId,
  OperationParameters,
  OperationVariables,
  Page,
  PagedId,
  QueryId,
  QueryParameters,
} from "./operation-types.ts";
