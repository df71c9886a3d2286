import type { Fault } from "./fault.ts";

/** Nothing was chosen; told in a line, without a stack. */
export class NoFaultChosen extends Error {
  override readonly name = "NoFaultChosen";
}

/** The faults whose ids begin so. @throws {NoFaultChosen} that names the beginnings that there are */
export function chooseFaults(faults: readonly Fault[], beginning: string): Fault[] {
  const chosen = faults.filter(({ id }) => id.startsWith(beginning));
  if (chosen.length > 0) return chosen;
  const kinds = [...new Set(faults.map(({ id }) => `${id.split("/")[0]}/`))];
  throw new NoFaultChosen(`no fault's id begins with ${beginning}. They begin with ${kinds.join(", ")}`);
}
