import type { NewOrder, Pet } from "@animal-store/client";
import { Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSession } from "../session/session-context.ts";
import { FormDialog } from "../shell/form-dialog.tsx";
import { useFormHost } from "../shell/form-host-context.ts";
import { showNotification } from "../shell/show-notification.tsx";
import { parseInteger, toRequestBody, useSubmission } from "../shell/use-submission.ts";

type PlaceOrderProps = {
  pet: Pick<Pet, "id" | "name"> | undefined;
  isOpen: boolean;
  onClose: () => void;
};

const labels = { petId: "Pet ID" } satisfies Record<keyof NewOrder, string>;

/** A form that orders the given pet, or a pet by its ID. */
export function PlaceOrder({ pet, isOpen, onClose }: PlaceOrderProps) {
  const { mutations, cacheUpdates } = useSession();
  const formHost = useFormHost();
  const form = useForm({ mode: "uncontrolled", initialValues: { petId: "" } });
  const submission = useSubmission({
    form,
    labels: pet ? {} : labels,
    mutation: mutations.createOrder,
    onDone(order) {
      cacheUpdates.addOrder(order);
      onClose();
      const createHighlight = () => ({ list: "orders", id: order.id }) as const;
      formHost.highlight(createHighlight());
      showNotification({
        title: `Order ${order.id} was placed`,
        message: `Pet ${order.petId} is reserved.`,
        actions: [{ label: "View", run: () => formHost.highlight(createHighlight(), "/orders") }],
      });
    },
  });
  const submit = form.onSubmit(({ petId }) =>
    submission.send(toRequestBody<NewOrder>({ petId: pet ? pet.id : parseInteger(petId) })),
  );

  return (
    <FormDialog
      title="New order"
      errorTitle="Could not place the order"
      submitButton={{ label: "Place order", hasFocus: pet !== undefined }}
      onSubmit={submit}
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
          withAsterisk={false}
          autoComplete="off"
          key={form.key("petId")}
          {...form.getInputProps("petId")}
        />
      )}
    </FormDialog>
  );
}
