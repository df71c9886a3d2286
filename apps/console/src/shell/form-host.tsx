import type { Order, Pet } from "@animal-store/client";
import { notifications } from "@mantine/notifications";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { OrderDetails } from "../orders/order-details.tsx";
import { PlaceOrder } from "../orders/place-order.tsx";
import { AddPet } from "../pets/add-pet.tsx";
import { PetDetails, type PetReference } from "../pets/pet-details.tsx";
import { type FormHost as FormActions, FormHostContext, type HighlightedEntry } from "./form-host-context.ts";
import { Shortcuts } from "./shortcuts.tsx";

// The validators and the CSV parser are loaded when they are needed.
const ImportPets = lazy(async () => ({ default: (await import("../import/import-pets.tsx")).ImportPets }));

type Dialog = "add" | "order" | "import" | "pet" | "orderDetails" | "shortcuts";

/** Renders the dialogs above the pages, so that input survives navigation. */
export function FormHost({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [highlighted, setHighlighted] = useState<HighlightedEntry>();
  const [dialog, setDialog] = useState<Dialog>();
  const [isImportLoaded, setImportLoaded] = useState(false);
  const [orderedPet, setOrderedPet] = useState<Pet>();
  const [openedPet, setOpenedPet] = useState<PetReference>();
  const [order, setOrder] = useState<Order>();
  const formHost = useMemo(
    (): FormActions => ({
      highlighted,
      highlight(entry, path) {
        setHighlighted(entry);
        if (path !== undefined) navigate(path);
      },
      addPet: () => setDialog("add"),
      orderPet(pet) {
        setOrderedPet(pet);
        setDialog("order");
      },
      importPets() {
        setImportLoaded(true);
        setDialog("import");
      },
      openPet(pet) {
        setOpenedPet(pet);
        setDialog("pet");
      },
      openOrder(openedOrder) {
        setOrder(openedOrder);
        setDialog("orderDetails");
      },
      showShortcuts: () => setDialog("shortcuts"),
    }),
    [highlighted, navigate],
  );
  useEffect(() => () => notifications.clean(), []);
  const getProps = (name: Dialog) => ({
    isOpen: dialog === name,
    // A dialog that closes late does not close another one.
    onClose: () => setDialog((current) => (current === name ? undefined : current)),
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
