import { StoreApiError } from "@animal-store/client";
import type { Page } from "@animal-store/client-react";
import { Box, Button, Group, Loader, Table, Text, Title } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useServiceStatus } from "../session/session-context.ts";
import classes from "./list-page.module.css";

/** The maximum `limit` of the contract, defined by the build. */
declare const PAGE_LIMIT: number;

export const pageSize = PAGE_LIMIT;

export interface Column<Row> {
  readonly name: string;
  /** Hidden on a narrow screen. */
  readonly isHiddenWhenNarrow?: boolean;
  /** CSS width. Columns without one share the remaining space. */
  readonly width?: string;
  /** CSS width on a narrow screen. @default width */
  readonly narrowWidth?: string;
  readonly render: (row: Row) => ReactNode;
}

interface ListPageProps<Row> {
  readonly title: string;
  /** The name of an entry, singular and plural. */
  readonly nouns: readonly [string, string];
  readonly query: UseInfiniteQueryResult<Pages<Row>, Error>;
  readonly columns: readonly Column<Row>[];
  readonly action: { readonly label: string; readonly run: () => void };
  readonly emptyMessage: string;
  readonly highlighted: { readonly id: number } | undefined;
  /** A change of the filter scrolls to the top. */
  readonly filter?: string;
  readonly children?: ReactNode;
}

type Pages<Row> = InfiniteData<Page<Row[]>>;

export function ListPage<Row extends { id: number }>(props: ListPageProps<Row>) {
  const { title, nouns, query, columns, action, emptyMessage, highlighted, filter, children } = props;
  const { blocked } = useServiceStatus();
  const list = useInfiniteList(query);
  return (
    <>
      <PageHeader title={title} count={formatCount(list, nouns)}>
        <Button onClick={action.run} disabled={blocked !== undefined}>
          {action.label}
        </Button>
      </PageHeader>
      {children}
      <InfiniteTable
        key={filter}
        title={title}
        list={list}
        columns={columns}
        highlighted={highlighted}
        emptyMessage={emptyMessage}
      />
    </>
  );
}

function PageHeader({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  return (
    <Group justify="space-between" align="center" gap="sm">
      <title>{`${title} – Animal Store console`}</title>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text size="sm" c="dimmed" role="status" mih="1.4em">
          {count}
        </Text>
      </div>
      {children}
    </Group>
  );
}

function formatCount(
  { rows, isComplete }: InfiniteList<unknown>,
  [singular, plural]: readonly [string, string],
): string {
  const countText = `${rows.length.toLocaleString("en")} ${rows.length === 1 ? singular : plural}`;
  if (isComplete) return countText;
  return rows.length === 0 ? "" : `${countText} loaded, scroll for more`;
}

type InfiniteList<Row> = ReturnType<typeof useInfiniteList<Row>>;

function useInfiniteList<Row>(query: UseInfiniteQueryResult<Pages<Row>, Error>) {
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
    /** The message of an error that Notices does not show. */
    errorMessage: isErrorResponse && !unavailable ? errorText + error.error.message : undefined,
    loadMore,
  };
}

interface InfiniteTableProps<Row>
  extends Pick<ListPageProps<Row>, "title" | "columns" | "emptyMessage" | "highlighted"> {
  readonly list: InfiniteList<Row>;
}

// In pixels, as in the style sheet.
const rowHeight = 52;
const prefetchRows = 30;
// Lets the last row scroll above a notification.
const notificationHeight = "8rem";
const scrolledEntries = new WeakSet<object>();

/** A table that renders only visible rows and loads the next page near its end. */
function InfiniteTable<Row extends { id: number }>(props: InfiniteTableProps<Row>) {
  const { title, list, columns, emptyMessage, highlighted } = props;
  const { rows, isComplete, isLoading, canLoad, errorMessage, loadMore } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const visibleItems = virtualizer.getVirtualItems();
  const lastIndex = visibleItems.at(-1)?.index ?? 0;
  const isNearEnd = !isComplete && lastIndex >= rows.length - prefetchRows;
  useEffect(() => {
    if (isNearEnd && canLoad) loadMore();
  }, [isNearEnd, canLoad, loadMore]);

  useEffect(() => {
    if (!highlighted || scrolledEntries.has(highlighted)) return;
    const index = rows.findLastIndex(({ id }) => id === highlighted.id);
    if (index < 0) return;
    scrolledEntries.add(highlighted);
    virtualizer.scrollToIndex(index, { align: "center" });
  }, [highlighted, rows, virtualizer]);

  const heightAbove = visibleItems[0]?.start ?? 0;
  const heightBelow = virtualizer.getTotalSize() - (visibleItems.at(-1)?.end ?? 0);
  return (
    // A focusable scroller is reachable by keyboard.
    <Box
      ref={scroller}
      className={classes.scroller}
      component="section"
      tabIndex={0}
      aria-label={`${title}, scrollable`}
    >
      <Table
        className={classes.table}
        aria-label={title}
        aria-rowcount={isComplete ? rows.length + 1 : -1}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            {columns.map((column) => (
              <Table.Th
                key={column.name}
                className={column.isHiddenWhenNarrow ? classes.hiddenWhenNarrow : classes.head}
                style={toWidthVariables(column)}
              >
                {column.name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Spacer height={heightAbove} />
          {visibleItems.map(({ index, key }) => {
            const row = rows[index];
            return (
              row && (
                <Table.Tr
                  key={key}
                  aria-rowindex={index + 2}
                  className={classes.row}
                  aria-current={row.id === highlighted?.id || undefined}
                >
                  {columns.map(({ name, isHiddenWhenNarrow, render }) => (
                    <Table.Td key={name} className={isHiddenWhenNarrow ? classes.hiddenWhenNarrow : undefined}>
                      {render(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            );
          })}
          <Spacer height={heightBelow} />
        </Table.Tbody>
      </Table>
      <Group justify="center" p="md" pb={highlighted ? notificationHeight : "md"} gap="sm" mih={64}>
        {isLoading && <Loader size="sm" aria-label="Loading" />}
        {errorMessage && !isLoading && (
          <>
            <Text size="sm" c="red">
              {errorMessage}
            </Text>
            <Button size="xs" variant="default" onClick={loadMore}>
              Try again
            </Button>
          </>
        )}
        {isComplete && rows.length === 0 && <Text c="dimmed">{emptyMessage}</Text>}
        {!isComplete && rows.length === 0 && !isLoading && !errorMessage && (
          <Text c="dimmed">Not loaded yet. Loading resumes automatically.</Text>
        )}
      </Group>
    </Box>
  );
}

function toWidthVariables({ width = "auto", narrowWidth = width }: Column<never>) {
  return { "--wide": width, "--narrow": narrowWidth } as CSSProperties;
}

function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a spacer, not a row.
    <tr role="presentation">
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}
