import type { Pet } from "@animal-store/client";
import { notifications } from "@mantine/notifications";
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from "react";
import { OrderDetails } from "../orders/orders-page.tsx";
import { PlaceOrder } from "../orders/place-order.tsx";
import { AddPet } from "../pets/add-pet.tsx";
import { PetDetails } from "../pets/pets-page.tsx";
import { changeAddress, type Parameter, useParameter } from "./address.ts";
import { Shortcuts } from "./shortcuts.tsx";

// The validators and the CSV parser are loaded when they are needed.
const ImportPets = lazy(async () => ({ default: (await import("../import/import-pets.tsx")).ImportPets }));

/** Entries to highlight in their list. The list scrolls to the first one once for each new object. */
export interface HighlightedEntries {
  readonly list: "pets" | "orders";
  readonly ids: ReadonlySet<number>;
}

/** Opens the dialogs from any page, and highlights entries in their list. */
export interface FormHost {
  readonly highlighted: HighlightedEntries | undefined;
  highlight(list: HighlightedEntries["list"], ids: readonly number[]): void;
  addPet(): void;
  /** @param pet if omitted, the form has a field for the ID */
  orderPet(pet?: Pet): void;
  importPets(): void;
  /** Shows the details of a pet, also if it is not loaded. */
  openPet(id: number | bigint): void;
  openOrder(id: number | bigint): void;
  showShortcuts(): void;
}

const FormHostContext = createContext<FormHost | undefined>(undefined);

export function useFormHost(): FormHost {
  const formHost = use(FormHostContext);
  if (!formHost) throw new Error("useFormHost must be called inside a FormHost. Render this page in the shell.");
  return formHost;
}

type Form = "add" | "order" | "import" | "shortcuts";

/** The open form, and the last content of each form, which stays while the form closes. */
interface FormState {
  readonly open?: Form | undefined;
  readonly isImportLoaded?: boolean;
  readonly orderedPet?: Pet | undefined;
}

/** Renders the dialogs above the pages, so that input survives navigation. The address contains an open pet or order. */
export function FormHostProvider({ children }: { children: ReactNode }) {
  const [highlighted, setHighlighted] = useState<HighlightedEntries>();
  const [{ open, isImportLoaded, orderedPet }, setForms] = useState<FormState>({});
  const formHost = useMemo((): FormHost => {
    const show = (form: Form, content: FormState = {}) => {
      changeAddress({ pet: "", order: "" });
      setForms((current) => ({ ...current, ...content, open: form }));
    };
    const openDetails = (pet: string, order: string) => {
      setForms((current) => ({ ...current, open: undefined }));
      changeAddress({ pet, order });
    };
    return {
      highlighted,
      highlight: (list, ids) => setHighlighted({ list, ids: new Set(ids) }),
      addPet: () => show("add"),
      orderPet: (pet) => show("order", { orderedPet: pet }),
      importPets: () => show("import", { isImportLoaded: true }),
      openPet: (id) => openDetails(`${id}`, ""),
      openOrder: (id) => openDetails("", `${id}`),
      showShortcuts: () => show("shortcuts"),
    };
  }, [highlighted]);
  useEffect(() => () => notifications.clean(), []);
  const getProps = (name: Form) => ({
    isOpen: open === name,
    // A dialog that closes late does not close another one.
    onClose: () => setForms((current) => (current.open === name ? { ...current, open: undefined } : current)),
  });
  return (
    <FormHostContext value={formHost}>
      {children}
      <AddPet {...getProps("add")} />
      <PlaceOrder pet={orderedPet} {...getProps("order")} />
      <PetDetails {...useDetails("pet", open === undefined)} />
      <OrderDetails {...useDetails("order", open === undefined)} />
      <Shortcuts {...getProps("shortcuts")} />
      {isImportLoaded && (
        <Suspense>
          <ImportPets open={formHost.importPets} {...getProps("import")} />
        </Suspense>
      )}
    </FormHostContext>
  );
}

/** Returns the props of a dialog that is open while the address contains an ID. */
function useDetails(name: Parameter & ("pet" | "order"), canOpen: boolean) {
  const value = useParameter(name);
  const id = /^\d+$/.test(value) ? BigInt(value) : undefined;
  // The content stays while the dialog closes.
  const lastId = useRef(id);
  lastId.current = id ?? lastId.current;
  return { id: lastId.current, isOpen: canOpen && id !== undefined, onClose: () => changeAddress({ [name]: "" }) };
}
