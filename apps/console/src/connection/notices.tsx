import { duration, useNow } from "@animal-store/look";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useConnection, useSession } from "../session/session-context.ts";
import { limitWords } from "./limit-words.ts";
import { useRecovery } from "./use-recovery.ts";

/** What keeps the console from working now, for how long, and what to do. */
export function Notices() {
  const { cache } = useSession();
  const { blocked, away } = useConnection();
  const now = useNow(Date.now);
  const { tryNow, isTrying } = useRecovery(now);
  const isUnread = cache
    .getQueryCache()
    .findAll({ type: "active" })
    .some(({ state }) => state.data === undefined);
  return (
    <Stack gap="sm">
      {blocked && (
        <Alert
          color={blocked.window === "ban" ? "red" : "orange"}
          variant="light"
          title={limitWords(blocked).title}
          role="alert"
        >
          <Text size="sm">{limitWords(blocked).advice}</Text>
          <Text size="sm" fw={600} mt={4} role="timer" aria-live="off">
            Goes on by itself in {duration(blocked.until - now)}.
          </Text>
        </Alert>
      )}
      {away && !blocked && (
        <Alert color="red" variant="light" title="The store does not answer" role="alert">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              {isUnread ? "" : "What you see is what was read before. "}Nothing you typed is lost.{" "}
              <span role="timer" aria-live="off">
                Asking again in {duration(away.retryAt - now)}.
              </span>
            </Text>
            <Button size="xs" color="red" variant="outline" onClick={tryNow} loading={isTrying}>
              Try now
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
}
