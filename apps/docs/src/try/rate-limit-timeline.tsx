import { ban, contract } from "@animal-store/contract";
import { useRef, useState } from "react";
import { createDraft } from "./call.ts";
import { useServiceTime } from "./clock-panel.tsx";
import { findOperation } from "./operations.ts";
import { LimitMeters, toLimitError } from "./response-panel.tsx";
import { type InPageService, openSeparateService, type ReceivedResponse, send } from "./services.ts";
import { CodeBlock, StatusBadge } from "./ui.tsx";

const operation = findOperation("listPets");
const { basePath, plans, errorCodes, operations } = contract;
const caller = { name: "free", key: undefined, perMinute: plans.free.perMinute };
const call = { operation, draft: createDraft(operation), caller, prefer: "" };
const { status: limitStatus } = errorCodes.rate_limit_exceeded;
const headerNames = Object.keys(operations.listPets.responses[limitStatus].headers).filter((name) =>
  /rate-?limit|retry/i.test(name),
);
const kinds = {
  accepted: `${[...operation.responses.keys()][0]} accepted`,
  limited: `${limitStatus} over the limit`,
  strike: `${limitStatus} strike`,
  banned: `${limitStatus} banned`,
};

interface Mark extends ReceivedResponse {
  readonly kind: keyof typeof kinds;
  readonly isBan: boolean;
  /** When the store accepts requests again, as Unix time in ms. */
  readonly until: number;
}

type Action = (store: InPageService) => unknown;

const minuteMs = 60_000;
const toMinute = (time: number) => Math.floor(time / minuteMs);

/** Sends requests to the store in the page, and shows the responses on its clock. */
export function RateLimitTimeline() {
  const [service, setService] = useState<InPageService>();
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const [problem, setProblem] = useState("");
  // The strikes are counted from the responses, so no sample of the page sends requests to this store.
  const opened = useRef<Promise<InPageService>>(undefined);
  const previousAction = useRef(Promise.resolve());
  const now = useServiceTime(service) ?? 0;
  const last = marks.at(-1);
  const waitSeconds = last ? Math.floor((last.until - now) / 1000) : 0;
  const strikes = marks.filter(
    ({ kind, receivedAt }) => kind === "strike" && now - receivedAt < ban.withinSeconds * 1000,
  );

  const run = async (action: Action) => {
    opened.current ??= openSeparateService();
    const store = await opened.current;
    setService(store);
    await action(store);
    setProblem("");
  };
  const enqueue = (action: Action) => {
    previousAction.current = previousAction.current
      .then(() => run(action))
      .catch(({ message }: Error) => {
        opened.current = undefined;
        setProblem(message);
      });
  };
  const sendUntil =
    (isEnough: (count: number, response: Response) => boolean): Action =>
    async (store) => {
      const received: ReceivedResponse[] = [];
      do received.push(await send(store, { ...call, caller: store.callers[0] ?? caller }));
      while (!received.slice(-1).every(({ response }) => isEnough(received.length, response)));
      setMarks((previous) => received.reduce(addMark, previous));
    };
  const moveTo =
    (toTime: (time: number) => number): Action =>
    (store) =>
      store.moveClockTo(toTime(store.now()));
  const renderButtons = (actions: Readonly<Record<string, Action | undefined>>) =>
    // The label of a button can change.
    Object.entries(actions).map(([label, action], index) => (
      <button key={index} type="button" disabled={!action} onClick={() => action && enqueue(action)}>
        {label}
      </button>
    ));

  return (
    <>
      <p className="try-description">
        Sends {operation.method} {basePath + operation.path} to the store in this page, with a key of the plan{" "}
        {caller.name}. Exceed the limit, ignore the {limitStatus}, and move the clock.
      </p>
      <fieldset className="try-buttons">
        <legend>Send</legend>
        {renderButtons({
          "1 request": sendUntil(() => true),
          [`${ban.strikes} requests`]: sendUntil((count) => count === ban.strikes),
          "Until the limit": sendUntil((_, { headers }) => headers.get("X-RateLimit-Remaining") === "0"),
        })}
      </fieldset>
      <fieldset className="try-buttons">
        <legend>Clock {now > 0 && formatTime(now)}</legend>
        {renderButtons({
          "+10 s": moveTo((time) => time + 10_000),
          "Next minute": moveTo((time) => (toMinute(time) + 1) * minuteMs),
          "+1 day": moveTo((time) => time + 24 * 60 * minuteMs),
          ...(last && waitSeconds > 0 ? { [`Wait ${waitSeconds} s`]: moveTo(() => last.until) } : { Wait: undefined }),
        })}
      </fieldset>
      <Timeline marks={marks} now={now} />
      <p className="limits-legend">
        {Object.entries({ ...kinds, wait: "Retry-After" }).map(([kind, label]) => (
          <span key={kind}>
            <i className={kind} /> {label}
          </span>
        ))}
        <b>
          {strikes.length} of {ban.strikes} strikes in {ban.withinSeconds} s
        </b>
      </p>
      <p className="limits-summary" aria-live="polite" aria-atomic>
        {problem || (last ? <LastResponse {...last} /> : "No requests yet.")}
      </p>
      <div className="limits-meters">{last && service && <LimitMeters exchange={{ response: last, service }} />}</div>
      <CodeBlock
        label="Headers of the last response"
        text={headerNames.map((name) => `${name}: ${last?.response.headers.get(name) ?? "–"}`).join("\n")}
      />
    </>
  );
}

