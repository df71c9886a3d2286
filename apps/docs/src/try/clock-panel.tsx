import { type FormEvent, useEffect, useState } from "react";
import type { InPageService, Service } from "./services.ts";

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
    <section className="try-card try-clock" aria-labelledby="clock">
      <div>
        <h2 id="clock">Store clock</h2>
        <time dateTime={now === undefined ? "" : new Date(now).toISOString()}>
          {now === undefined ? "…" : timeFormat.format(now)}
        </time>
      </div>
      <fieldset className="try-buttons">
        <legend className="sr-only">Advance the clock</legend>
        {steps.map(({ label, seconds }) => (
          <button
            key={label}
            type="button"
            disabled={!service}
            onClick={() => service && advanceTo(service.now() + seconds * 1000)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <form className="try-buttons" onSubmit={submitDate}>
        <input type="datetime-local" step={1} name="date" aria-label="New date and time, in UTC" />
        <button type="submit" disabled={!service}>
          Advance to date
        </button>
      </form>
      <button type="button" disabled={!service} onClick={reset}>
        Reset store
      </button>
      {error !== undefined && (
        <p role="alert" className="try-error">
          {error}
        </p>
      )}
    </section>
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
export function useServiceTime(service: Pick<Service, "now"> | undefined): number | undefined {
  const [, setTime] = useState(() => readTime(service));
  useEffect(() => {
    const timer = setInterval(() => setTime(readTime(service)), refreshMs);
    return () => clearInterval(timer);
  }, [service]);
  return readTime(service);
}

function readTime(service: Pick<Service, "now"> | undefined): number | undefined {
  return service && Math.floor(service.now() / 1000) * 1000;
}

/** Formats a duration: `0:42`, `4:05`, `13 h 4 min`. @param milliseconds rounded up to a whole second */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
