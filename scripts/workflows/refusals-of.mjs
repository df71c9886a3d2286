import { registerHooks } from "node:module";

// The parser imports its schema as bundlers let it: Node asks for a word about the type.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith(".json") ? { ...context, importAttributes: { type: "json" } } : context),
});
const { NoOperationTraceWriter, parseWorkflow } = await import("@actions/workflow-parser");

/** Why GitHub would not take a workflow, in the words of its own parser; empty where it would. */
export function refusalsOf(name, content) {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}
