import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { OperationPanel } from "./operation-panel.tsx";
import { Playground } from "./playground.tsx";

export function mountPlayground(element: Element): void {
  mount(element, <Playground />);
}

/** @param id the id of an operation, such as `listPets` */
export function mountOperation(element: Element, id: string): void {
  mount(element, <OperationPanel id={id} />);
}

function mount(element: Element, node: ReactNode): void {
  createRoot(element).render(<StrictMode>{node}</StrictMode>);
}
