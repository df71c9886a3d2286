import { describeContract } from "@animal-store/contract-tests";
import { createTestClock } from "@animal-store/store/testing";
import { startTarget } from "../start-target.ts";
import { describeOnPostgres } from "./test-database.ts";

describeOnPostgres("PostgreSQL", (database) => {
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
