import type { Order } from "@animal-store/client";
import { Anchor } from "@mantine/core";
import { useSession } from "../session/session-context.ts";
import { Details } from "../shell/details.tsx";
import { useFormHost } from "../shell/form-host-context.ts";
import { sentenceCase } from "../shell/format.ts";
import { InfoDialog } from "../shell/info-dialog.tsx";
import { formatPet, OrderTime } from "./orders-page.tsx";

interface OrderDetailsProps {
  readonly order: Order | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function OrderDetails({ order, isOpen, onClose }: OrderDetailsProps) {
  const { petNames } = useSession();
  const { openPet } = useFormHost();
  if (!order) return null;
  const openOrderedPet = () => {
    onClose();
    openPet(order.petId);
  };
  return (
    <InfoDialog
      title={`Order ${order.id}`}
      note="The API cannot change or cancel an order."
      isOpen={isOpen}
      onClose={onClose}
    >
      <Details
        entries={[
          [
            "Pet",
            <Anchor key="pet" component="button" size="sm" onClick={openOrderedPet}>
              {formatPet(petNames, order)}
            </Anchor>,
          ],
          ["Status", sentenceCase(order.status)],
          ["Placed", <OrderTime key="placed" order={order} />],
        ]}
      />
    </InfoDialog>
  );
}
