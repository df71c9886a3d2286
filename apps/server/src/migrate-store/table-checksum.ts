import { createHash } from "node:crypto";
import type { TextRow } from "./table-mappings.ts";

/** What tells whether two sequences of rows are the same. */
export interface TableChecksum {
  readonly rows: number;
  /** SHA-256 over all rows in their order, in hexadecimal. */
  readonly checksum: string;
}

/** Reads rows as they come, keeping none. */
export function createTableChecksum() {
  const hash = createHash("sha256");
  let rows = 0;
  let text = "";
  return {
    add(row: TextRow) {
      rows += 1;
      // JSON tells each value's end, and null from a text.
      text += `${JSON.stringify(row)}\n`;
      if (text.length > hashBatchSize) flush();
    },
    /** Ends it. */
    result(): TableChecksum {
      flush();
      return { rows, checksum: hash.digest("hex") };
    },
  };

  function flush(): void {
    hash.update(text);
    text = "";
  }
}

// Characters: one call a row costs more than the hashing.
const hashBatchSize = 65_536;
