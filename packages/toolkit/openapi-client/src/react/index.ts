export {
  type CallInfiniteOptions,
  type CallMutationOptions,
  type CallQueryOptions,
  createQueries,
  type Mutations,
  type OperationError,
  type OperationMutation,
  type OperationQueries,
  type Page,
  type PaginatedQueries,
  type Queries,
  type QueriesOptions,
} from "./create-queries.ts";
