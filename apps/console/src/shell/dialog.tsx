import { Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";

/** A dialog with a title. It closes by Escape, beside it, and by its own Cancel. */
export function Dialog(props: { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { title, isOpen, onClose, children } = props;
  return (
    // Locking the page's scroll would put a style into it; Mantine's own header would be a second banner beside the console's.
    <Modal opened={isOpen} onClose={onClose} withCloseButton={false} lockScroll={false}>
      <Stack>
        <Modal.Title fz="h4" fw={700}>
          {title}
        </Modal.Title>
        {children}
      </Stack>
    </Modal>
  );
}
