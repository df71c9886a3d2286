import { StoreApiError } from "@animal-store/client";
import type { Page } from "@animal-store/client/react";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useServiceStatus } from "../session/session-context.ts";

export type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<Page<Row[]>>, Error>;

export type InfiniteList<Row> = ReturnType<typeof useInfiniteList<Row>>;

/** Returns the loaded rows of a list, and how to load more. */
export function useInfiniteList<Row>(query: ListQuery<Row>) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const blocked = useServiceStatus("blocked");
  const unavailable = useServiceStatus("unavailable");
  const rows = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
  const isLoaded = data !== undefined;
  const loadMore = useCallback(() => {
    void (isLoaded ? fetchNextPage() : refetch());
  }, [isLoaded, fetchNextPage, refetch]);
  // Notices shows exhausted limits and outages.
  const isErrorResponse = error instanceof StoreApiError && error.status !== 429;
  const errorText = isErrorResponse && error.status >= 500 ? "The store returned an error: " : "";
  return {
    rows,
    isComplete: isLoaded && !hasNextPage,
    isLoading: isFetching,
    canLoad: !isFetching && !blocked && !unavailable && !isErrorResponse && isLoaded && hasNextPage,
    /** The message of an error that Notices does not show. */
    errorMessage: isErrorResponse && !unavailable ? errorText + error.error.message : undefined,
    loadMore,
  };
}
