import { lintDate } from "../rules/calendar-date.ts";
import { checkCompatibility, type Verdict } from "./check-compatibility.ts";
import { NotCompared } from "./not-compared.ts";
import { contractFile, lastReleased, releasedFolder } from "./released-contracts.ts";

const { passes, report } = await check();
console.log(report);
process.exitCode = passes ? 0 : 1;

async function check(): Promise<Verdict> {
  const [released, working = contractFile] = process.argv.slice(2);
  try {
    return await checkCompatibility({ released: released ?? lastReleased(releasedFolder), working, date: lintDate() });
  } catch (error) {
    if (!(error instanceof NotCompared)) throw error;
    return { passes: false, report: `not compared: ${error.message}` };
  }
}
