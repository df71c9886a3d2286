import { it } from "vitest";
import { allMutants, runMutants } from "./run-mutants.ts";
it("x", { timeout: 500000 }, async () => {
  const r = await runMutants(allMutants, 6);
  for (const x of r.filter((x) => x.cases > 45).sort((a, b) => b.cases - a.cases)) console.log(`ROW ${x.cases} | ${x.id} | ${x.killedBy ?? x.outcome}`);
  console.log("ROW total", r.reduce((a, x) => a + x.cases, 0));
});
