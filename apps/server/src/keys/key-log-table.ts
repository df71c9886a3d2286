import { styleText } from "node:util";
import type { Scope } from "@animal-store/contract";
import type { KeyFieldChanges, KeyLogEntry } from "@animal-store/service";
import { shownName } from "./key-name.ts";
import { formatSecond } from "./shown-time.ts";
import { table } from "./table.ts";

const columns = ["TIME (UTC)", "OPERATOR", "KEY", "ACTION", "CHANGES"].map((title) => ({ title }));
const colors = { create: "green", rotate: "cyan", revoke: "red", set: "yellow", unban: "magenta" } as const;

/** The audit log for people, a line for each entry. */
export function keyLogTable(entries: readonly KeyLogEntry[]): string {
  const rows = entries.map(({ at, operator, action, keyId, changes }) => [
    formatSecond(at),
    shownName(operator),
    keyId,
    styleText(colors[action], action),
    formatChanges(changes, action === "create"),
  ]);
  const [titles = "", ...lines] = table(columns, rows);
  return [styleText("bold", titles), ...lines].join("\n");
}

/** Returns changes in one line: plan free → pro, expires never → 2027-02-20 15:21:07. */
export function formatChanges(changes: KeyFieldChanges, isNew = false): string {
  const texts = Object.entries(changes).map(([name, { from, to }]) => {
    const { label, none, format = String } = fields[name] ?? { label: name };
    const [before, after] = [from, to].map((value) => (value === null ? none : format(value)));
    return isNew || before === undefined ? `${label} ${after}` : `${label} ${before} → ${after}`;
  });
  return texts.join(", ");
}

interface Field {
  readonly label: string;
  /** What null means. */
  readonly none?: string;
  readonly format?: (value: unknown) => string;
}

const number = new Intl.NumberFormat("en");
const limit = { none: "default", format: (value: unknown) => number.format(Number(value)) };
const fields: Record<string, Field> = {
  plan: { label: "plan" },
  name: { label: "name", none: "none", format: (value) => shownName(String(value)) },
  perMinute: { label: "per minute", ...limit },
  perDay: { label: "per day", ...limit },
  scopes: { label: "scopes", format: (value) => formatScopes(value as Scope[]) },
  expiresAt: { label: "expires", none: "never", format: (value) => formatSecond(Number(value)) },
  successorId: { label: "to" },
  predecessorId: { label: "from" },
};

/** Returns the form that `--scopes` takes: read,write. */
export function formatScopes(scopes: readonly Scope[]): string {
  return scopes.join();
}
