import type { Order, Pet } from "@animal-store/client";
import { notifications } from "@mantine/notifications";
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { OrderDetails } from "../orders/orders-page.tsx";
import { PlaceOrder } from "../orders/place-order.tsx";
import { AddPet } from "../pets/add-pet.tsx";
import { PetDetails, type PetReference } from "../pets/pets-page.tsx";
import { Shortcuts } from "./shortcuts.tsx";

// The validators and the CSV parser are loaded when they are needed.
const ImportPets = lazy(async () => ({ default: (await import("../import/import-pets.tsx")).ImportPets }));

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

const FormHostContext = createContext<FormHost | undefined>(undefined);

export function useFormHost(): FormHost {
  const formHost = use(FormHostContext);
  if (!formHost) throw new Error("useFormHost must be called inside a FormHost. Render this page in the shell.");
  return formHost;
}

type Dialog = "add" | "order" | "import" | "pet" | "orderDetails" | "shortcuts";

/** The open dialog, and the last content of each dialog, which stays while the dialog closes. */
interface DialogState {
  readonly open?: Dialog | undefined;
  readonly isImportLoaded?: boolean;
  readonly orderedPet?: Pet | undefined;
  readonly openedPet?: PetReference;
  readonly order?: Order;
}

/** Renders the dialogs above the pages, so that input survives navigation. */
export function FormHostProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [highlighted, setHighlighted] = useState<HighlightedEntry>();
  const [{ open, isImportLoaded, orderedPet, openedPet, order }, setDialogs] = useState<DialogState>({});
  const formHost = useMemo((): FormHost => {
    const show = (dialog: Dialog, content: DialogState = {}) =>
      setDialogs((current) => ({ ...current, ...content, open: dialog }));
    return {
      highlighted,
      highlight(entry, path) {
        setHighlighted(entry);
        if (path !== undefined) navigate(path);
      },
      addPet: () => show("add"),
      orderPet: (pet) => show("order", { orderedPet: pet }),
      importPets: () => show("import", { isImportLoaded: true }),
      openPet: (pet) => show("pet", { openedPet: pet }),
      openOrder: (openedOrder) => show("orderDetails", { order: openedOrder }),
      showShortcuts: () => show("shortcuts"),
    };
  }, [highlighted, navigate]);
  useEffect(() => () => notifications.clean(), []);
  const getProps = (name: Dialog) => ({
    isOpen: open === name,
    // A dialog that closes late does not close another one.
    onClose: () => setDialogs((current) => (current.open === name ? { ...current, open: undefined } : current)),
  });
  return (
    <FormHostContext value={formHost}>
      {children}
      <AddPet {...getProps("add")} />
      <PlaceOrder pet={orderedPet} {...getProps("order")} />
      <PetDetails reference={openedPet} {...getProps("pet")} />
      <OrderDetails order={order} {...getProps("orderDetails")} />
      <Shortcuts {...getProps("shortcuts")} />
      {isImportLoaded && (
        <Suspense>
          <ImportPets open={formHost.importPets} {...getProps("import")} />
        </Suspense>
      )}
    </FormHostContext>
  );
}
