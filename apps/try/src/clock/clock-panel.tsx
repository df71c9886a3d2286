import { useNow } from "@animal-store/ui-theme";
import { Button, Group, Paper, Text, TextInput, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { InPageStore } from "../store/use-in-page-store.ts";
import classes from "./clock-panel.module.css";

const steps = [
  { label: "+10 s", seconds: 10 },
  { label: "+1 min", seconds: 60 },
  { label: "+1 h", seconds: 3600 },
  { label: "+1 day", seconds: 86_400 },
];

/** The store's clock, and what moves it. */
export function ClockPanel({
  store,
  onReset,
}: {
  readonly store: InPageStore | undefined;
  readonly onReset: () => void;
}) {
  const [error, setRefusal] = useState<string>();
  const now = useStoreTime(store);

  const move = (time: number) => {
    const isMoved = store?.moveTo(time);
    setRefusal(isMoved ? undefined : "The clock moves forwards only. Choose a later time, or reset the store.");
  };
  const moveToDate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get("date"));
    if (date === "") setRefusal("Choose a date and a time first.");
    else move(Date.parse(`${date}Z`));
  };
  const reset = () => {
    setRefusal(undefined);
    onReset();
  };

  return (
    <Paper component="section" withBorder className={classes.panel} aria-labelledby="clock">
      <div className={classes.face}>
        <Title order={2} size="sm" id="clock">
          The store’s clock
        </Title>
        <Text component="time" className={classes.time} dateTime={now === undefined ? "" : new Date(now).toISOString()}>
          {now === undefined ? "…" : showTime(now)}
        </Text>
      </div>
      <Group gap="xs" role="group" aria-label="Move the clock on">
        {steps.map(({ label, seconds }) => (
          <Button
            key={label}
            variant="default"
            size="xs"
            disabled={!store}
            onClick={() => store && move(store.now() + seconds * 1000)}
          >
            {label}
          </Button>
        ))}
      </Group>
      <form className={classes.date} onSubmit={moveToDate}>
        <TextInput
          type="datetime-local"
          step={1}
          name="date"
          size="xs"
          aria-label="Date and time to move the clock to, in UTC"
          leftSection={<Text size="xs">UTC</Text>}
          leftSectionWidth="2.5rem"
          error={error}
        />
        <Button type="submit" variant="default" size="xs" disabled={!store}>
          Move to this date
        </Button>
      </form>
      <Button variant="subtle" size="xs" disabled={!store} onClick={reset} className={classes.reset}>
        Reset the store
      </Button>
    </Paper>
  );
}

const format = new Intl.DateTimeFormat("en-GB", {
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

function showTime(time: number): string {
  return format.format(time);
}

const often = 200;

/** The time of the store in whole seconds, as milliseconds since the Unix epoch: as it goes on and as it is moved. */
export function useStoreTime(store: InPageStore | undefined): number | undefined {
  return useNow(() => store && wholeSecond(store.now()), often);
}

function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000;
}
