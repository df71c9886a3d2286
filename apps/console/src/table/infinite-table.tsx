import { Box, Button, Group, Loader, Table, Text } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import classes from "./infinite-table.module.css";
import type { InfiniteList } from "./list-page.tsx";

export interface Column<Row> {
  readonly name: string;
  /** Whether it has no place on a narrow screen. */
  readonly isExtra?: boolean;
  /** As CSS has it; the rest of the room is shared by the columns without one. */
  readonly width?: string;
  /** On a narrow screen. @default the same */
  readonly narrowWidth?: string;
  readonly render: (row: Row) => ReactNode;
}

export interface InfiniteTableProps<Row> {
  readonly label: string;
  readonly list: InfiniteList<Row>;
  readonly columns: readonly Column<Row>[];
  /** What stands where there is nothing. */
  readonly empty: ReactNode;
  /** What is to be seen: it is marked, and scrolled to once. */
  readonly shown?: { readonly id: number } | undefined;
}

// Pixels; the style sheet gives each row this height.
const rowHeight = 52;
// Rows before the end at which the next page is asked for.
const ahead = 30;
// What is told in the corner, so that the last row, too, can be seen above it.
const noteHeight = "8rem";
const scrolledTo = new WeakSet<object>();

/** A table of which only the rows in sight are in the page, and which reads on as one comes near its end. */
export function InfiniteTable<Row extends { id: number }>(props: InfiniteTableProps<Row>) {
  const { label, list, columns, empty, shown: marked } = props;
  const { rows, isComplete, isReading, canRead, failure, readMore } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const isNearEnd = !isComplete && last >= rows.length - ahead;
  useEffect(() => {
    if (isNearEnd && canRead) readMore();
  }, [isNearEnd, canRead, readMore]);

  useEffect(() => {
    if (!marked || scrolledTo.has(marked)) return;
    const index = rows.findLastIndex(({ id }) => id === marked.id);
    if (index < 0) return;
    scrolledTo.add(marked);
    virtualizer.scrollToIndex(index, { align: "center" });
  }, [marked, rows, virtualizer]);

  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    // What scrolls by itself must be reachable by keyboard.
    <Box
      ref={scroller}
      className={classes.scroller}
      component="section"
      tabIndex={0}
      aria-label={`${label}, scrollable`}
    >
      <Table
        className={classes.table}
        aria-label={label}
        aria-rowcount={isComplete ? rows.length + 1 : -1}
        stickyHeader
      >
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            {columns.map((column) => (
              <Table.Th
                key={column.name}
                className={column.isExtra ? classes.extra : classes.head}
                style={widthsOf(column)}
              >
                {column.name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Space height={before} />
          {shown.map(({ index, key }) => {
            const row = rows[index];
            return (
              row && (
                <Table.Tr
                  key={key}
                  aria-rowindex={index + 2}
                  className={classes.row}
                  aria-current={row.id === marked?.id || undefined}
                >
                  {columns.map(({ name, isExtra, render }) => (
                    <Table.Td key={name} className={isExtra ? classes.extra : undefined}>
                      {render(row)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              )
            );
          })}
          <Space height={after} />
        </Table.Tbody>
      </Table>
      <Group justify="center" p="md" pb={marked ? noteHeight : "md"} gap="sm" mih={64}>
        {isReading && <Loader size="sm" aria-label="Reading" />}
        {failure && !isReading && (
          <>
            <Text size="sm" c="red">
              {failure}
            </Text>
            <Button size="xs" variant="default" onClick={readMore}>
              Try again
            </Button>
          </>
        )}
        {isComplete && rows.length === 0 && empty}
        {!isComplete && rows.length === 0 && !isReading && !failure && (
          <Text c="dimmed">Not read yet. It comes by itself.</Text>
        )}
      </Group>
    </Box>
  );
}

function widthsOf({
  width = "auto",
  narrowWidth = width,
}: Column<never>): CSSProperties & Record<`--${string}`, string> {
  return { "--wide": width, "--narrow": narrowWidth };
}

/** Stands for the rows out of sight. */
function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it is room, no row.
    <tr role="presentation">
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}

/** How many entries a page of a list may have: the contract's maximum, filled in by the build. */
declare const PAGE_LIMIT: number;

/** Entries asked for at once: the most that the contract allows. */
export const pageSize = PAGE_LIMIT;
