import { Button, Group, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";

export interface NotificationContent {
  readonly title: string;
  readonly message: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

const autoCloseMs = 12_000;

export function showNotification({ title, message, actions }: NotificationContent): void {
  const id = notifications.show({
    title,
    autoClose: autoCloseMs,
    message: (
      <Stack gap="xs">
        <Text size="sm">{message}</Text>
        <Group gap="xs">
          {actions.map(({ label, run }) => (
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
