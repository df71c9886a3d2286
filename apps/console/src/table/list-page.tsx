import { Button, CloseButton, Group, Text, TextInput, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Countdown } from "../service-status/notices.tsx";
import { usePacedJob } from "../service-status/use-paced-job.ts";
import { useServiceStatus } from "../session/session-context.ts";
import { InfiniteTable } from "./infinite-table.tsx";
import classes from "./list-page.module.css";
import {
  type Column,
  type InfiniteList,
  type ListQuery,
  type RowView,
  type Sort,
  useInfiniteList,
  useRowView,
} from "./use-list.ts";

/** The maximum `limit` of the contract, defined by the build. */
declare const PAGE_LIMIT: number;

export const pageSize = PAGE_LIMIT;

/** Name of the column with the ID. IDs ascend with the time. */
export const idColumn = "ID";

/** ID of the filter, for the keyboard shortcut. */
export const filterInputId = "list-filter";

interface ListPageProps<Row> {
  readonly title: string;
  /** The name of an entry, singular and plural. */
  readonly nouns: readonly [string, string];
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  /** Columns of the CSV file. */
  readonly csvColumns: readonly (keyof Row & string)[];
  readonly action: { readonly label: string; readonly run: () => void };
  readonly emptyMessage: string;
  readonly highlighted: { readonly ids: ReadonlySet<number> } | undefined;
  /** The order of the loaded rows. */
  readonly serviceSort: Sort;
  /** The order without a sort of the user. */
  readonly defaultSort: Sort;
  /** Identifies the list. A change scrolls to the top. */
  readonly list: string;
  /** Opens an entry, also if it is not loaded. */
  readonly openById?: ((id: bigint) => void) | undefined;
  readonly importButton?: ReactNode;
  readonly children?: ReactNode;
}

export function ListPage<Row extends { id: number }>(props: ListPageProps<Row>) {
  const { title, nouns, query, columns, csvColumns, action, emptyMessage, highlighted, openById, children } = props;
  const { serviceSort, defaultSort } = props;
  const { blocked } = useServiceStatus();
  const list = useInfiniteList(query);
  const view = useRowView(list.rows, columns, serviceSort, defaultSort);
  const [listToLoad, setListToLoad] = useState<string>();
  const isLoadingAll = listToLoad === props.list && !list.isComplete;
  const resumesAt = usePacedJob(isLoadingAll && !list.errorMessage, () =>
    query.fetchNextPage({ cancelRefetch: false }),
  );

  const exportCsv = async () => {
    const { formatCsv, saveFile } = await import("../csv/csv.ts");
    const rows = view.rows.map((row) => csvColumns.map((column) => row[column] as string | number | bigint));
    saveFile(`${title.toLowerCase()}.csv`, formatCsv(csvColumns, rows));
  };
  return (
    <>
      <Group justify="space-between" align="center" gap="sm">
        <title>{`${title} – Animal Store console`}</title>
        <div>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text size="sm" c="dimmed" mih="1.4em">
            <span role="status">{formatCount(list, view, nouns, isLoadingAll)}</span>
            {resumesAt !== undefined && (
              <>
                , continues in <Countdown until={resumesAt} />
              </>
            )}
          </Text>
        </div>
        <Button onClick={action.run} disabled={blocked !== undefined}>
          {action.label}
        </Button>
      </Group>
      <div className={classes.toolbar}>
        {children}
        <FilterInput noun={nouns[1]} text={view.text} setText={view.setText} openById={openById} />
        <Group gap="xs" className={classes.actions}>
          <Button
            variant={isLoadingAll ? "light" : "default"}
            onClick={() => setListToLoad(isLoadingAll ? undefined : props.list)}
            disabled={!isLoadingAll && (list.isComplete || blocked !== undefined)}
          >
            {isLoadingAll ? "Stop" : "Load all"}
          </Button>
          <Button variant="default" onClick={() => void exportCsv()} disabled={view.rows.length === 0}>
            Export CSV
          </Button>
          {props.importButton}
        </Group>
      </div>
      <InfiniteTable
        key={props.list}
        loadsOnScroll={!view.isNarrowed && !isLoadingAll}
        {...{ title, list, view, columns, highlighted, emptyMessage }}
      />
    </>
  );
}

interface FilterInputProps extends Pick<ListPageProps<never>, "openById"> {
  readonly noun: string;
  readonly text: string;
  readonly setText: (text: string) => void;
}

function FilterInput({ noun, text, setText, openById }: FilterInputProps) {
  const id = openById && /^\d+$/.test(text.trim()) ? BigInt(text.trim()) : undefined;
  return (
    <TextInput
      id={filterInputId}
      className={classes.filter}
      aria-label={openById ? `Filter loaded ${noun}, or open one by ID` : `Filter loaded ${noun}`}
      placeholder={openById ? "Filter, or open by ID" : "Filter"}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter" && id !== undefined) openById?.(id);
        if (key !== "Escape") return;
        setText("");
        currentTarget.blur();
      }}
      rightSectionWidth="4.25rem"
      rightSection={
        id === undefined ? (
          text !== "" && <CloseButton size="sm" ml="auto" aria-label="Clear the filter" onClick={() => setText("")} />
        ) : (
          <Button size="compact-sm" variant="light" onClick={() => openById?.(id)} aria-label={`Open ID ${id}`}>
            Open
          </Button>
        )
      }
    />
  );
}

/** Formats the number and the order of the rows: `40 pets loaded, newest first, scroll for more`, `2 of 30 pets match, sorted by name`. */
function formatCount<Row>(
  { rows, isComplete }: InfiniteList<Row>,
  { rows: visibleRows, text, sort, isNarrowed }: RowView<Row>,
  [singular, plural]: readonly [string, string],
  isLoadingAll: boolean,
): string {
  if (rows.length === 0 && !isComplete) return "";
  const isFiltered = text.trim() !== "";
  const canScroll = !isComplete && !isNarrowed;
  const count = rows.length.toLocaleString("en");
  const noun = rows.length === 1 ? singular : plural;
  const entries = `${count} ${isComplete ? "" : "loaded "}${noun}`;
  const parts = [canScroll ? `${count} ${plural} loaded` : entries];
  if (isFiltered) parts[0] = `${visibleRows.length.toLocaleString("en")} of ${entries} match`;
  if (visibleRows.length > 1) parts.push(formatOrder(sort));
  if (isLoadingAll) parts.push("loading all");
  else if (!isComplete) parts.push(canScroll ? "scroll for more" : "more are not loaded");
  return parts.join(", ");
}

function formatOrder({ column, isDescending }: Sort): string {
  if (column === idColumn) return isDescending ? "newest first" : "oldest first";
  return `sorted by ${column.toLowerCase()}`;
}
