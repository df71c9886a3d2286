import { basePathOf, type ContractRoot, type DocumentedOperation } from "../contract-document.ts";
import { escapeText } from "../guides/markdown.ts";

/** Returns the static part of a form that sends the default request of an operation. A script adds the form. */
export function tryPanel({ method, path, operation }: DocumentedOperation, contract: ContractRoot): string {
  return `<div class="try-panel not-content" data-try-operation="${operation.operationId}">
<span><span class="method ${method.toLowerCase()}">${method}</span> ${escapeText(basePathOf(contract) + path)}</span>
<button type="button" class="try-primary">Send this request</button>
<span>Runs the store in this page, with a key of the sandbox. Nothing to install.</span>
</div>`;
}
