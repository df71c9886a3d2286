import { type CaseResult, type ConformanceCase, createSession, type SessionOptions } from "../src/session.ts";

/** Runs cases one after the other in a new session. */
export async function runCases(options: SessionOptions, cases: Iterable<ConformanceCase>): Promise<CaseResult[]> {
  const session = createSession(options);
  const results = [];
  for (const each of cases) results.push(await session.run(each));
  session.close();
  return results;
}

/** Runs cases. @returns the messages of their findings, one a line */
export async function listMessages(options: SessionOptions, cases: Iterable<ConformanceCase>): Promise<string> {
  const results = await runCases(options, cases);
  return results.flatMap(({ findings }) => findings.map(({ message }) => message)).join("\n");
}
