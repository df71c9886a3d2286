export type {
  CallInfiniteOptions,
  CallMutationOptions,
  CallQueryOptions,
  OperationError,
  OperationMutation,
  OperationQueries,
  Page,
  PaginatedQueries,
} from "@animal-store/openapi-client/react";
export * from "./create-store-queries.ts";
