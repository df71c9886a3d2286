import { duration } from "@animal-store/ui-theme";
import { Progress, Text } from "@mantine/core";
import { useStoreTime } from "../clock/clock-panel.tsx";
import type { InPageStore } from "../store/use-in-page-store.ts";
import classes from "./limit-bars.module.css";
import { parseWindows, remainingAt } from "./parse-windows.ts";
import type { SandboxResponse } from "./sandbox-response.ts";

/** What the answer says is left of each limit, as it is now. */
export function LimitBars({ response, store }: { readonly response: SandboxResponse; readonly store: InPageStore }) {
  const now = useStoreTime(store) ?? response.at;
  return parseWindows(response).map((window) => {
    const remaining = remainingAt(window, now);
    const left = `${count(remaining)} of ${count(window.limit)} left this ${window.name}`;
    return (
      <div key={window.name} className={classes.window}>
        <Text size="sm" className={classes.label}>
          <span>{left}</span>
          <span className={classes.reset}>
            {now < window.resetsAt ? `full again in ${duration(window.resetsAt - now)}` : "full again"}
          </span>
        </Text>
        <Progress.Root
          size="lg"
          role="meter"
          aria-label={`Left this ${window.name}`}
          aria-valuemin={0}
          aria-valuemax={window.limit}
          aria-valuenow={remaining}
          aria-valuetext={left}
        >
          <Progress.Section
            withAria={false}
            value={(100 * remaining) / window.limit}
            color={remaining > lowShare * window.limit ? "accent.5" : "red.8"}
          />
        </Progress.Root>
      </div>
    );
  });
}

const lowShare = 0.1;
const numbers = new Intl.NumberFormat("en");

function count(value: number): string {
  return numbers.format(value);
}
