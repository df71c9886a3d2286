// Renders the hooks of a module: runs the mutation, and waits until the list contains its result.
// Usage: node run-hooks.mjs MODULE LIST_HOOK MUTATION_HOOK BODY
import { stringifyJson } from "@animal-store/exact-json";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { JSDOM } from "jsdom";

const [, , module, listHook, mutationHook, body] = process.argv;
const { window } = new JSDOM("<main></main>");
Object.assign(globalThis, { window, document: window.document });
const { createElement, useEffect } = await import("react");
const { createRoot } = await import("react-dom/client");
const { [listHook]: useList, [mutationHook]: useMutation } = await import(module);
const [value] = Object.values(JSON.parse(body));

function App() {
  const list = useList();
  const text = stringifyJson(list);
  const { mutate, error } = useMutation();
  useEffect(() => mutate(JSON.parse(body)), [mutate]);
  useEffect(() => {
    if (error) throw error;
    if (!text.includes(value)) return void list.loadMore?.();
    console.log(text);
    process.exit();
  });
}

const app = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(App));
const onUncaughtError = (cause) => {
  console.error(cause);
  process.exit(1);
};
createRoot(document.querySelector("main"), { onUncaughtError }).render(app);
