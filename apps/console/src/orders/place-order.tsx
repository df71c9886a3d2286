import type { Schemas } from "@animal-store/client";
import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useConnection, useSession } from "../session/session-context.ts";
import { Dialog } from "../shell/dialog.tsx";
import { exactInteger } from "../shell/exact-integer.ts";
import { fieldErrors } from "../shell/field-errors.ts";
import { useRepeatKey } from "../shell/use-repeat-key.ts";

type Pet = Pick<Schemas["Pet"], "id" | "name">;
type PlaceOrderProps = { pet?: Pet | undefined; isOpen: boolean; onClose: () => void };

const noInteger = "The animal's number is a whole number in plain digits, such as 12.";

/** A form that orders an animal: the given one, or one by its number. */
export function PlaceOrder({ pet, isOpen, onClose }: PlaceOrderProps) {
  return (
    <Dialog title="Place an order" isOpen={isOpen} onClose={onClose}>
      <PlaceOrderForm pet={pet} onClose={onClose} />
    </Dialog>
  );
}

function PlaceOrderForm({ pet, onClose }: Omit<PlaceOrderProps, "isOpen">) {
  const { queries, changes } = useSession();
  const { blocked } = useConnection();
  const repeat = useRepeatKey();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { petId: pet ? String(pet.id) : "" },
    validate: { petId: (text) => (exactInteger(text) === undefined ? noInteger : null) },
  });
  const place = useMutation({
    ...queries.createOrder.mutationOptions(),
    onSuccess(order) {
      repeat.done();
      changes.happened({ kind: "ordered", order });
      notifications.show({
        title: `Order no. ${order.id} was placed`,
        message: `Animal no. ${order.petId} is reserved for it.`,
      });
      onClose();
    },
    onError(error) {
      repeat.failed(error);
      const { fields, form: rest } = fieldErrors(error, Object.keys(form.getValues()));
      form.setErrors(fields);
      setProblem(rest);
    },
  });

  const submit = form.onSubmit(({ petId }) => {
    setProblem(undefined);
    const body = { petId: exactInteger(petId) ?? 0 };
    place.mutate({ body, header: { "Idempotency-Key": repeat.of(body) } });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {problem && (
          <Alert color="red" variant="light" role="alert" title="Not ordered">
            {problem}
          </Alert>
        )}
        {pet ? (
          <Text>
            Order <b>{pet.name}</b>, animal no. {pet.id}? It is reserved at once.
          </Text>
        ) : (
          <TextInput
            label="Animal"
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
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={place.isPending}
            disabled={blocked !== undefined}
            data-autofocus={pet ? true : undefined}
          >
            Place the order
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
