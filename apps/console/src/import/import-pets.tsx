import { type ErrorCodeOf, orThrow, type Pet, StoreApiError } from "@animal-store/client";
import { Button, FileButton, List, Paper, Progress, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { formatCsv, saveFile } from "../csv/csv.ts";
import { useShowPets } from "../pets/pet-list.ts";
import { Countdown, ErrorAlert } from "../service-status/notices.tsx";
import { unavailableStatuses } from "../service-status/service-monitor.ts";
import { usePacedJob } from "../service-status/use-paced-job.ts";
import { useServiceStatus, useSession } from "../session/session-context.ts";
import { type DialogProps, FactTable, InfoDialog } from "../shell/dialogs.tsx";
import { showNotification } from "../shell/show-notification.tsx";
import classes from "./import-pets.module.css";
import { type ImportPlan, importKeyColumn, type PlannedRow, petColumns, planImport } from "./plan-import.ts";

/** The retention of an `Idempotency-Key` in hours, defined by the build. */
declare const RETENTION_HOURS: number;

/** The result of a row: the ID of its pet, or an error. */
interface Outcome {
  readonly id?: number;
  readonly isReplayed?: boolean;
  readonly error?: string;
}

const maxShownProblems = 50;

/** Imports pets from a CSV file. The import continues while the dialog is closed. */
export function ImportPets({ isOpen, open, onClose }: DialogProps & { readonly open: () => void }) {
  const { plan, state, outcomes, problem, resumesAt, ...job } = useImport();
  const { unavailable } = useServiceStatus();
  const showPets = useShowPets();
  useEffect(() => {
    if (state !== "finished") return;
    const pets = [...outcomes].flatMap(([{ pet }, { id }]) => (id === undefined ? [] : { id, status: pet.status }));
    if (pets.length === 0) return;
    showPets(pets);
    if (isOpen) return;
    showNotification({
      title: "The import is finished",
      message: `${pets.length} of ${outcomes.size} rows are pets now.`,
      actions: [
        { label: "View", run: () => showPets(pets, true) },
        { label: "Report", run: open },
      ],
    });
  }, [state]);
  const isActive = state === "running" || state === "paused";
  const rowCount = plan?.rows.length ?? 0;
  const restCount = rowCount - outcomes.size;
  const problems = [...outcomes].flatMap(([{ line }, { error }]) => (error ? `Line ${line}: ${error}` : []));
  const progress = (
    <>
      {`${outcomes.size} of ${rowCount} rows done`}
      {state === "paused" && ", paused"}
      {unavailable && ", waiting for the store"}
      {resumesAt !== undefined && (
        <>
          , waiting for the limit, <Countdown until={resumesAt} />
        </>
      )}
    </>
  );
  const actions = (
    <>
      {isActive && (
        <Button variant="default" onClick={job.finish}>
          Stop
        </Button>
      )}
      {state === "running" && <Button onClick={job.pause}>Pause</Button>}
      {state === "paused" && <Button onClick={job.run}>Resume</Button>}
      {plan && state === "finished" && restCount + problems.length > 0 && (
        <Button variant="default" onClick={() => saveFailures(plan, outcomes)}>
          Save failures
        </Button>
      )}
      {!isActive && (
        <FileButton accept=".csv,text/csv" onChange={job.chooseFile} resetRef={job.resetFile}>
          {(props) => (
            <Button {...props} variant={plan ? "default" : "filled"}>
              Choose file
            </Button>
          )}
        </FileButton>
      )}
      {state === "planned" && restCount > 0 && (
        <Button onClick={job.run}>{`Import ${restCount} of ${rowCount} rows`}</Button>
      )}
    </>
  );
  return (
    <>
      {isActive && !isOpen && (
        <Paper className={classes.bar} withBorder shadow="md" p="xs" component="aside" aria-label="Import">
          <Text size="sm">Import: {progress}</Text>
          <Button size="compact-sm" variant="light" flex="none" onClick={open}>
            Show
          </Button>
        </Paper>
      )}
      <InfoDialog
        title={plan ? `Import pets from ${plan.fileName}` : "Import pets"}
        size="lg"
        {...{ isOpen, onClose, actions }}
      >
        <ErrorAlert title={plan ? "The import is paused" : "Could not read the file"}>{problem}</ErrorAlert>
        {!plan && (
          <Text size="sm">
            Choose a CSV file with the columns {petColumns.join(", ")}. The rows are checked before the first request.
            If an import is interrupted, import the same file again within {RETENTION_HOURS} hours: it creates only the
            missing pets.
          </Text>
        )}
        {plan && state === "planned" && (
          <Text size="sm" role="status">
            {`${restCount} of ${rowCount} rows are valid. Nothing was sent yet.`}
            {plan.ignoredColumns.length > 0 && ` Ignored columns: ${plan.ignoredColumns.join(", ")}.`}
          </Text>
        )}
        {plan && state !== "planned" && (
          <>
            <Progress.Root size="lg">
              <Progress.Section value={(outcomes.size / rowCount) * 100} aria-label="Rows done" />
            </Progress.Root>
            <Text size="sm" role={isActive ? undefined : "status"}>
              {state === "finished" ? "Finished." : progress}
            </Text>
            <Report outcomes={[...outcomes.values()]} />
          </>
        )}
        {problems.length > 0 && <ProblemList problems={problems} />}
      </InfoDialog>
    </>
  );
}

function Report({ outcomes }: { outcomes: readonly Outcome[] }) {
  const created = outcomes.flatMap(({ id, isReplayed }) => (id === undefined || isReplayed ? [] : id));
  const rows = [
    ["Created", created.length > 0 ? `${created.length} (ID ${formatRanges(created)})` : 0],
    ["Created by an earlier import", outcomes.filter(({ isReplayed }) => isReplayed).length],
    ["Invalid or rejected", outcomes.filter(({ error }) => error).length],
  ];
  return <FactTable rows={rows} />;
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll only a focusable list.
    <section className={classes.problems} tabIndex={0} aria-label="Invalid or rejected rows">
      <List size="sm">
        {problems.slice(0, maxShownProblems).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {problems.length > maxShownProblems && <List.Item>More rows have problems.</List.Item>}
      </List>
    </section>
  );
}

function useImport() {
  const { client, cacheUpdates, onError } = useSession();
  const [plan, setPlan] = useState<ImportPlan>();
  const [state, setState] = useState<"planned" | "running" | "paused" | "finished">();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<PlannedRow, Outcome>>(new Map());
  const [problem, setProblem] = useState<string>();
  const unlistedPets = useRef<Pet[]>([]);
  const retriedRows = useRef(new Set<PlannedRow>());
  const resetFile = useRef<() => void>(null);

  async function sendRows(count: number): Promise<void> {
    const rows = plan?.rows.filter((row) => !outcomes.has(row)).slice(0, count) ?? [];
    if (rows.length === 0) return setState("finished");
    const results = await Promise.all(rows.map(async (row) => [row, await sendRow(row)] as const));
    const newOutcomes = new Map(outcomes);
    for (const [row, outcome] of results) if (outcome) newOutcomes.set(row, outcome);
    // The user can choose another file before the responses arrive.
    setOutcomes((current) => (current === outcomes ? newOutcomes : current));
  }
  async function sendRow(row: PlannedRow): Promise<Outcome | undefined> {
    try {
      const result = await client.createPet(row.pet, { idempotencyKey: row.importKey });
      const pet = orThrow(result);
      const isReplayed = result.response.headers.has("Idempotency-Replayed") && !retriedRows.current.has(row);
      if (!isReplayed) unlistedPets.current.push(pet);
      return { id: pet.id, isReplayed };
    } catch (error) {
      onError(error as Error);
      retriedRows.current.add(row);
      // After an outage or a 429, the job sends the row again.
      if (!(error instanceof StoreApiError) || [429, ...unavailableStatuses].includes(error.status)) return undefined;
      const { code, message } = error.error;
      if (rowErrorCodes.some((rowErrorCode) => rowErrorCode === code)) return { error: message };
      setState("paused");
      setProblem(message);
      return undefined;
    }
  }
  const resumesAt = usePacedJob(state === "running", sendRows);
  // Each change renders the lists again, so they get the pets together.
  useEffect(() => {
    if (state === "running" && resumesAt === undefined) return;
    // Responses arrive in any order.
    const pets = unlistedPets.current.splice(0).sort((one, other) => one.id - other.id);
    for (const pet of pets) cacheUpdates.setPet(pet);
  }, [state, resumesAt, outcomes, cacheUpdates]);
  useWindowEvent("beforeunload", (event) => {
    if (state === "running" || state === "paused") event.preventDefault();
  });

  async function chooseFile(file: File | null): Promise<void> {
    // The same file can be chosen again.
    resetFile.current?.();
    if (!file) return;
    setPlan(undefined);
    setState(undefined);
    setProblem(undefined);
    try {
      const newPlan = await planImport(file);
      const invalidRows = newPlan.rows.flatMap((row) => (row.problem ? [[row, { error: row.problem }] as const] : []));
      setPlan(newPlan);
      setOutcomes(new Map(invalidRows));
      setState("planned");
    } catch (error) {
      setOutcomes(new Map());
      setProblem((error as Error).message);
    }
  }
  const run = () => {
    setProblem(undefined);
    setState("running");
  };
  const [pause, finish] = [() => setState("paused"), () => setState("finished")];
  return { plan, state, outcomes, problem, resumesAt, chooseFile, resetFile, run, pause, finish };
}

const rowErrorCodes = ["invalid_request", "idempotency_conflict"] satisfies ErrorCodeOf<"createPet">[];

/** Saves the rows without a pet, with the import keys of this import. */
function saveFailures({ fileName, rows }: ImportPlan, outcomes: ReadonlyMap<PlannedRow, Outcome>): void {
  const failures = rows
    .filter((row) => outcomes.get(row)?.id === undefined)
    .map((row) => {
      const { error = "Not sent" } = outcomes.get(row) ?? {};
      return [...petColumns.map((column) => row.values[column]), row.line, error, row.importKey];
    });
  saveFile(`failures-of-${fileName}`, formatCsv([...petColumns, "line", "error", importKeyColumn], failures));
}

/** Formats IDs: `3 to 7, 9`. */
function formatRanges(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids.toSorted((left, right) => left - right)) {
    const range = ranges.at(-1);
    if (range && id === range[1] + 1) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(", ");
}
