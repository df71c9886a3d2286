import { useNow } from "@animal-store/ui-theme";
import { Button, Group, Paper, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { InPageService } from "../service/use-in-page-service.ts";
import classes from "./clock-panel.module.css";

const steps = [
  { label: "+10 s", seconds: 10 },
  { label: "+1 min", seconds: 60 },
  { label: "+1 h", seconds: 3600 },
  { label: "+1 day", seconds: 86_400 },
];

interface ClockPanelProps {
  readonly service: InPageService | undefined;
  readonly onReset: () => void;
}

export function ClockPanel({ service, onReset }: ClockPanelProps) {
  const [error, setError] = useState<string>();
  const now = useServiceTime(service);

  const advanceTo = (time: number) => {
    const isAccepted = service?.moveClockTo(time);
    setError(isAccepted ? undefined : "The clock moves only forward. Choose a later time, or reset the store.");
  };
  const submitDate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get("date"));
    if (date === "") setError("Choose a date and time.");
    else advanceTo(Date.parse(`${date}Z`));
  };
  const reset = () => {
    setError(undefined);
    onReset();
  };

  return (
    <Paper component="section" withBorder className={classes.panel} aria-labelledby="clock">
      <div className={classes.face}>
        <Title order={2} size="sm" id="clock">
          Store clock
        </Title>
        <Text component="time" className={classes.time} dateTime={now === undefined ? "" : new Date(now).toISOString()}>
          {now === undefined ? "…" : timeFormat.format(now)}
        </Text>
      </div>
      <Group gap="xs" role="group" aria-label="Advance the clock">
        {steps.map(({ label, seconds }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            disabled={!service}
            onClick={() => service && advanceTo(service.now() + seconds * 1000)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <form className={classes.date} onSubmit={submitDate}>
        <TextInput
          type="datetime-local"
          step={1}
          name="date"
          size="xs"
          aria-label="New date and time, in UTC"
          leftSection={<Text size="xs">UTC</Text>}
          leftSectionWidth="2.5rem"
          error={error}
        />
        <Button type="submit" variant="default" size="xs" disabled={!service}>
          Advance to date
        </Button>
      </form>
      <Button variant="subtle" size="xs" disabled={!service} onClick={reset} className={classes.reset}>
        Reset store
      </Button>
    </Paper>
  );
}

const timeFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

const refreshMs = 200;

/** Returns the current time of the service, as Unix time in ms, rounded down to seconds. */
export function useServiceTime(service: InPageService | undefined): number | undefined {
  return useNow(() => service && Math.floor(service.now() / 1000) * 1000, refreshMs);
}
