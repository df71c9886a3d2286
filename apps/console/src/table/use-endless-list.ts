import { RateLimitError, StoreError } from "@animal-store/client";
import type { Page } from "@animal-store/client-react";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useConnection } from "../session/session-context.ts";

/** A list as far as it was read. */
export interface EndlessList<Row> {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  readonly isReading: boolean;
  /** Whether it makes sense to read on now: not at a limit, not while the store is away, not after a failure. */
  readonly canRead: boolean;
  /** Why it could not be read on, where nothing else on the page says so. */
  readonly failure: string | undefined;
  readMore(): void;
}

type Pages<Row> = InfiniteData<Page<Row[]>, string | undefined>;

/** The pages of a query as one list. */
export function useEndlessList<Row>(query: UseInfiniteQueryResult<Pages<Row>, Error>): EndlessList<Row> {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const { blocked, away } = useConnection();
  const rows = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
  const isBegun = data !== undefined;
  const readMore = useCallback(() => {
    void (isBegun ? fetchNextPage() : refetch());
  }, [isBegun, fetchNextPage, refetch]);
  // A limit or a lost connection has a notice of its own, and ends by itself.
  const isRefused = error instanceof StoreError && !(error instanceof RateLimitError) && error.status < 500;
  const isFailed = error instanceof StoreError && !(error instanceof RateLimitError);
  return {
    rows,
    isComplete: isBegun && !hasNextPage,
    isReading: isFetching,
    canRead: !isFetching && !blocked && !away && !isFailed && isBegun && hasNextPage,
    failure: isFailed && !away ? (isRefused ? error.message : `The store failed: ${error.message}`) : undefined,
    readMore,
  };
}
