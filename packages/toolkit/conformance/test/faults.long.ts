import { expect, it } from "vitest";
import { startExpressServer } from "./library/express-server.ts";
import { faults, notApplicable } from "./library/faults.ts";
import { runLibrary } from "./run-library.ts";

const parallelRuns = 4;

it("finds a fault of each category of Web Fuzzing Commons", { timeout: 1_200_000 }, async () => {
  const found = new Map<string, string[]>();
  const queue = faults.values();
  const work = async () => {
    for (const { id } of queue) {
      const { findings } = await runLibrary(await startExpressServer({ faults: [id] }));
      found.set(id, [...new Set(findings.map(({ check }) => check))].sort());
    }
  };
  await Promise.all(Array.from({ length: parallelRuns }, work));
  const rows = faults.map(
    ({ id, description }) => `| ${id} | ${description} | ${found.get(id)?.join(", ") || "missed"} |`,
  );
  const table = [
    "# Fault categories",
    "",
    "The 39 fault categories of Web Fuzzing Commons, ten faults of stored data from 400 on, and what the command reports for a server of the",
    `library with each fault. The number is the category. ${notApplicable.length} categories do not apply. Written by \`npm run test:long\`.`,
    "",
    "| fault | description | findings |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ];
  await expect(table.join("\n")).toMatchFileSnapshot("../FAULTS.md");
  expect(faults.filter(({ id }) => found.get(id)?.length === 0)).toEqual([]);
});
