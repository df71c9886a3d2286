import { createTestClock } from "@animal-store/api-platform/testing";
import { describeContract } from "@animal-store/contract-tests";
import { describeOnPostgres } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { startTarget } from "../start-target.ts";

describeOnPostgres("PostgreSQL", definition, (database) => {
  describeContract({
    name: "server (PostgreSQL)",
    async start(condition) {
      const clock = createTestClock();
      return startTarget(condition, await database().openInSchema({ clock }), {
        clock,
        runAfterTurn: (work) => void setImmediate(work),
      });
    },
  });
});
