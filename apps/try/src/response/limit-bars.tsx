import { formatDuration } from "@animal-store/ui-theme";
import { Progress, Text } from "@mantine/core";
import { useServiceTime } from "../clock/clock-panel.tsx";
import type { InPageService } from "../service/use-in-page-service.ts";
import classes from "./limit-bars.module.css";
import { getRemaining, parseWindows } from "./parse-windows.ts";
import type { SandboxResponse } from "./sandbox-response.ts";

/** The rate limits of a response at the current time of the service. */
export function LimitBars({ response, service }: { response: SandboxResponse; service: InPageService }) {
  const now = useServiceTime(service) ?? response.receivedAt;
  return parseWindows(response).map((window) => {
    const remaining = getRemaining(window, now);
    const summary = `${formatCount(remaining)} of ${formatCount(window.limit)} left this ${window.name}`;
    return (
      <div key={window.name} className={classes.window}>
        <Text size="sm" className={classes.label}>
          <span>{summary}</span>
          <span className={classes.reset}>
            {now < window.resetsAt ? `resets in ${formatDuration(window.resetsAt - now)}` : "has reset"}
          </span>
        </Text>
        <Progress.Root
          size="lg"
          role="meter"
          aria-label={`Requests left this ${window.name}`}
          aria-valuemin={0}
          aria-valuemax={window.limit}
          aria-valuenow={remaining}
          aria-valuetext={summary}
        >
          <Progress.Section
            withAria={false}
            value={(100 * remaining) / window.limit}
            color={remaining > lowFraction * window.limit ? "accent.5" : "red.8"}
          />
        </Progress.Root>
      </div>
    );
  });
}

const lowFraction = 0.1;
const numberFormat = new Intl.NumberFormat("en");

function formatCount(value: number): string {
  return numberFormat.format(value);
}
