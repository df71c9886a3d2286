import { scopes as allScopes, contract } from "@animal-store/contract";
import { orderableStatus } from "@animal-store/service";

/** A consistency rule, which only a change by another program can violate. */
export interface Invariant {
  /** The message, without the number of rows at its start. */
  readonly text: string;
  /** A query for the `id` of each row that violates the rule. Must return no rows for empty tables. */
  readonly query: string;
}

const plans = Object.keys(contract.plans).map((plan) => `'${plan}'`);
const scopes = [allScopes.join(), ...allScopes].map((list) => `'${list}'`);

export const invariants: readonly Invariant[] = [
  {
    text: "pets are ordered more than once",
    query: "SELECT pet_id AS id FROM orders GROUP BY pet_id HAVING count(*) > 1",
  },
  {
    text: "orders are for pets that can still be ordered",
    query: `SELECT orders.id FROM orders JOIN pets ON pets.id = pet_id WHERE ifnull(pets.status, '${orderableStatus}') = '${orderableStatus}'`,
  },
  {
    text: "tables would assign an id a second time",
    query: `SELECT last.id FROM (
      SELECT 'pets' AS id, max(id) AS last_id FROM pets UNION ALL SELECT 'orders', max(id) FROM orders
    ) AS last WHERE last_id > ifnull((SELECT max(seq) FROM sqlite_sequence WHERE name = last.id), 0)`,
  },
  {
    text: "keys are not keys that this program issues",
    query: `SELECT id FROM keys WHERE id NOT GLOB 'key_*' OR length(hash) <> 64 OR hash GLOB '*[^0-9a-f]*'
      OR plan NOT IN (${plans}) OR scopes NOT IN (${scopes}) OR lineage_id IS NULL
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

/** Harmless if violated, for example because a row was deleted by hand. */
export const noticeInvariants: readonly Invariant[] = [
  {
    text: "rotated keys have a successor that does not exist",
    query: `SELECT id FROM keys AS rotated WHERE successor_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM keys WHERE keys.id = rotated.successor_id)`,
  },
  {
    text: "idempotency records are for pets or orders that do not exist",
    query: `SELECT scope AS id FROM (
        SELECT scope, json_extract(json, '$.id') AS pet_id, json_extract(json, '$.order.id') AS order_id
        FROM (SELECT scope, CASE WHEN json_valid(outcome) THEN outcome END AS json FROM idempotent_outcomes)
      ) AS record
      WHERE (pet_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pets WHERE pets.id = record.pet_id))
        OR (order_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.id = record.order_id))`,
  },
];
