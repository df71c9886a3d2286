import { Modal, Stack, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

/** A dialog with a title. It closes by Escape, beside it, and by its own Cancel. */
export function Dialog(props: { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }) {
  const { title, isOpen, onClose, children } = props;
  const id = useId();
  return (
    // Locking the page's scroll would put a style into it; Mantine's own header would be a second banner beside the console's.
    <Modal opened={isOpen} onClose={onClose} withCloseButton={false} lockScroll={false} aria-labelledby={id}>
      <Stack>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {children}
      </Stack>
    </Modal>
  );
}
