import { StoreApiError } from "@animal-store/client";
import type { QueryPage } from "@animal-store/client/react";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useServiceStatus } from "../session/session-context.ts";

export type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<QueryPage<Row[]>>, Error>;

/** The loaded rows of a list, and how to load more. */
export interface InfiniteList<Row> {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly canLoad: boolean;
  /** The message of an error that Notices does not show. */
  readonly errorMessage: string | undefined;
  loadMore(): void;
}

export function useInfiniteList<Row>(query: ListQuery<Row>): InfiniteList<Row> {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const { blocked, unavailable } = useServiceStatus();
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
    errorMessage: isErrorResponse && !unavailable ? errorText + error.error.message : undefined,
    loadMore,
  };
}

export interface Column<Row> {
  readonly name: string;
  /** Hidden on a narrow screen. */
  readonly isHiddenWhenNarrow?: boolean;
  /** CSS width. Columns without one share the remaining space. */
  readonly width?: string;
  /** CSS width on a narrow screen. @default width */
  readonly narrowWidth?: string;
  /** Sorts and filters the rows. */
  readonly value?: (row: Row) => Value;
  readonly render: (row: Row) => ReactNode;
}

type Value = string | number | bigint;

/** The loaded rows after the filter and the sort of the user. */
export interface RowView<Row> {
  readonly rows: readonly Row[];
  /** The filter. */
  readonly text: string;
  readonly sort: { readonly column: string; readonly isDescending: boolean } | undefined;
  setText(text: string): void;
  /** Sorts in ascending order, then in descending order, then not. */
  toggleSort(column: string): void;
}

export function useRowView<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): RowView<Row> {
  const [text, setText] = useState("");
  const [sort, setSort] = useState<RowView<Row>["sort"]>();
  const visibleRows = useMemo(() => {
    const words = text.trim().toLowerCase();
    const isMatch = (value: Value | undefined) => value !== undefined && `${value}`.toLowerCase().includes(words);
    const matches = words === "" ? rows : rows.filter((row) => columns.some(({ value }) => isMatch(value?.(row))));
    const value = columns.find(({ name }) => name === sort?.column)?.value;
    if (!sort || !value) return matches;
    const direction = sort.isDescending ? -1 : 1;
    return matches.toSorted((left, right) => direction * compare(value(left), value(right)));
  }, [rows, columns, text, sort]);
  const toggleSort = (column: string) => {
    if (sort?.column !== column) setSort({ column, isDescending: false });
    else setSort(sort.isDescending ? undefined : { column, isDescending: true });
  };
  return { rows: visibleRows, text, sort, setText, toggleSort };
}

const collator = new Intl.Collator(undefined, { sensitivity: "base" });

function compare(left: Value, right: Value): number {
  if (typeof left === "string" || typeof right === "string") return collator.compare(`${left}`, `${right}`);
  return Number(left > right) - Number(left < right);
}
