import { formatDuration, useNow } from "@animal-store/ui-theme";
import { Box, Group, Progress, Text } from "@mantine/core";
import { useDocumentVisibility, useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { formatTime } from "../shell/format.ts";
import classes from "./limits-meter.module.css";
import { pingService } from "./observe-responses.ts";
import type { Quota, ServiceStatus } from "./service-monitor.ts";

export function LimitsMeter() {
  const { quotas, receivedAt } = useServiceStatus();
  const now = useNow(Date.now);
  useRefreshedLimits(now);
  return (
    <Box component="section" className={classes.meters} aria-label="Rate limits of this key">
      {quotas.map((quota) => (
        <Meter key={quota.name} quota={quota} now={now} />
      ))}
      {receivedAt !== undefined && (
        <Text size="xs" c="dimmed" className={classes.updatedAt}>
          As of <time dateTime={new Date(receivedAt).toISOString()}>{formatTime(receivedAt)}</time>
        </Text>
      )}
    </Box>
  );
}

function Meter({ quota: { name, limit, remaining, resetsAt }, now }: { quota: Quota; now: number }) {
  const isReset = now >= resetsAt;
  const requestsLeft = isReset ? limit : remaining;
  const percentLeft = limit === 0 ? 0 : (requestsLeft / limit) * 100;
  const countText = `${requestsLeft.toLocaleString("en")} of ${limit.toLocaleString("en")} left`;
  return (
    <div className={classes.meter}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="xs" fw={600}>
          Per {name}
        </Text>
        <Text size="xs" className={classes.count}>
          {countText}
        </Text>
      </Group>
      <Progress.Root size="sm" mt={4} mb={4}>
        <Progress.Section
          value={percentLeft}
          color={toColor(percentLeft)}
          aria-label={`Requests left this ${name}`}
          aria-valuetext={countText}
        />
      </Progress.Root>
      <Text size="xs" c="dimmed" className={classes.count}>
        {isReset ? "Has reset" : `Resets in ${formatDuration(resetsAt - now)}`}
      </Text>
    </div>
  );
}

function toColor(percentLeft: number): string {
  if (percentLeft > 25) return "accent";
  return percentLeft > 10 ? "orange" : "red";
}

const intervalsMs = { afterReset: 60_000, onFocus: 10_000 };
const reservedFraction = 0.1;

/** Refreshes the limits on focus and after a reset, because other programs can use the key. @param now time in ms */
export function useRefreshedLimits(now: number): void {
  const session = useSession();
  const isVisible = useDocumentVisibility() === "visible";
  const requestedAt = useRef(Number.NEGATIVE_INFINITY);
  // With random delays, the first tab sends the request and shares the result with the others.
  const [delayMs] = useState(() => Math.random() * 3000);

  const refresh = useEffectEvent((intervalMs: number) => {
    const status = session.monitor.read();
    const { receivedAt = now, blocked, unavailable } = status;
    const isTooEarly =
      now - Math.max(requestedAt.current, intervalMs === intervalsMs.onFocus ? receivedAt : 0) < intervalMs;
    if (blocked || unavailable || isTooEarly || !hasReserve(status, now)) return;
    requestedAt.current = now;
    void pingService(session);
  });
  const hasReset = session.monitor.read().quotas.some(({ resetsAt }) => now >= resetsAt + delayMs);
  useEffect(() => {
    if (hasReset && isVisible) refresh(intervalsMs.afterReset);
  }, [hasReset, isVisible, now]);
  useEffect(() => {
    if (isVisible) refresh(intervalsMs.onFocus);
  }, [isVisible]);
  useWindowEvent("focus", () => refresh(intervalsMs.onFocus));
}

function hasReserve({ quotas }: ServiceStatus, now: number): boolean {
  return quotas.every(({ limit, remaining, resetsAt }) => now >= resetsAt || remaining > limit * reservedFraction);
}
