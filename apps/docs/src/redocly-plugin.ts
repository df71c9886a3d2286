import type { ContractRoot, Operation, Response } from "./contract-document.ts";
import { introductionTables } from "./introduction-tables.ts";
import { showLifecycle } from "./lifecycle.ts";
import { svgUrl } from "./svg.ts";

// Redocly loads a plugin by its default export and changes the document only in memory.
export default function docsPlugin() {
  return { id: "docs", decorators: { oas3: { introduction, lifecycle, "response-codes": responseCodes } } };
}

function introduction() {
  return {
    Root: {
      leave(contract: ContractRoot): void {
        const { info } = contract;
        info.description = `${info.description ?? ""}\n\n${introductionTables(contract)}`;
        info["x-logo"] = { url: svgUrl("logo"), altText: info.title };
      },
    },
  };
}

function lifecycle() {
  const operations: Operation[] = [];
  return {
    Operation: {
      leave(operation: Operation): void {
        operations.push(operation);
      },
    },
    Root: {
      leave(contract: ContractRoot): void {
        for (const operation of operations) showLifecycle(operation, contract);
      },
    },
  };
}

function responseCodes() {
  return {
    Response: {
      leave(response: Response): void {
        const codes = response["x-error-codes"] ?? [];
        if (codes.length === 0) return;
        response.description += `\n\nError codes: ${codes.map((code) => `\`${code}\``).join(", ")}.`;
      },
    },
  };
}
