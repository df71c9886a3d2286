import { Alert, Anchor, Badge, Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { formatTime } from "../shell/format.ts";

export const statusRoute = "/status";

const intervalMs = 5000;
// Separate from the session: without a key the page works too, and its failures do not pause the console.
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } });

/** The readiness of the process that responded. `reasons` start with the name of a part, such as `store: reads fail`. */
type Readiness = { readonly isReady: boolean; readonly reasons: readonly string[] };

/** The parts of the reasons, and what to do about a problem. */
const parts: readonly { readonly name: string; readonly label: string; readonly advice: string }[] = [
  { name: "process", label: "Process", advice: "It is shutting down. If this was not planned, read its log." },
  { name: "store", label: "Store", advice: "Check the database and its disk. Do not restart: the process recovers." },
  { name: "limits", label: "Rate limits", advice: "Check Redis. The API still works." },
];
const knownReason = new RegExp(`^(${parts.map(({ name }) => name).join("|")}): `);

/** Shows whether the service is ready, for operators. Needs no key. */
export function StatusPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <title>Status – Animal Store console</title>
      <Status />
    </QueryClientProvider>
  );
}

function Status() {
  const { data, error, dataUpdatedAt, errorUpdatedAt, refetch } = useQuery({
    queryKey: ["readiness"],
    queryFn: fetchReadiness,
    refetchInterval: intervalMs,
  });
  const { data: version } = useQuery({ queryKey: ["version"], queryFn: fetchVersion, staleTime: Infinity });
  const checkedAt = Math.max(dataUpdatedAt, errorUpdatedAt);
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={1} size="h2">
            Status
          </Title>
          <Text size="sm" c="dimmed">
            {version && `API version ${version}. `}
            {checkedAt > 0 &&
              `Checked at ${formatTime(checkedAt)}, every ${intervalMs / 1000} s while this page is visible.`}
          </Text>
        </div>
        <Button variant="default" size="sm" onClick={() => void refetch()}>
          Check now
        </Button>
      </Group>
      {checkedAt > 0 && <Summary readiness={error ? undefined : data} problem={error?.message} />}
      {data && !error && <Parts {...data} />}
      <Text size="sm">
        Behind a load balancer, this is the process that responded.{" "}
        <Anchor href="/docs/monitoring/" target="_blank" underline="always">
          Monitoring
        </Anchor>{" "}
        describes health checks, logs, metrics and alerts.
      </Text>
    </Stack>
  );
}

function Summary({ readiness, problem }: { readiness: Readiness | undefined; problem: string | undefined }) {
  if (!readiness)
    return (
      <Alert title="No status">
        {problem} Check that the process runs, and that a proxy allows <code>/readyz</code>.
      </Alert>
    );
  const { isReady, reasons } = readiness;
  if (!isReady)
    return <Alert title="Not ready">Requests can fail. Route them to other processes until it is ready again.</Alert>;
  if (reasons.length > 0)
    return (
      <Alert color="orange" title="Ready, with a problem">
        Requests succeed, but something needs your attention.
      </Alert>
    );
  return (
    <Alert color="teal" title="Ready" role="status">
      Reads and writes succeed. There is nothing to do.
    </Alert>
  );
}

function Parts({ isReady, reasons }: Readiness) {
  const others = reasons.filter((reason) => !knownReason.test(reason));
  const shown = [...parts, ...(others.length > 0 ? [{ name: "other", label: "Other", advice: "Read its log." }] : [])];
  const body = shown.map(({ name, label, advice }) => {
    const problems = name === "other" ? others : reasons.filter((reason) => reason.startsWith(`${name}: `));
    if (problems.length === 0) return [label, <Badge key="state" color="teal" miw="max-content" children="OK" />, ""];
    const isWarning = isReady || name === "limits";
    return [
      label,
      <Badge
        key="state"
        miw="max-content"
        color={isWarning ? "orange" : "red"}
        children={isWarning ? "Problem" : "Fails"}
      />,
      <>
        {problems.map((problem) => (
          <Text key={problem} size="sm" fw={600}>
            {problem.replace(knownReason, "")}
          </Text>
        ))}
        <Text size="sm">{advice}</Text>
      </>,
    ];
  });
  return <Table aria-label="Parts of the service" data={{ head: ["Part", "State", "Problem and what to do"], body }} />;
}

/** @throws {Error} if the response is not that of `/readyz` */
async function fetchReadiness({ signal }: { signal: AbortSignal }): Promise<Readiness> {
  const response = await fetch("/readyz", { signal: AbortSignal.any([signal, AbortSignal.timeout(intervalMs)]) }).catch(
    () => undefined,
  );
  if (!response) throw new Error("The service is not responding.");
  const { status, reasons = [] } = (await response.json().catch(() => undefined)) ?? {};
  const isReadiness = status === "ready" || status === "not ready";
  if (!isReadiness || !Array.isArray(reasons) || !reasons.every((reason) => typeof reason === "string"))
    throw new Error(`The service does not report its status: it returned ${response.status}.`);
  return { isReady: status === "ready", reasons };
}

async function fetchVersion(): Promise<string> {
  return (await (await fetch("/openapi.json")).json()).info.version;
}
