import type { Page } from "@animal-store/client-react";
import { Button, Text } from "@mantine/core";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useConnection } from "../session/session-context.ts";
import { PageHead } from "../shell/page-head.tsx";
import { countOf } from "./count-of.ts";
import { type Column, EndlessTable } from "./endless-table.tsx";
import { useEndlessList } from "./use-endless-list.ts";

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
  const list = useEndlessList(query);
  return (
    <>
      <PageHead title={title} count={countOf(list, words)}>
        <Button onClick={action.run} disabled={blocked !== undefined}>
          {action.label}
        </Button>
      </PageHead>
      {children}
      <EndlessTable
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
