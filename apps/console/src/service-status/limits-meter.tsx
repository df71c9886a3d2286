import { Box, Group, Progress, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { formatDuration, formatTime, sentenceCase } from "../shell/format.ts";
import classes from "./limits-meter.module.css";
import { useNow } from "./notices.tsx";
import { countSpareRequests, type Quota } from "./service-monitor.ts";

/** The limits of each plan of the contract, defined by the build. Undefined members are set on each key. */
declare const PLANS: readonly { readonly name: string; readonly minute?: number; readonly day?: number }[];

export function LimitsMeter() {
  const { name } = useSession();
  const { quotas, receivedAt } = useServiceStatus();
  const now = useNow();
  useRefreshedLimits();
  return (
    <Box component="section" className={classes.meters} aria-label="Rate limits of this key">
      {quotas.map((quota) => (
        <QuotaMeter key={quota.name} quota={quota} now={now} />
      ))}
      <Text size="xs" c="dimmed" mih="1.45em" truncate className={classes.updatedAt} component="div">
        {receivedAt !== undefined && (
          <>
            <b>{[name, formatPlan(quotas)].filter(Boolean).join(" · ")}</b>
            {" · "}
            <span>
              As of <time dateTime={new Date(receivedAt).toISOString()}>{formatTime(receivedAt)}</time>
            </span>
          </>
        )}
      </Text>
    </Box>
  );
}

/** Shows the remaining requests of a rate limit. @param now time of the service in ms */
function QuotaMeter({ quota: { name, limit, remaining, resetsAt }, now }: { quota: Quota; now: number }) {
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
        <Text size="xs" style={countStyle} className={classes.count}>
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

/** Returns the plan with these limits, such as "Pro plan". The API does not return the plan, and a key can have separate limits. */
function formatPlan(quotas: readonly Quota[]): string {
  if (quotas.length === 0) return "";
  const { minute, day } = Object.fromEntries(quotas.map(({ name, limit }) => [name, limit]));
  const plan = PLANS.find((plan) => plan.minute === minute && plan.day === day);
  return plan ? `${sentenceCase(plan.name)} plan` : "Custom limits";
}

const minIntervalMs = 10_000;

/** Refreshes the limits when the user returns to the tab, because other programs can use the key. */
function useRefreshedLimits(): void {
  const { queries } = useSession();
  const { quotas, blocked, unavailable } = useServiceStatus();
  useQuery({
    ...queries.listPets.options({ limit: 1 }),
    // Prevents a request for the first render.
    initialData: [],
    staleTime: minIntervalMs,
    refetchOnWindowFocus: quotas.every((quota) => countSpareRequests(quota) > 0) && !blocked && !unavailable,
  });
}
