import type { Schemas } from "@animal-store/client";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { PlaceOrder } from "../orders/place-order.tsx";
import { AddPet } from "../pets/add-pet.tsx";
import { type FormHost as DeskActions, FormHostContext, type HighlightedEntry } from "./form-host-context.ts";

/** Holds the forms above the pages: what was typed outlives both. */
export function FormHost({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  const [shown, setShown] = useState<HighlightedEntry>();
  const [isAdding, { open: add, close: endAdding }] = useDisclosure();
  const [isOrdering, { open: openOrder, close: endOrdering }] = useDisclosure();
  const [pet, setPet] = useState<Schemas["Pet"]>();
  const formHost = useMemo(
    (): DeskActions => ({
      shown,
      show(next, path) {
        setShown(next);
        if (path !== undefined) navigate(path);
      },
      add,
      order(next) {
        setPet(next);
        openOrder();
      },
    }),
    [shown, navigate, add, openOrder],
  );
  // What is still told of this key's store ends with its session.
  useEffect(() => () => notifications.clean(), []);
  return (
    <FormHostContext value={formHost}>
      {children}
      <AddPet isOpen={isAdding} onClose={endAdding} />
      <PlaceOrder pet={pet} isOpen={isOrdering} onClose={endOrdering} />
    </FormHostContext>
  );
}
