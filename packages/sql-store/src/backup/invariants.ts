import type { Invariant, StoreDefinition } from "../store.ts";

/** The plans and scopes that keys can have. */
export interface KeyRules {
  readonly plans: readonly string[];
  readonly scopes: readonly string[];
}

/** Returns the consistency rules of every store and those of the definition. */
export function listInvariants({ tables, invariants = [] }: StoreDefinition, { plans, scopes }: KeyRules): Invariant[] {
  const quote = (values: readonly string[]) => values.map((value) => `'${value}'`).join(", ");
  const lastIds = Object.values(tables).map(({ name }) => `SELECT '${name}' AS id, max(id) AS last_id FROM ${name}`);
  return [
    ...invariants,
    {
      text: "tables would assign an id a second time",
      query: `SELECT last.id FROM (${lastIds.join(" UNION ALL ")}) AS last
        WHERE last_id > ifnull((SELECT max(seq) FROM sqlite_sequence WHERE name = last.id), 0)`,
    },
    {
      text: "keys are not keys that this program issues",
      query: `SELECT id FROM keys WHERE id NOT GLOB 'key_*' OR length(hash) <> 64 OR hash GLOB '*[^0-9a-f]*'
        OR plan NOT IN (${quote(plans.length > 0 ? plans : ["none"])}) OR ${hasUnknownScopes(scopes)} OR lineage_id IS NULL
        OR ifnull(per_minute, 1) < 1 OR ifnull(per_day, 1) < 1`,
    },
    {
      text: "key log entries are not JSON",
      query: "SELECT position AS id FROM key_log WHERE NOT json_valid(changes)",
    },
    {
      text: "idempotency records are not JSON",
      query: "SELECT scope AS id FROM idempotent_outcomes WHERE NOT json_valid(outcome)",
    },
    {
      text: "keys have invalid usage counters",
      query: "SELECT key_id AS id FROM key_usage WHERE in_minute < 0 OR in_day < in_minute OR NOT json_valid(strikes)",
    },
  ];
}

/** Returns a condition of SQL. After the removal of each known scope, only a comma must remain. */
function hasUnknownScopes(scopes: readonly string[]): string {
  if (scopes.length === 0) return "scopes <> ''";
  const others = scopes.reduce((text, scope) => `replace(${text}, ',${scope},', ',')`, "',' || scopes || ','");
  return `${others} <> ','`;
}

/** Harmless if violated, for example because a row was deleted by hand. */
export const noticeInvariants: readonly Invariant[] = [
  {
    text: "rotated keys have a successor that does not exist",
    query: `SELECT id FROM keys AS rotated WHERE successor_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.id = rotated.successor_id)`,
  },
];
