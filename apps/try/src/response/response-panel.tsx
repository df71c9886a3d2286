import { parseRateLimits } from "@animal-store/client";
import { contract } from "@animal-store/contract";
import { QuotaMeter, toQuotas } from "@animal-store/ui-theme";
import { Badge, Group, Paper, Stack, Table, Tabs, Text, Title } from "@mantine/core";
import { memo } from "react";
import { CodeBlock } from "../call/call-code.tsx";
import { useServiceTime } from "../clock/clock-panel.tsx";
import { Prose } from "../contract/operation-list.tsx";
import { JsonView } from "../json/json-view.tsx";
import type { TryPage } from "../page/use-try-page.ts";
import type { Exchange, InPageService } from "../service/use-in-page-service.ts";
import classes from "./header-table.module.css";
import { FirstSteps, NextSteps } from "./next-steps.tsx";
import type { SandboxResponse } from "./sandbox-response.ts";

export function ResponsePanel({ page }: { readonly page: TryPage }) {
  const { selected: exchange, service } = page;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="response">
      <Title order={2} size="h4" id="response">
        Response
      </Title>
      <div aria-live="polite">{exchange && <ResponseSummary exchange={exchange} />}</div>
      {exchange && service ? (
        <>
          <LimitMeters response={exchange.response} service={service} />
          <NextSteps page={page} exchange={exchange} service={service} />
          <ResponseContent exchange={exchange} />
        </>
      ) : (
        <FirstSteps />
      )}
    </Paper>
  );
}

function ResponseSummary({ exchange: { call, response, statusCounts } }: { readonly exchange: Exchange }) {
  const responseCount = [...statusCounts.values()].reduce((sum, count) => sum + count, 0);
  const description = call.operation.responses.get(response.response.status);
  return (
    <>
      <Group gap="xs" mt="xs" mb={description ? 4 : "sm"}>
        {[...statusCounts].map(([status, count]) => (
          <StatusBadge key={status} status={status} count={responseCount > 1 ? count : undefined} />
        ))}
        <Text size="sm" c="dimmed">
          {responseCount > 1 ? "last response in " : "in "}
          {durationFormat.format(response.durationMs)} ms
        </Text>
      </Group>
      {description && (
        <Text size="sm" mb="sm">
          <Prose text={description} />
        </Text>
      )}
    </>
  );
}

/** The rate limits of a response at the current time of the service. */
function LimitMeters({ response, service }: { response: SandboxResponse; service: InPageService }) {
  const now = useServiceTime(service) ?? response.receivedAt;
  // The time of the service is shown in whole seconds.
  const receivedAt = Math.floor(response.receivedAt / 1000) * 1000;
  return (
    <Stack gap="xs">
      {toQuotas(parseRateLimits(response.response), receivedAt).map((quota) => (
        <QuotaMeter key={quota.name} quota={quota} now={now} />
      ))}
    </Stack>
  );
}

function ResponseContent({ exchange: { response } }: { readonly exchange: Exchange }) {
  return (
    <Tabs defaultValue="body" mt="md">
      <Tabs.List mb="sm">
        <Tabs.Tab value="body">Body</Tabs.Tab>
        <Tabs.Tab value="headers" rightSection={<Badge color="gray.7">{[...response.response.headers].length}</Badge>}>
          Headers
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="body">
        {response.body === "" ? (
          <Text c="dimmed">The response has no body.</Text>
        ) : (
          <CodeBlock label="Response body" text={response.body}>
            <JsonView text={response.body} />
          </CodeBlock>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="headers">
        <HeaderTable headers={response.response.headers} />
      </Tabs.Panel>
    </Tabs>
  );
}

const durationFormat = new Intl.NumberFormat("en", { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** A status with the number of responses that have it. */
export function StatusBadge({ status, count }: { readonly status: number; readonly count: number | undefined }) {
  return (
    <Badge size="lg" radius="sm" color={toColor(status)}>
      {count !== undefined && `${count} × `}
      {status}
    </Badge>
  );
}

function toColor(status: number): string {
  if (status >= 500) return "grape.9";
  if (status >= 400) return "red.9";
  return status >= 300 ? "gray.7" : "accent.8";
}

export const HeaderTable = memo(function HeaderTable({ headers }: { readonly headers: Headers }) {
  return (
    <Table className={classes.table} verticalSpacing={6} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes.name}>Name</Table.Th>
          <Table.Th>Value</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...headers].map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row">{formatHeaderName(name)}</Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
});

const responses = Object.values(contract.operations).flatMap((operation) =>
  Object.values<DocumentedResponse>(operation.responses),
);
const documentedHeaderNames = new Map(
  responses.flatMap(({ headers }) => Object.keys(headers)).map((name) => [name.toLowerCase(), name] as const),
);

interface DocumentedResponse {
  readonly headers: object;
}

/** Returns a header name as the contract spells it. Capitalizes other names. */
export function formatHeaderName(name: string): string {
  return documentedHeaderNames.get(name.toLowerCase()) ?? name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
