import { scopes as allScopes, contract } from "@animal-store/contract";
import { orderable } from "@animal-store/service";

/** What never is in a store that this program alone wrote. */
export interface Invariant {
  /** What is said after how many there are. */
  readonly fault: string;
  /** A query for the ids of the rows that break it. */
  readonly rows: string;
}

const plans = Object.keys(contract.plans).map((plan) => `'${plan}'`);

const scopes = [allScopes.join(), ...allScopes].map((each) => `'${each}'`);

export const invariants: readonly Invariant[] = [
  {
    fault: "pets are ordered more than once",
    rows: "SELECT pet_id AS id FROM orders GROUP BY pet_id HAVING count(*) > 1",
  },
  {
    fault: "orders are for pets that can still be ordered",
    rows: `SELECT orders.id FROM orders JOIN pets ON pets.id = pet_id WHERE ifnull(pets.status, '${orderable}') = '${orderable}'`,
  },
  {
    fault: "tables would give an id a second time",
    rows: `SELECT name AS id FROM (
      SELECT 'pets' AS name, max(id) AS last FROM pets UNION ALL SELECT 'orders', max(id) FROM orders
    ) WHERE last > ifnull((SELECT seq FROM sqlite_sequence WHERE sqlite_sequence.name = name), 0)`,
  },
  {
    fault: "keys are none that this program issues",
    rows: `SELECT id FROM keys WHERE id NOT GLOB 'key_*' OR length(hash) <> 64 OR hash GLOB '*[^0-9a-f]*'
      OR plan NOT IN (${plans}) OR scopes NOT IN (${scopes}) OR lineage_id IS NULL OR ifnull(per_minute, 1) < 1 OR ifnull(per_day, 1) < 1`,
  },
  {
    fault: "changes of keys are no JSON",
    rows: "SELECT position AS id FROM key_log WHERE NOT json_valid(changes)",
  },
  {
    fault: "keys were rotated to keys that are not there",
    rows: "SELECT id FROM keys WHERE successor_id IS NOT NULL AND successor_id NOT IN (SELECT id FROM keys)",
  },
  {
    fault: "kept outcomes are no JSON",
    rows: "SELECT scope AS id FROM idempotent_outcomes WHERE NOT json_valid(outcome)",
  },
  {
    fault: "kept outcomes are of pets or orders that are not there",
    rows: `SELECT scope AS id FROM idempotent_outcomes WHERE json_valid(outcome) AND (
      json_extract(outcome, '$.id') NOT IN (SELECT id FROM pets)
      OR json_extract(outcome, '$.order.id') NOT IN (SELECT id FROM orders))`,
  },
  {
    fault: "keys have counters that are none",
    rows: "SELECT key_id AS id FROM key_usage WHERE in_minute < 0 OR in_day < in_minute OR NOT json_valid(strikes)",
  },
];
