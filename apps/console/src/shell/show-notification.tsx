import { Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";

export interface NotificationContent {
  readonly title: string;
  readonly message: string;
  /** What one may want next. */
  readonly next: readonly { readonly label: string; readonly run: () => void }[];
}

// Milliseconds: long enough to read it and go on from it.
const shownFor = 12_000;

/** Tells in a corner what was done, and what can be done next with it. */
export function showNotification({ title, message, next }: NotificationContent): void {
  const id = notifications.show({
    title,
    autoClose: shownFor,
    message: (
      <Stack gap="xs">
        <Text size="sm">{message}</Text>
        <Group gap="xs">
          {next.map(({ label, run }) => (
            <Button
              key={label}
              size="compact-sm"
              variant="light"
              onClick={() => {
                notifications.hide(id);
                run();
              }}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Stack>
    ),
  });
}
