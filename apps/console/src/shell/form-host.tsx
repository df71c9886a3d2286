import type { Pet } from "@animal-store/client";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { PlaceOrder } from "../orders/place-order.tsx";
import { AddPet } from "../pets/add-pet.tsx";
import { type FormHost as FormActions, FormHostContext, type HighlightedEntry } from "./form-host-context.ts";

/** Renders the forms above the pages, so that input survives navigation. */
export function FormHost({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [highlighted, setHighlighted] = useState<HighlightedEntry>();
  const [isAdding, { open: openAdd, close: closeAdd }] = useDisclosure();
  const [isOrdering, { open: openOrder, close: closeOrder }] = useDisclosure();
  const [pet, setPet] = useState<Pet>();
  const formHost = useMemo(
    (): FormActions => ({
      highlighted,
      highlight(entry, path) {
        setHighlighted(entry);
        if (path !== undefined) navigate(path);
      },
      addPet: openAdd,
      orderPet(orderedPet) {
        setPet(orderedPet);
        openOrder();
      },
    }),
    [highlighted, navigate, openAdd, openOrder],
  );
  useEffect(() => () => notifications.clean(), []);
  return (
    <FormHostContext value={formHost}>
      {children}
      <AddPet isOpen={isAdding} onClose={closeAdd} />
      <PlaceOrder pet={pet} isOpen={isOrdering} onClose={closeOrder} />
    </FormHostContext>
  );
}
