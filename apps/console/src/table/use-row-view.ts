import { useMemo, useState } from "react";
import type { Column } from "./infinite-table.tsx";

/** Filters and sorts the loaded rows. */
export function useRowView<Row>(rows: readonly Row[], columns: readonly Column<Row>[]) {
  const [text, setText] = useState("");
  const [sort, setSort] = useState<{ column: string; isDescending: boolean }>();
  const visibleRows = useMemo(() => {
    const words = text.trim().toLowerCase();
    const isMatch = (value: Value | undefined) => value !== undefined && `${value}`.toLowerCase().includes(words);
    const matches = words === "" ? rows : rows.filter((row) => columns.some(({ value }) => isMatch(value?.(row))));
    const value = columns.find(({ name }) => name === sort?.column)?.value;
    if (!sort || !value) return matches;
    const direction = sort.isDescending ? -1 : 1;
    return matches.toSorted((left, right) => direction * compare(value(left), value(right)));
  }, [rows, columns, text, sort]);
  return {
    rows: visibleRows,
    text,
    setText,
    sort,
    /** Sorts in ascending order, then in descending order, then not. */
    toggleSort(column: string) {
      if (sort?.column !== column) setSort({ column, isDescending: false });
      else setSort(sort.isDescending ? undefined : { column, isDescending: true });
    },
  };
}

const collator = new Intl.Collator(undefined, { sensitivity: "base" });

function compare(left: Value, right: Value): number {
  if (typeof left === "string" || typeof right === "string") return collator.compare(`${left}`, `${right}`);
  return Number(left > right) - Number(left < right);
}

type Value = string | number | bigint;
