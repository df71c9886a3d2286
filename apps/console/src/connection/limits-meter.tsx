import { duration, useNow } from "@animal-store/look";
import { Box, Group, Progress, Text } from "@mantine/core";
import { useConnection } from "../session/session-context.ts";
import { clockTime } from "../shell/clock-time.ts";
import { sentenceCase } from "../shell/sentence-case.ts";
import classes from "./limits-meter.module.css";
import type { Quota } from "./read-quotas.ts";
import { useFreshLimits } from "./use-fresh-limits.ts";

/** How much of each limit of the key is left, and when it is whole again. */
export function LimitsMeter() {
  const { quotas, readAt } = useConnection();
  const now = useNow(Date.now);
  useFreshLimits(now);
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
