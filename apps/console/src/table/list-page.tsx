import { RateLimitError, StoreError } from "@animal-store/client";
import type { Page } from "@animal-store/client-react";
import { Button, Group, Text, Title } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { useConnection } from "../session/session-context.ts";
import { formatCount } from "../shell/format.ts";
import { type Column, InfiniteTable } from "./infinite-table.tsx";

export interface ListPageProps<Row> {
  readonly title: string;
  /** What a row is called: one, and many. */
  readonly words: readonly [string, string];
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Row[]>, string | undefined>, Error>;
  readonly columns: readonly Column<Row>[];
  readonly action: { readonly label: string; readonly run: () => void };
  /** What is said where there is nothing. */
  readonly empty: string;
  readonly shown: { readonly id: number } | undefined;
  /** What of the list is to be seen: a change begins at its top. */
  readonly part?: string;
  readonly children?: ReactNode;
}

/** A page with one list: its title, what can be done, and the entries as far as one scrolls. */
export function ListPage<Row extends { id: number }>(props: ListPageProps<Row>) {
  const { title, words, query, columns, action, empty, shown, part, children } = props;
  const { blocked } = useConnection();
  const list = useInfiniteList(query);
  return (
    <>
      <PageHeader title={title} count={formatCount(list, words)}>
        <Button onClick={action.run} disabled={blocked !== undefined}>
          {action.label}
        </Button>
      </PageHeader>
      {children}
      <InfiniteTable
        key={part}
        label={title}
        list={list}
        columns={columns}
        shown={shown}
        empty={<Text c="dimmed">{empty}</Text>}
      />
    </>
  );
}

/** A page's title, how much it shows, and what can be done. */
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

/** A list as far as it was read. */
export interface InfiniteList<Row> {
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
export function useInfiniteList<Row>(query: UseInfiniteQueryResult<Pages<Row>, Error>): InfiniteList<Row> {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = query;
  const { blocked, away } = useConnection();
  const rows = useMemo(() => data?.pages.flatMap(({ entries }) => entries) ?? [], [data]);
  const isBegun = data !== undefined;
  const readMore = useCallback(() => {
    void (isBegun ? fetchNextPage() : refetch());
  }, [isBegun, fetchNextPage, refetch]);
  // A limit or a lost connection has a notice of its own, and ends by itself.
  const isRejected = error instanceof StoreError && !(error instanceof RateLimitError) && error.status < 500;
  const isFailed = error instanceof StoreError && !(error instanceof RateLimitError);
  return {
    rows,
    isComplete: isBegun && !hasNextPage,
    isReading: isFetching,
    canRead: !isFetching && !blocked && !away && !isFailed && isBegun && hasNextPage,
    failure: isFailed && !away ? (isRejected ? error.message : `The store failed: ${error.message}`) : undefined,
    readMore,
  };
}
