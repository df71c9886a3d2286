import type { Schemas } from "@animal-store/client";
import { createContext, use } from "react";

/** An entry to be seen in its list. Each one is scrolled to once. */
export interface HighlightedEntry {
  readonly of: "animals" | "orders";
  readonly id: number;
}

/** What can be done from every page. */
export interface FormHost {
  /** What was made or looked for last. */
  readonly shown: HighlightedEntry | undefined;
  /** @param path of the page to go to; where one is when left out */
  show(shown: HighlightedEntry, path?: string): void;
  add(): void;
  /** @param pet is asked for when left out */
  order(pet?: Schemas["Pet"]): void;
}

export const FormHostContext = createContext<FormHost | undefined>(undefined);

/** @throws {Error} outside of a desk */
export function useFormHost(): FormHost {
  const formHost = use(FormHostContext);
  if (!formHost) throw new Error("useFormHost must be called below a Desk. Render this page in the shell.");
  return formHost;
}
