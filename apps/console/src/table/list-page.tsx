import { RateLimitError, StoreError } from "@animal-store/client";
import type { Page } from "@animal-store/client-react";
import { Button, Group, Text, Title } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { useServiceStatus } from "../session/session-context.ts";
import { formatCount } from "../shell/format.ts";
import { type Column, InfiniteTable } from "./infinite-table.tsx";

export interface ListPageProps<Row> {
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
        label={title}
        list={list}
        columns={columns}
        highlighted={highlighted}
        emptyMessage={<Text c="dimmed">{emptyMessage}</Text>}
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

export interface InfiniteList<Row> {
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  readonly isLoading: boolean;
  readonly canLoad: boolean;
  /** The message of an error that Notices does not show. */
  readonly errorMessage: string | undefined;
  loadMore(): void;
}

type Pages<Row> = InfiniteData<Page<Row[]>, string | undefined>;

export function useInfiniteList<Row>(query: UseInfiniteQueryResult<Pages<Row>, Error>): InfiniteList<Row> {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const { blocked, unavailable } = useServiceStatus();
  const rows = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
  const isLoaded = data !== undefined;
  const loadMore = useCallback(() => {
    void (isLoaded ? fetchNextPage() : refetch());
  }, [isLoaded, fetchNextPage, refetch]);
  // Notices shows exhausted limits and outages.
  const isErrorResponse = error instanceof StoreError && !(error instanceof RateLimitError);
  const errorText = isErrorResponse && error.status >= 500 ? "The store returned an error: " : "";
  return {
    rows,
    isComplete: isLoaded && !hasNextPage,
    isLoading: isFetching,
    canLoad: !isFetching && !blocked && !unavailable && !isErrorResponse && isLoaded && hasNextPage,
    errorMessage: isErrorResponse && !unavailable ? errorText + error.message : undefined,
    loadMore,
  };
}
