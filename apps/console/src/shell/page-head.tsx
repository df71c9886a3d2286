import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A page's title, how much it shows, and what can be done. */
export function PageHead({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  return (
    <Group justify="space-between" align="center" gap="sm">
      <title>{`${title} – Animal Store console`}</title>
      <div>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text size="sm" c="dimmed" role="status" mih="1.4em">
          {count}
        </Text>
      </div>
      {children}
    </Group>
  );
}
