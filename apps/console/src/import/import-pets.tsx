import { type ErrorCodeOf, orThrow, type Pet, StoreApiError } from "@animal-store/client";
import { Alert, Button, FileButton, Group, List, Modal, Paper, Progress, Stack, Text } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useMemo, useRef, useState } from "react";
import { formatCsv, saveFile } from "../csv/csv.ts";
import { Countdown, ErrorAlert } from "../service-status/notices.tsx";
import { unavailableStatuses } from "../service-status/service-monitor.ts";
import { usePacedJob } from "../service-status/use-paced-job.ts";
import { useSession } from "../session/session-context.ts";
import { Details } from "../shell/details.tsx";
import classes from "./import-pets.module.css";
import { type ImportPlan, petColumns, planImport } from "./plan-import.ts";

type State = "planned" | "running" | "paused" | "finished";

/** The outcome of a row: the ID of its pet, or an error. */
type Outcome = { readonly id: number; readonly isReplayed: boolean } | { readonly error: string };

/** Imports pets from a CSV file. The import continues while the dialog is closed. */
export function ImportPets({ isOpen, open, onClose }: { isOpen: boolean; open: () => void; onClose: () => void }) {
  const job = useImport();
  const { plan, state, isActive, validRows, outcomes, problem, resumesAt } = job;
  const [done, total] = [outcomes.length, validRows.length];
  const progress = plan && (
    <>
      {`${done} of ${total} rows sent`}
      {state === "paused" && ", paused"}
      {resumesAt !== undefined && (
        <>
          , waiting for the limit, <Countdown until={resumesAt} />
        </>
      )}
    </>
  );
  // The same file can be chosen again.
  const resetFile = useRef<() => void>(null);
  const chooseFile = (file: File | null) => {
    resetFile.current?.();
    void job.chooseFile(file);
  };
  return (
    <>
      {isActive && !isOpen && (
        <Paper className={classes.bar} withBorder shadow="md" p="xs" component="aside" aria-label="Import">
          <Text size="sm">Import: {progress}</Text>
          <Button size="compact-sm" variant="light" onClick={open}>
            Show
          </Button>
        </Paper>
      )}
      <Modal opened={isOpen} onClose={onClose} withCloseButton={false} lockScroll={false} size="lg">
        <Stack>
          <Modal.Title fz="h4" fw={700}>
            Import pets{plan && ` from ${plan.fileName}`}
          </Modal.Title>
          <ErrorAlert title={plan ? "The import is paused" : "Could not read the file"}>{problem}</ErrorAlert>
          {!plan && (
            <Text size="sm">
              Choose a CSV file with the columns {petColumns.join(", ")}. The rows are checked before the first request.
              If an import is interrupted, import the same file again within 24 hours: pets that exist are not created
              again.
            </Text>
          )}
          {plan && state === "planned" && <DryRun plan={plan} />}
          {plan && state !== "planned" && (
            <>
              <Progress.Root size="lg">
                <Progress.Section value={(done / total) * 100} aria-label="Imported rows" />
              </Progress.Root>
              <Text size="sm" role={isActive ? undefined : "status"}>
                {state === "finished" ? "Finished." : progress}
              </Text>
              <Report {...job} plan={plan} />
            </>
          )}
          <Group justify="end">
            {plan && state === "finished" && <ReportButtons {...job} plan={plan} />}
            <Button variant="default" onClick={onClose}>
              {isActive ? "Hide" : "Close"}
            </Button>
            {isActive && (
              <Button variant="default" onClick={job.finish}>
                Stop
              </Button>
            )}
            {state === "running" && <Button onClick={job.pause}>Pause</Button>}
            {state === "paused" && <Button onClick={job.run}>Resume</Button>}
            {!isActive && (
              <FileButton accept=".csv,text/csv" onChange={chooseFile} resetRef={resetFile}>
                {(props) => (
                  <Button {...props} variant={plan ? "default" : "filled"} data-autofocus>
                    Choose file
                  </Button>
                )}
              </FileButton>
            )}
            {plan && state === "planned" && total > 0 && (
              <Button onClick={job.run}>{`Import ${total} ${total === 1 ? "pet" : "pets"}`}</Button>
            )}
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

function useImport() {
  const { client, cacheUpdates, onError } = useSession();
  const [plan, setPlan] = useState<ImportPlan>();
  const [state, setState] = useState<State>("planned");
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [problem, setProblem] = useState<string>();
  const unlistedPets = useRef<Pet[]>([]);
  const validRows = useMemo(() => plan?.rows.filter((row) => !row.problem) ?? [], [plan]);

  const sendNextRow = async () => {
    const row = validRows[outcomes.length];
    if (!row) return setState("finished");
    const addOutcome = (outcome: Outcome) => setOutcomes([...outcomes, outcome]);
    try {
      const result = await client.createPet(row.pet, { idempotencyKey: row.importKey });
      const pet = orThrow(result);
      const isReplayed = result.response.headers.has("Idempotency-Replayed");
      if (!isReplayed) unlistedPets.current.push(pet);
      addOutcome({ id: pet.id, isReplayed });
    } catch (error) {
      onError(error as Error);
      // After an outage or a 429, the job sends the row again.
      if (!(error instanceof StoreApiError) || [429, ...unavailableStatuses].includes(error.status)) return;
      const { code, message } = error.error;
      if (rowErrorCodes.some((rowErrorCode) => rowErrorCode === code)) return addOutcome({ error: message });
      setState("paused");
      setProblem(message);
    }
  };
  const resumesAt = usePacedJob(state === "running", sendNextRow);
  // Each change renders the lists again, so they get the pets together.
  useEffect(() => {
    if (state === "running" && resumesAt === undefined) return;
    for (const pet of unlistedPets.current.splice(0)) cacheUpdates.addPet(pet);
  }, [state, resumesAt, cacheUpdates]);
  const isActive = state === "running" || state === "paused";
  useWindowEvent("beforeunload", (event) => {
    if (isActive) event.preventDefault();
  });
  return {
    plan,
    validRows,
    state,
    isActive,
    outcomes,
    problem,
    resumesAt,
    async chooseFile(file: File | null) {
      if (!file) return;
      setState("planned");
      setOutcomes([]);
      setPlan(undefined);
      setProblem(undefined);
      await planImport(file).then(setPlan, (error: Error) => setProblem(error.message));
    },
    run() {
      setProblem(undefined);
      setState("running");
    },
    pause: () => setState("paused"),
    finish: () => setState("finished"),
  };
}

const rowErrorCodes = ["invalid_request", "idempotency_conflict"] satisfies ErrorCodeOf<"createPet">[];

const maxShownProblems = 50;

function DryRun({ plan: { rows, ignoredColumns } }: { plan: ImportPlan }) {
  const invalidRows = rows.filter(({ problem }) => problem);
  return (
    <>
      <Text size="sm" role="status">
        {rows.length - invalidRows.length} of {rows.length} rows are valid. Nothing was sent yet.
        {ignoredColumns.length > 0 && ` Ignored columns: ${ignoredColumns.join(", ")}.`}
      </Text>
      {invalidRows.length > 0 && (
        <Alert color="red" variant="light" title="These rows are not imported">
          <ProblemList problems={invalidRows.map(({ line, problem }) => `Line ${line}: ${problem}`)} />
        </Alert>
      )}
    </>
  );
}

function ProblemList({ problems }: { problems: readonly string[] }) {
  const hiddenCount = problems.length - maxShownProblems;
  return (
    // A focusable list is scrollable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={classes.problems} tabIndex={0} aria-label="Problems">
      <List size="sm">
        {problems.slice(0, maxShownProblems).map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
        {hiddenCount > 0 && <List.Item>{hiddenCount} more rows</List.Item>}
      </List>
    </section>
  );
}

type ReportProps = Pick<ReturnType<typeof useImport>, "validRows" | "outcomes"> & { readonly plan: ImportPlan };

function Report({ plan, validRows, outcomes }: ReportProps) {
  const saved = outcomes.filter((outcome) => "id" in outcome);
  const created = saved.filter(({ isReplayed }) => !isReplayed).map(({ id }) => id);
  const failures = [
    ...plan.rows.filter(({ problem }) => problem),
    ...validRows.map((row, index) => ({ ...row, problem: Object(outcomes[index]).error })),
  ].flatMap(({ line, problem }) => (problem ? `Line ${line}: ${problem}` : []));
  return (
    <>
      <Details
        entries={[
          ["Created", created.length > 0 ? `${created.length} (ID ${formatRanges(created)})` : 0],
          ["Created by an earlier import", saved.length - created.length],
          ["Invalid or rejected", failures.length],
        ]}
      />
      {failures.length > 0 && <ProblemList problems={failures} />}
    </>
  );
}

function ReportButtons({ plan, validRows, outcomes }: ReportProps) {
  const outcomeByRow = new Map(validRows.map((row, index) => [row, outcomes[index]]));
  const rows = plan.rows.map((row): { [column: string]: string | number | boolean } => {
    const outcome = outcomeByRow.get(row) ?? { error: row.problem ?? "Not sent" };
    return { line: row.line, importKey: row.importKey, id: "", error: "", ...row.values, ...outcome };
  });
  const failures = rows.filter(({ error }) => error !== "");
  const columns = ["line", ...petColumns, "error"] as const;
  return (
    <>
      {failures.length > 0 && (
        <Button
          variant="default"
          onClick={() => saveFile(`failures-of-${plan.fileName}`, formatCsv(failures, [...columns, "importKey"]))}
        >
          Save failures
        </Button>
      )}
      <Button
        variant="default"
        onClick={() => saveFile(`report-of-${plan.fileName}`, formatCsv(rows, ["id", ...columns]))}
      >
        Save report
      </Button>
    </>
  );
}

/** Formats ascending IDs: `3 to 7, 9`. */
function formatRanges(ids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const range = ranges.at(-1);
    if (range && id === range[1] + 1) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} to ${last}`)).join(", ");
}
