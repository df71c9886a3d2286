import type { Order, Pet } from "@animal-store/client";
import { createContext, use } from "react";
import type { PetReference } from "../pets/pet-details.tsx";

/** An entry to highlight in its list. The list scrolls to it once for each new object. */
export interface HighlightedEntry {
  readonly list: "pets" | "orders";
  readonly id: number;
}

/** Opens the dialogs from any page, and highlights an entry in its list. */
export interface FormHost {
  readonly highlighted: HighlightedEntry | undefined;
  /** @param path page to open; by default the current one */
  highlight(highlighted: HighlightedEntry, path?: string): void;
  addPet(): void;
  /** @param pet if omitted, the form has a field for the ID */
  orderPet(pet?: Pet): void;
  importPets(): void;
  /** Shows the details of a pet, also if it is not loaded. */
  openPet(pet: PetReference): void;
  openOrder(order: Order): void;
  showShortcuts(): void;
}

export const FormHostContext = createContext<FormHost | undefined>(undefined);

export function useFormHost(): FormHost {
  const formHost = use(FormHostContext);
  if (!formHost) throw new Error("useFormHost must be called inside a FormHost. Render this page in the shell.");
  return formHost;
}
