import type { HttpResponse } from "@animal-store/conformance/internal";
import type { ContractCase } from "../cases/contract-case.ts";
import { contractDocument, locateInContract } from "../contract-document.ts";
import { type CoverageItem, listCoverageItems, type SentRequest, toExchange, toItemId } from "./coverage-item.ts";

export type Coverage = ReturnType<typeof createCoverage>;

/** Records which parts of the contract the cases cover. */
export function createCoverage() {
  const items = listCoverageItems(contractDocument);
  let uncovered = items;
  const cover = (isCovered: (item: CoverageItem) => boolean): void => {
    uncovered = uncovered.filter((item) => !isCovered(item));
  };
  return {
    add(request: SentRequest, response: HttpResponse): void {
      const exchange = toExchange(contractDocument, request, response);
      cover((item) => item.isCovered?.(exchange) ?? false);
    },
    addPassedCase: ({ covers = [] }: Pick<ContractCase, "covers">): void =>
      cover(({ coversEntry }) => coversEntry !== undefined && covers.includes(coversEntry)),
    summarize: () => ({
      items: items.length,
      covered: items.length - uncovered.length,
      uncovered: uncovered.map(toItemId),
    }),
    /** Lists the uncovered items, each with its line of petstore.yaml; undefined if there are none. */
    report(): string | undefined {
      const lines = uncovered
        .map((item) => ({ line: Number(locateInContract(item.node, item.key).split(":")[1]), id: toItemId(item) }))
        .sort((a, b) => a.line - b.line)
        .map(({ line, id }) => `${String(line).padStart(6)}  ${id}`);
      if (lines.length === 0) return undefined;
      return `The cases did not cover these items of openapi/petstore.yaml. Add a case for each (the number is its line):\n${lines.join("\n")}`;
    },
  };
}
