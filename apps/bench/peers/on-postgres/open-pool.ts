import { Pool, types } from "pg";

// Type oid of int8 (pg_type.dat).
const int8 = 20;

/** Connections to the peers' database, as many as pg's pool has where nobody says otherwise. */
export function openPool(connectionString: string): Pool {
  types.setTypeParser(int8, Number);
  return new Pool({ connectionString });
}
