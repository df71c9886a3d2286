import type { Schemas } from "@animal-store/client";
import { Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSession } from "../session/session-context.ts";
import { FormDialog } from "../shell/form-dialog.tsx";
import { useFormHost } from "../shell/form-host-context.ts";
import { showNotification } from "../shell/show-notification.tsx";
import { parseInteger, toRequestBody, useSubmission } from "../shell/use-submission.ts";

type NewOrder = Schemas["NewOrder"];
type PlaceOrderProps = {
  pet: Pick<Schemas["Pet"], "id" | "name"> | undefined;
  isOpen: boolean;
  onClose: () => void;
};

const labels = { petId: "Animal" } satisfies Record<keyof NewOrder, string>;

/** A form that orders an animal: the given one, or one by its number. */
export function PlaceOrder({ pet, isOpen, onClose }: PlaceOrderProps) {
  const { queries, changes } = useSession();
  const formHost = useFormHost();
  const form = useForm({ mode: "uncontrolled", initialValues: { petId: "" } });
  const submission = useSubmission({
    form,
    labels: pet ? {} : labels,
    mutation: queries.createOrder.mutationOptions(),
    onDone(order) {
      changes.happened({ kind: "ordered", order });
      onClose();
      const shown = () => ({ of: "orders", id: order.id }) as const;
      formHost.show(shown());
      showNotification({
        title: `Order no. ${order.id} was placed`,
        message: `Animal no. ${order.petId} is reserved for it.`,
        next: [{ label: "Show", run: () => formHost.show(shown(), "/orders") }],
      });
    },
  });
  const submit = form.onSubmit(({ petId }) =>
    submission.send(toRequestBody<NewOrder>({ petId: pet ? pet.id : parseInteger(petId) })),
  );

  return (
    <FormDialog
      title="Place an order"
      failure="Not ordered"
      submit={{ label: "Place the order", hasFocus: pet !== undefined }}
      onSubmit={submit}
      {...{ isOpen, onClose, submission }}
    >
      {pet ? (
        <Text>
          Order <b>{pet.name}</b>, animal no. {pet.id}? It is reserved at once.
        </Text>
      ) : (
        <TextInput
          label={labels.petId}
          description="Its number in the list of animals"
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
