import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface InfoDialogProps extends DialogProps {
  readonly title: string;
  readonly size?: string;
  readonly children: ReactNode;
  /** A text about a function that the API does not have. */
  readonly note?: string | undefined;
  readonly actions?: ReactNode;
}

/** A dialog that shows information. */
export function InfoDialog({ title, size = "md", isOpen, onClose, children, note, actions }: InfoDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} size={size} withCloseButton={false} lockScroll={false}>
      <Stack>
        <Modal.Title fz="h4" fw={700}>
          {title}
        </Modal.Title>
        {children}
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
        <Group justify="end">
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
          {actions}
        </Group>
      </Stack>
    </Modal>
  );
}
