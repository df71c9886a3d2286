import { describeContract } from "@animal-store/contract-tests";
import { startTarget } from "../start-target.ts";
import { describeOnPostgres } from "./test-database.ts";

describeOnPostgres("PostgreSQL", (database) => {
  describeContract({
    name: "server (PostgreSQL)",
    start: async (situation) => startTarget(situation, await database().openBeside()),
  });
});
