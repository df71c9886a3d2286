import type { Order } from "@animal-store/client";
import { Anchor, Table } from "@mantine/core";
import { useSession } from "../session/session-context.ts";
import { useFormHost } from "../shell/form-host-context.ts";
import { sentenceCase } from "../shell/format.ts";
import { type DialogProps, InfoDialog } from "../shell/info-dialog.tsx";
import { formatPet, OrderTime } from "./orders-page.tsx";

export function OrderDetails({ order, ...dialog }: DialogProps & { readonly order: Order | undefined }) {
  const { petNames } = useSession();
  const { openPet } = useFormHost();
  if (!order) return null;
  const petLink = (
    <Anchor key="pet" component="button" size="sm" onClick={() => openPet({ id: order.petId })}>
      {formatPet(petNames, order)}
    </Anchor>
  );
  const placed = <OrderTime key="placed" order={order} />;
  return (
    <InfoDialog title={`Order ${order.id}`} note="The API cannot change or cancel an order." {...dialog}>
      <Table
        withRowBorders={false}
        data={{
          body: [
            ["Pet", petLink],
            ["Status", sentenceCase(order.status)],
            ["Placed", placed],
          ],
        }}
      />
    </InfoDialog>
  );
}
