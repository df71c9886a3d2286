import type { NewPet } from "@animal-store/client";
import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSession } from "../session/session-context.ts";
import { type DialogProps, FormDialog } from "../shell/dialogs.tsx";
import { useFormHost } from "../shell/form-host.tsx";
import { showNotification } from "../shell/show-notification.tsx";
import { parseInteger, toRequestBody, useSubmission } from "../shell/use-submission.ts";
import { canBeOrdered, statuses, useShowPets } from "./pet-list.ts";

const labels = { name: "Name", categoryId: "Category", status: "Status" };

export function AddPet({ isOpen, onClose }: DialogProps) {
  const session = useSession();
  const formHost = useFormHost();
  const showPets = useShowPets();
  const form = useForm({ mode: "uncontrolled", initialValues: { name: "", categoryId: "", status: "" } });
  const submission = useSubmission({
    form,
    labels,
    toBody: ({ categoryId, ...input }) => toRequestBody<NewPet>({ ...input, categoryId: parseInteger(categoryId) }),
    mutation: session.mutations.createPet,
    onDone(pet) {
      session.cacheUpdates.setPet(pet);
      onClose();
      showPets([pet]);
      showNotification({
        title: `${pet.name} was added`,
        message: `ID ${pet.id}.`,
        actions: [
          { label: "View", run: () => formHost.openPet(pet.id) },
          ...(canBeOrdered(pet) ? [{ label: "Order pet", run: () => formHost.orderPet(pet) }] : []),
        ],
      });
    },
  });
  const getFieldProps = (member: keyof typeof labels) => ({
    label: labels[member],
    key: form.key(member),
    ...form.getInputProps(member),
  });
  return (
    <FormDialog
      title="Add pet"
      errorTitle="Could not add the pet"
      submitButton={{ label: "Add" }}
      {...{ isOpen, onClose, submission }}
    >
      <TextInput data-autofocus required {...getFieldProps("name")} />
      <TextInput
        description="ID of the category, for example 7"
        inputMode="numeric"
        required
        {...getFieldProps("categoryId")}
      />
      <NativeSelect data={[{ value: "", label: "None" }, ...statuses]} {...getFieldProps("status")} />
    </FormDialog>
  );
}
