import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";

interface InfoDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** What the API does not offer. */
  readonly note?: string;
  readonly actions?: ReactNode;
}

/** A dialog that shows information. */
export function InfoDialog({ title, isOpen, onClose, children, note, actions }: InfoDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} withCloseButton={false} lockScroll={false}>
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
          {actions}
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
