import type { Schemas } from "@animal-store/client";
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useConnection, useSession } from "../session/session-context.ts";
import { Dialog } from "../shell/dialog.tsx";
import { exactInteger } from "../shell/exact-integer.ts";
import { fieldErrors } from "../shell/field-errors.ts";
import { useRepeatKey } from "../shell/use-repeat-key.ts";
import { isStatus, statuses } from "./status-names.ts";

type NewPet = Schemas["NewPet"];

const noInteger = "The category is a whole number in plain digits, such as 7.";

/** A form that adds an animal. What the service finds wrong stands beside the field. */
export function AddAnimal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Add an animal" isOpen={isOpen} onClose={onClose}>
      <AddAnimalForm onClose={onClose} />
    </Dialog>
  );
}

function AddAnimalForm({ onClose }: { onClose: () => void }) {
  const { queries, changes } = useSession();
  const { blocked } = useConnection();
  const repeat = useRepeatKey();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { name: "", categoryId: "", status: "" },
    // The rest of the rules is the service's: it names what is broken, and all of it at once.
    validate: { categoryId: (text) => (exactInteger(text) === undefined ? noInteger : null) },
  });
  const add = useMutation({
    ...queries.createPet.mutationOptions(),
    onSuccess(pet) {
      repeat.done();
      changes.happened({ kind: "added", pet });
      notifications.show({ title: `${pet.name} was added`, message: `It is animal no. ${pet.id}.` });
      onClose();
    },
    onError(error) {
      repeat.failed(error);
      const { fields, form: rest } = fieldErrors(error, Object.keys(form.getValues()));
      form.setErrors(fields);
      setProblem(rest);
    },
  });

  const submit = form.onSubmit(({ name, categoryId, status }) => {
    setProblem(undefined);
    const body: NewPet = { name, categoryId: exactInteger(categoryId) ?? 0, ...(isStatus(status) && { status }) };
    add.mutate({ body, header: { "Idempotency-Key": repeat.of(body) } });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {problem && (
          <Alert color="red" variant="light" role="alert" title="Not added">
            {problem}
          </Alert>
        )}
        <TextInput
          label="Name"
          data-autofocus
          required
          withAsterisk={false}
          autoComplete="off"
          key={form.key("name")}
          {...form.getInputProps("name")}
        />
        <TextInput
          label="Category"
          description="Its number"
          inputMode="numeric"
          required
          withAsterisk={false}
          autoComplete="off"
          key={form.key("categoryId")}
          {...form.getInputProps("categoryId")}
        />
        <NativeSelect
          label="Status"
          data={[{ value: "", label: "None" }, ...statuses]}
          key={form.key("status")}
          {...form.getInputProps("status")}
        />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={add.isPending} disabled={blocked !== undefined}>
            Add
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
