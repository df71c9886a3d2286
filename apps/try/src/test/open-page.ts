import { expect, onTestFinished } from "vitest";
import type { ServedTry, Visit, VisitOptions } from "./served-try.ts";

/** Opens the page for the length of a test, and fails the test when the page complained or asked another host for anything. */
export async function openPage(served: ServedTry, options?: VisitOptions): Promise<Visit> {
  const visit = await served.visit(options);
  onTestFinished(async () => expect(await visit.leave()).toEqual([]));
  return visit;
}