function LastResponse({ response: { status }, body, kind }: Mark) {
  const { code, message } = kind === "accepted" ? {} : JSON.parse(body);
  return (
    <>
      <StatusBadge status={status} /> {code ? <code>{code}:</code> : operation.responses.get(status)?.description}{" "}
      {message}
    </>
  );
}

function addMark(marks: readonly Mark[], received: ReceivedResponse): readonly Mark[] {
  const { isBan = false, retryAfterSeconds = 0 } = toLimitError(received) ?? {};
  const until = received.receivedAt + retryAfterSeconds * 1000;
  return [...marks, { ...received, kind: toKind(marks, received), isBan, until }];
}

/** By the rules of `x-ban`, a 429 is a strike after the grace period that follows the first 429 of a window. The last strike is the ban. */
function toKind(marks: readonly Mark[], received: ReceivedResponse): Mark["kind"] {
  const { receivedAt } = received;
  if (!toLimitError(received)) return "accepted";
  const earlier = marks.filter(({ until }) => until > receivedAt);
  if (earlier.some(({ isBan }) => isBan)) return "banned";
  const isAfterGrace = (mark: Mark) => receivedAt - mark.receivedAt > ban.graceSeconds * 1000;
  return earlier.some(isAfterGrace) ? "strike" : "limited";
}

/** Two minutes: the current one, and the last one with responses or else the next one. */
function Timeline({ marks, now }: { readonly marks: readonly Mark[]; readonly now: number }) {
  const minutes = [...new Set([...marks.map(({ receivedAt }) => toMinute(receivedAt)), toMinute(now)])].slice(-2);
  if (minutes.length === 1) minutes.push(toMinute(now) + 1);
  return (
    <ol className="limits" aria-label="Responses by minute">
      {minutes.map((minute, index) => {
        const [start, end] = [minute * minuteMs, (minute + 1) * minuteMs];
        const place = (from: number, to: number) => ({
          left: `${((from - start) / minuteMs) * 100}%`,
          width: `${((to - from) / minuteMs) * 100}%`,
        });
        // The marks of a whole limit have the width of 5 s.
        const own = marks.filter(({ receivedAt }) => toMinute(receivedAt) === minute);
        const bins = Map.groupBy(own, ({ receivedAt }) => Math.floor(receivedAt / 5000) * 5000);
        return (
          <li key={minute} data-is-after-gap={index > 0 && minutes[index - 1] !== minute - 1}>
            <span className="limits-label">
              {now > 0 ? `${new Date(start).toUTCString().slice(5, 11)}, ${formatTime(start).slice(0, 5)}` : "minute"}
            </span>
            <div>
              {marks
                .filter(({ kind, receivedAt, until }) => kind !== "accepted" && receivedAt < end && until > start)
                .map(({ receivedAt, until, isBan }, key) => (
                  <span
                    key={key}
                    className="limits-wait"
                    data-is-ban={isBan}
                    style={place(Math.max(receivedAt, start), Math.min(until, end))}
                  />
                ))}
              {[...bins].map(([time, marksOfBin]) => (
                <span key={time} className="limits-marks" style={place(time, time)}>
                  <span className="sr-only">{describe(marksOfBin)}</span>
                  {marksOfBin.map(({ kind }, key) => (
                    <i key={key} className={kind} />
                  ))}
                </span>
              ))}
              {now > start && now < end && <span className="limits-now" style={place(now, now)} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** For example `09:30:12: 2 × 200 accepted, 1 × 429 over the limit`. */
function describe(marks: readonly Mark[]): string {
  const groups = Map.groupBy(marks, ({ kind }) => kinds[kind]);
  const counts = [...groups].map(([label, { length }]) => `${length} × ${label}`);
  return `${formatTime(marks[0]?.receivedAt ?? 0)}: ${counts.join(", ")}`;
}

function formatTime(time: number): string {
  return new Date(time).toISOString().slice(11, 19);
}
