import { join } from "node:path";
import { expect, it } from "vitest";
import { failing } from "./disk/faults.ts";
import { missingForErrors } from "./disk/inject-errors.ts";
import { surviveFaults } from "./disk/survive-faults.ts";
import { testFolder } from "./server-process.ts";

// Twenty rounds of every kind are in disk-faults.long.ts. What is missing stands in the title.
it.skipIf(missingForErrors)(
  `syncs that fail under load end the server with 74, and nothing acknowledged is lost${missingForErrors ? ` (needs ${missingForErrors})` : ""}`,
  async () => {
    const fault = failing("syncs", "EIO");
    const { wrong } = await surviveFaults({ dataDirectory: join(testFolder(), "data"), rounds: 1, fault });
    expect(wrong).toEqual([]);
  },
);
