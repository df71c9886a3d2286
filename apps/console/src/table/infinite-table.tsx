import { Box, Button, Group, Loader, Table, Text, UnstyledButton } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, useEffect, useRef } from "react";
import classes from "./infinite-table.module.css";
import type { Column, InfiniteList, RowView } from "./use-list.ts";

interface InfiniteTableProps<Row> {
  readonly title: string;
  readonly list: InfiniteList<Row>;
  readonly view: RowView<Row>;
  readonly columns: readonly Column<Row>[];
  readonly highlighted: { readonly ids: ReadonlySet<number> } | undefined;
  readonly emptyMessage: string;
  /** Whether scrolling to the end loads the next page. */
  readonly loadsOnScroll: boolean;
}

// In pixels, as in the style sheet.
const rowHeight = 52;
const prefetchRows = 30;
// Lets the last row scroll above a notification.
const notificationHeight = "8rem";
const scrolledEntries = new WeakSet<object>();

/** A table that renders only visible rows and loads the next page near its end. */
export function InfiniteTable<Row extends { id: number }>(props: InfiniteTableProps<Row>) {
  const { title, list, view, columns, emptyMessage, highlighted, loadsOnScroll } = props;
  const { isComplete, isLoading, canLoad, errorMessage, loadMore } = list;
  const { rows, sort, toggleSort } = view;
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
    if (isNearEnd && canLoad && loadsOnScroll) loadMore();
  }, [isNearEnd, canLoad, loadsOnScroll, loadMore]);

  useEffect(() => {
    if (!highlighted || scrolledEntries.has(highlighted)) return;
    const index = rows.findIndex(({ id }) => highlighted.ids.has(id));
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
                aria-sort={sort.column === column.name ? sortNames[Number(sort.isDescending)] : undefined}
              >
                {column.value ? (
                  <UnstyledButton
                    className={classes.sort}
                    onClick={() => toggleSort(column.name)}
                    title={`Sort by ${column.name}`}
                  >
                    {column.name}
                  </UnstyledButton>
                ) : (
                  column.name
                )}
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
                  aria-current={highlighted?.ids.has(row.id) || undefined}
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
            <Text size="sm" c="var(--mantine-color-error)">
              {errorMessage}
            </Text>
            <Button size="xs" variant="default" onClick={loadMore}>
              Try again
            </Button>
          </>
        )}
        {canLoad && !loadsOnScroll && (
          <Button size="xs" variant="default" onClick={loadMore}>
            Load more
          </Button>
        )}
        {rows.length === 0 && list.rows.length > 0 && <Text c="dimmed">No loaded row matches the filter.</Text>}
        {isComplete && list.rows.length === 0 && <Text c="dimmed">{emptyMessage}</Text>}
        {!isComplete && list.rows.length === 0 && !isLoading && !errorMessage && (
          <Text c="dimmed">Not loaded yet. Loading resumes automatically.</Text>
        )}
      </Group>
    </Box>
  );
}

const sortNames = ["ascending", "descending"] as const;

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
