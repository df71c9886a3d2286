import { Group, Progress, Text } from "@mantine/core";
import { formatDuration } from "./countdown.ts";
import type { Quota } from "./quota.ts";

/** Shows the remaining requests of a rate limit. @param now time of the service in ms */
export function QuotaMeter({ quota: { name, limit, remaining, resetsAt }, now }: { quota: Quota; now: number }) {
  const isReset = now >= resetsAt;
  const requestsLeft = isReset ? limit : remaining;
  const percentLeft = limit === 0 ? 0 : (requestsLeft / limit) * 100;
  const countText = `${requestsLeft.toLocaleString("en")} of ${limit.toLocaleString("en")} left`;
  return (
    <div>
      <Group justify="space-between" gap="0 0.5rem">
        <Text size="xs" fw={600} style={countStyle}>
          Per {name}
        </Text>
        <Text size="xs" style={countStyle}>
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
      <Text size="xs" c="dimmed" style={countStyle}>
        {isReset ? "Has reset" : `Resets in ${formatDuration(resetsAt - now)}`}
      </Text>
    </div>
  );
}

const countStyle = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" } as const;

function toColor(percentLeft: number): string {
  if (percentLeft > 25) return "accent";
  return percentLeft > 10 ? "orange" : "red";
}
