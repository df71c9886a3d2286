import { Button, Group, Modal, Stack } from "@mantine/core";
import type { FormEvent, ReactNode } from "react";
import { ErrorAlert, RateLimitNotice } from "../service-status/notices.tsx";
import { useServiceStatus } from "../session/session-context.ts";
import type { Submission } from "./use-submission.ts";

export interface FormDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly submission: Submission<never>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly submitButton: { readonly label: string; readonly hasFocus?: boolean };
  /** Title of an error that belongs to no field. */
  readonly errorTitle: string;
  readonly children: ReactNode;
}

/** A form in a dialog. Escape and a click outside preserve the input, Cancel clears it. */
export function FormDialog(props: FormDialogProps) {
  const { title, isOpen, onClose, submission, onSubmit, submitButton, errorTitle, children } = props;
  const blocked = useServiceStatus("blocked");
  const cancel = () => {
    submission.reset();
    onClose();
  };
  return (
    // No scroll lock: the CSP forbids its inline style. No modal header: it would be a second banner landmark.
    <Modal opened={isOpen} onClose={onClose} withCloseButton={false} lockScroll={false}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <Modal.Title fz="h4" fw={700}>
            {title}
          </Modal.Title>
          <RateLimitNotice />
          <ErrorAlert title={errorTitle}>{submission.problem}</ErrorAlert>
          {children}
          <Group justify="end">
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={submission.isSending}
              disabled={blocked !== undefined}
              data-autofocus={submitButton.hasFocus || undefined}
            >
              {submitButton.label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
