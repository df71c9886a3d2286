import { duration, useNow } from "@animal-store/ui-theme";
import { Box, Group, Progress, Text } from "@mantine/core";
import { useDocumentVisibility, useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useConnection, useSession } from "../session/session-context.ts";
import { clockTime, sentenceCase } from "../shell/format.ts";
import type { ConnectionState, Quota } from "./connection.ts";
import classes from "./limits-meter.module.css";
import { pingStore } from "./observe-responses.ts";

/** How much of each limit of the key is left, and when it is whole again. */
export function LimitsMeter() {
  const { quotas, readAt } = useConnection();
  const now = useNow(Date.now);
  useRefreshedLimits(now);
  return (
    <Box component="section" className={classes.meters} aria-label="Limits of this key">
      {quotas.map((quota) => (
        <Meter key={quota.name} quota={quota} now={now} />
      ))}
      {readAt !== undefined && (
        <Text size="xs" c="dimmed" className={classes.readAt}>
          As of <time dateTime={new Date(readAt).toISOString()}>{clockTime(readAt)}</time>
        </Text>
      )}
    </Box>
  );
}

function Meter({ quota: { name, limit, remaining, resetsAt }, now }: { quota: Quota; now: number }) {
  const isWhole = now >= resetsAt;
  const left = isWhole ? limit : remaining;
  const share = limit === 0 ? 0 : (left / limit) * 100;
  const count = `${left.toLocaleString("en")} of ${limit.toLocaleString("en")} left`;
  return (
    <div className={classes.meter}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" fw={600}>
          {sentenceCase(name)}
        </Text>
        <Text size="xs" className={classes.count}>
          {count}
        </Text>
      </Group>
      <Progress.Root size="sm" mt={4} mb={4}>
        <Progress.Section
          value={share}
          color={colorOf(share)}
          aria-label={`Requests left of this ${name}`}
          aria-valuetext={count}
        />
      </Progress.Root>
      <Text size="xs" c="dimmed" className={classes.count}>
        {isWhole ? "All of it is left" : `Begins anew in ${duration(resetsAt - now)}`}
      </Text>
    </div>
  );
}

function colorOf(share: number): string {
  if (share > 25) return "accent";
  return share > 10 ? "orange" : "red";
}

// Milliseconds between two questions: by itself, and of who comes back to the page.
const pauses = { byItself: 60_000, onReturn: 10_000 };
// Of each limit this share is left to real work.
const spared = 0.1;

/**
 * Other programs use the same key. So what is left is asked for when somebody comes back to the page, and when a window has turned
 * while it is in sight. @param now milliseconds, anew each second
 */
export function useRefreshedLimits(now: number): void {
  const session = useSession();
  const isVisible = useDocumentVisibility() === "visible";
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  // Tabs with the same key tell each other the answer: the first one asks for all of them.
  const [lag] = useState(() => Math.random() * 3000);

  const ask = useEffectEvent((pause: number) => {
    const state = session.connection.read();
    const { readAt = now, blocked, away } = state;
    const isEarly = now - Math.max(askedAt.current, pause === pauses.onReturn ? readAt : 0) < pause;
    if (blocked || away || isEarly || !isSpareLeft(state, now)) return;
    askedAt.current = now;
    void pingStore(session);
  });
  const hasTurned = session.connection.read().quotas.some(({ resetsAt }) => now >= resetsAt + lag);
  useEffect(() => {
    if (hasTurned && isVisible) ask(pauses.byItself);
  }, [hasTurned, isVisible, now]);
  useEffect(() => {
    if (isVisible) ask(pauses.onReturn);
  }, [isVisible]);
  useWindowEvent("focus", () => ask(pauses.onReturn));
}

function isSpareLeft({ quotas }: ConnectionState, now: number): boolean {
  return quotas.every(({ limit, remaining, resetsAt }) => now >= resetsAt || remaining > limit * spared);
}
