import type { LimitedWindow } from "@animal-store/client";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useConnection } from "../session/session-context.ts";
import { duration } from "./duration.ts";
import { useNow } from "./use-now.ts";
import { useRecovery } from "./use-recovery.ts";

/** What keeps the console from working now, for how long, and what to do. */
export function Notices() {
  const { blocked, away } = useConnection();
  const now = useNow();
  const { tryNow, isTrying } = useRecovery(now);
  const { title, advice } = blocked?.window ? words[blocked.window] : used;
  return (
    <Stack gap="sm">
      {blocked && (
        <Alert color={blocked.window === "ban" ? "red" : "orange"} variant="light" title={title} role="alert">
          <Text size="sm">{advice}</Text>
          <Text size="sm" fw={600} mt={4} role="timer" aria-live="off">
            Goes on by itself in {duration(blocked.until - now)}.
          </Text>
        </Alert>
      )}
      {away && !blocked && (
        <Alert color="red" variant="light" title="The store does not answer" role="alert">
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              What you see is what was read before. Nothing you typed is lost.{" "}
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

type Words = { title: string; advice: string };

const used: Words = {
  title: "A limit of this key is used up",
  advice: "Nothing is sent until it is whole again. A key of a higher plan has higher limits.",
};
const words: Record<LimitedWindow, Words> = {
  minute: { ...used, title: "The limit of this minute is used up" },
  day: { ...used, title: "The limit of this day is used up" },
  ban: {
    title: "This key is banned for a while",
    advice:
      "Requests kept coming over its limit. Find the program that uses this key beside the console; from here nothing is sent until the ban is over.",
  },
};
