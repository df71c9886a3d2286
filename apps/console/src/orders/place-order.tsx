import type { NewOrder, Pet } from "@animal-store/client";
import { Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRoute } from "wouter";
import { useSession } from "../session/session-context.ts";
import { changeAddress } from "../shell/address.ts";
import { type DialogProps, FormDialog } from "../shell/dialogs.tsx";
import { useFormHost } from "../shell/form-host.tsx";
import { showNotification } from "../shell/show-notification.tsx";
import { parseInteger, toRequestBody, useSubmission } from "../shell/use-submission.ts";
import { ordersRoute } from "./orders-page.tsx";

const labels = { petId: "Pet ID" } satisfies Record<keyof NewOrder, string>;

/** A form that orders the given pet, or a pet by its ID. */
export function PlaceOrder({ pet, isOpen, onClose }: DialogProps & { readonly pet: Pet | undefined }) {
  const { mutations, cacheUpdates } = useSession();
  const formHost = useFormHost();
  const [isOrdersPage] = useRoute(ordersRoute);
  const form = useForm({ mode: "uncontrolled", initialValues: { petId: "" } });
  const submission = useSubmission({
    form,
    labels: pet ? {} : labels,
    toBody: ({ petId }) => toRequestBody<NewOrder>({ petId: pet ? pet.id : parseInteger(petId) }),
    mutation: mutations.createOrder,
    onDone(order) {
      cacheUpdates.addOrder(order);
      onClose();
      formHost.highlight("orders", [order.id]);
      if (isOrdersPage) changeAddress({ filter: "", sort: "" });
      showNotification({
        title: `Order ${order.id} was placed`,
        message: `Pet ${order.petId} is reserved.`,
        actions: [{ label: "View", run: () => formHost.openOrder(order.id) }],
      });
    },
  });
  return (
    <FormDialog
      title="New order"
      errorTitle="Could not place the order"
      submitButton={{ label: "Place order", hasFocus: pet !== undefined }}
      {...{ isOpen, onClose, submission }}
    >
      {pet ? (
        <Text>
          Order <b>{pet.name}</b> (ID {pet.id})? The pet is reserved immediately.
        </Text>
      ) : (
        <TextInput
          label={labels.petId}
          description="Find the ID in the list of pets."
          inputMode="numeric"
          data-autofocus
          required
          key={form.key("petId")}
          {...form.getInputProps("petId")}
        />
      )}
    </FormDialog>
  );
}
