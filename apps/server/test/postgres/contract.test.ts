import { createTestClock } from "@animal-store/api-platform/testing";
import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { describeContract } from "@animal-store/store-tests";
import { startTarget } from "../start-target.ts";

// The store takes no part in these cases, which also run on SQLite and in memory.
const casesWithoutStore = [
  ...["messages", "parser", "raw-http", "cors", "preflights", "rate-limits", "bans", "key-redaction", "request-ids"],
  ...["error-details", "request-limits"],
];
const isRejectedRequest = (id: string) => /^requests\/.*\/(invalid|malformed) /.test(id);

describeOnPostgres("PostgreSQL", definition, (database) => {
  describeContract(
    {
      name: "server (PostgreSQL)",
      async start(condition) {
        const clock = createTestClock();
        return startTarget(condition, await database().openInSchema({ clock }), {
          clock,
          runAfterTurn: (work) => void setImmediate(work),
        });
      },
    },
    {
      isSelected: ({ id }) => !casesWithoutStore.some((name) => id.startsWith(`${name}/`)) && !isRejectedRequest(id),
    },
  );
});
