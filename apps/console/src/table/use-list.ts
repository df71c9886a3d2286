import { StoreApiError } from "@animal-store/client";
import type { QueryPage } from "@animal-store/client/react";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { useServiceStatus } from "../session/session-context.ts";
import { changeAddress, useParameter } from "../shell/address.ts";

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
  /** The shown text, for the filter. @default value */
  readonly text?: (row: Row) => Value;
  readonly render: (row: Row) => ReactNode;
}

type Value = string | number | bigint;

export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The loaded rows after the filter and the sort of the user, which the address contains. */
export interface RowView<Row> {
  readonly rows: readonly Row[];
  /** The filter. */
  readonly text: string;
  readonly sort: Sort;
  /** Whether the rows are a part of the loaded rows or in another order than in the service. */
  readonly isNarrowed: boolean;
  setText(text: string): void;
  /** Sorts by a column. If the rows are sorted by it, reverses them. */
  toggleSort(column: string): void;
}

/** @param serviceSort the order of the loaded rows. @param defaultSort the order without a parameter */
export function useRowView<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  serviceSort: Sort,
  defaultSort: Sort,
): RowView<Row> {
  const text = useParameter("filter");
  const sort = parseSort(useParameter("sort"), columns) ?? defaultSort;
  const words = text.trim().toLowerCase();
  const isSorted = formatSort(sort) !== formatSort(serviceSort);
  const visibleRows = useMemo(() => {
    const isMatch = (row: Row, { value, text = value }: Column<Row>) =>
      `${text?.(row) ?? ""}`.toLowerCase().includes(words);
    const matches = words === "" ? rows : rows.filter((row) => columns.some((column) => isMatch(row, column)));
    const value = columns.find(({ name }) => name === sort.column)?.value;
    if (!isSorted || !value) return matches;
    const direction = sort.isDescending ? -1 : 1;
    return matches.toSorted((left, right) => direction * compare(value(left), value(right)));
  }, [rows, columns, words, isSorted, sort.column, sort.isDescending]);
  const toggleSort = (column: string) => {
    const firstSort = column === defaultSort.column ? defaultSort : { column, isDescending: false };
    const newSort = column === sort.column ? { column, isDescending: !sort.isDescending } : firstSort;
    changeAddress({ sort: formatSort(newSort) === formatSort(defaultSort) ? "" : formatSort(newSort) });
  };
  // While the user types, the address changes in place, so "Back" leaves the filter.
  const setText = (newText: string) => changeAddress({ filter: newText }, { replace: newText !== "" && text !== "" });
  return { rows: visibleRows, text, sort, isNarrowed: words !== "" || isSorted, setText, toggleSort };
}

/** Formats a sort for the address: `name`, or `-name` for descending order. */
function formatSort({ column, isDescending }: Sort): string {
  return (isDescending ? "-" : "") + column.toLowerCase();
}

function parseSort<Row>(text: string, columns: readonly Column<Row>[]): Sort | undefined {
  const column = columns.find(({ name, value }) => value && name.toLowerCase() === text.replace(/^-/, ""));
  return column && { column: column.name, isDescending: text.startsWith("-") };
}

const collator = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

function compare(left: Value, right: Value): number {
  if (typeof left === "string" || typeof right === "string") return collator.compare(`${left}`, `${right}`);
  return Number(left > right) - Number(left < right);
}
