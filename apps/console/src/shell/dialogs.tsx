import { Button, Group, Modal, Stack, Table, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { ErrorAlert, RateLimitNotice } from "../service-status/notices.tsx";
import { useServiceStatus } from "../session/session-context.ts";
import type { Submission } from "./use-submission.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface FrameProps extends DialogProps {
  readonly title: string;
  readonly size?: string;
  readonly children: ReactNode;
  readonly buttons: ReactNode;
}

function DialogFrame({ title, size = "md", isOpen, onClose, children, buttons }: FrameProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} size={size}>
      <Stack>
        <Modal.Title fz="h4" fw={700}>
          {title}
        </Modal.Title>
        {children}
        <Group justify="end">{buttons}</Group>
      </Stack>
    </Modal>
  );
}

interface InfoDialogProps extends Omit<FrameProps, "buttons"> {
  /** A text about a function that the API does not have. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** A dialog that shows information. */
export function InfoDialog({ note, actions, children, ...frame }: InfoDialogProps) {
  const buttons = (
    <>
      <Button variant="default" onClick={frame.onClose} data-autofocus>
        Close
      </Button>
      {actions}
    </>
  );
  return (
    <DialogFrame {...frame} buttons={buttons}>
      {children}
      {note && (
        <Text size="sm" c="dimmed">
          {note}
        </Text>
      )}
    </DialogFrame>
  );
}

/** A table without lines, for the content of a dialog. */
export function FactTable({ rows }: { readonly rows: ReactNode[][] }) {
  return <Table withRowBorders={false} data={{ body: rows }} />;
}

interface FormDialogProps extends Omit<FrameProps, "buttons"> {
  readonly submission: Submission;
  readonly submitButton: { readonly label: string; readonly hasFocus?: boolean };
  /** Title of an error that belongs to no field. */
  readonly errorTitle: string;
}

/** A form in a dialog. Escape and a click outside preserve the input, Cancel clears it. */
export function FormDialog({ submission, submitButton, errorTitle, children, ...frame }: FormDialogProps) {
  const { blocked } = useServiceStatus();
  const formId = useId();
  const cancel = () => {
    submission.reset();
    frame.onClose();
  };
  const buttons = (
    <>
      <Button variant="default" onClick={cancel}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        loading={submission.isSending}
        disabled={blocked !== undefined}
        data-autofocus={submitButton.hasFocus || undefined}
      >
        {submitButton.label}
      </Button>
    </>
  );
  return (
    <DialogFrame {...frame} buttons={buttons}>
      <RateLimitNotice />
      <ErrorAlert title={errorTitle}>{submission.problem}</ErrorAlert>
      <form id={formId} onSubmit={submission.onSubmit} noValidate>
        <Stack>{children}</Stack>
      </form>
    </DialogFrame>
  );
}
