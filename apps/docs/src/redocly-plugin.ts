import { expandResponseHeaders } from "@animal-store/codegen/response-headers";
import type { ContractRoot, Operation, Response } from "./contract/contract-document.ts";
import { documentedOperations } from "./contract/documented-operations.ts";
import { introductionTables } from "./reference/introduction-tables.ts";
import { showLifecycle } from "./reference/lifecycle.ts";
import { svgUrl } from "./reference/svg.ts";
import { operationSamples } from "./samples/operation-samples.ts";

// Redocly loads a plugin by its default export and changes the document only in memory.
export default function docsPlugin() {
  return {
    id: "docs",
    preprocessors: { oas3: { "response-headers": () => ({ Root: { enter: expandResponseHeaders } }) } },
    decorators: { oas3: { introduction, lifecycle, "code-samples": codeSamples, "response-codes": responseCodes } },
  };
}

const guides = "[← Guides](/docs/) · [First call](/docs/first-call/) · [Errors](/docs/errors/) · [Try it](/docs/try/)";

function introduction() {
  return {
    Root: {
      leave(contract: ContractRoot): void {
        const { info } = contract;
        info.description = `${guides}\n\n${info.description ?? ""}\n\n${introductionTables(contract)}`;
        info["x-logo"] = { url: svgUrl("logo"), altText: info.title, href: "/docs" };
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

function codeSamples() {
  return {
    Root: {
      leave(contract: ContractRoot): void {
        for (const documented of documentedOperations(contract)) {
          const { operation } = documented;
          const { sh, ts } = operationSamples(documented, contract);
          operation["x-codeSamples"] = [
            { lang: "curl", label: "curl", source: sh },
            { lang: "javascript", label: "TypeScript", source: ts },
          ];
          const place = `/docs/try/#operation=${operation.operationId}`;
          operation.description = `${operation.description ?? ""}\n\n[Try it in this browser](${place})`;
        }
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
