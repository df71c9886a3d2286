import { createHash } from "node:crypto";
import type { TextRow } from "./table-mappings.ts";

export interface TableChecksum {
  readonly rowCount: number;
  /** SHA-256 over all rows in their order, in hexadecimal. */
  readonly checksum: string;
}

/** Hashes rows without storing them. */
export function createTableChecksum() {
  const hash = createHash("sha256");
  let rowCount = 0;
  let text = "";
  return {
    add(row: TextRow) {
      rowCount += 1;
      text += `${JSON.stringify(row)}\n`;
      if (text.length > hashBatchSize) flush();
    },
    result(): TableChecksum {
      flush();
      return { rowCount, checksum: hash.digest("hex") };
    },
  };

  function flush(): void {
    hash.update(text);
    text = "";
  }
}

// In characters. Hashing each row separately would spend more time on the calls than on the hashing.
const hashBatchSize = 65_536;
