import type { Schemas } from "@animal-store/client";
import { NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useSession } from "../session/session-context.ts";
import { FormDialog } from "../shell/form-dialog.tsx";
import { useFormHost } from "../shell/form-host-context.ts";
import { showNotification } from "../shell/show-notification.tsx";
import { parseInteger, toRequestBody, useSubmission } from "../shell/use-submission.ts";
import { canBeOrdered, findPageWith, statuses } from "./pets-page.tsx";

type NewPet = Schemas["NewPet"];

const labels = { name: "Name", categoryId: "Category", status: "Status" };

/** A form that adds an animal. What the service finds wrong stands beside the field. */
export function AddPet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const session = useSession();
  const formHost = useFormHost();
  const form = useForm({ mode: "uncontrolled", initialValues: { name: "", categoryId: "", status: "" } });
  const submission = useSubmission({
    form,
    labels,
    mutation: session.queries.createPet.mutationOptions(),
    onDone(pet) {
      session.changes.happened({ kind: "added", pet });
      onClose();
      const shown = () => ({ of: "animals", id: pet.id }) as const;
      formHost.show(shown());
      const path = findPageWith(session, pet);
      showNotification({
        title: `${pet.name} was added`,
        message: `It is animal no. ${pet.id}${path ? "." : ", at the end of the list: scroll on to see it."}`,
        next: [
          ...(path ? [{ label: "Show", run: () => formHost.show(shown(), path) }] : []),
          ...(canBeOrdered(pet) ? [{ label: "Order it", run: () => formHost.order(pet) }] : []),
        ],
      });
    },
  });
  const submit = form.onSubmit(({ name, categoryId, status }) =>
    submission.send(toRequestBody<NewPet>({ name, categoryId: parseInteger(categoryId), status })),
  );
  const field = (member: keyof typeof labels) => ({
    label: labels[member],
    key: form.key(member),
    ...form.getInputProps(member),
  });
  const typed = { required: true, withAsterisk: false, autoComplete: "off" };

  return (
    <FormDialog
      title="Add an animal"
      failure="Not added"
      submit={{ label: "Add" }}
      onSubmit={submit}
      {...{ isOpen, onClose, submission }}
    >
      <TextInput data-autofocus {...typed} {...field("name")} />
      <TextInput description="Its number, such as 7" inputMode="numeric" {...typed} {...field("categoryId")} />
      <NativeSelect data={[{ value: "", label: "None" }, ...statuses]} {...field("status")} />
    </FormDialog>
  );
}
