import { Badge, Group, Paper, Tabs, Text, Title } from "@mantine/core";
import { CodeBlock } from "../call/code-block.tsx";
import { Prose } from "../contract/prose.tsx";
import { JsonView } from "../json/json-view.tsx";
import type { PageStore } from "../store/page-store.ts";
import type { Sent } from "../store/send-many.ts";
import { FirstSteps } from "./first-steps.tsx";
import { HeaderTable } from "./header-table.tsx";
import { LimitBars } from "./limit-bars.tsx";
import { type NextActions, NextSteps } from "./next-steps.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface AnswerPanelProps extends NextActions {
  readonly sent: Sent | undefined;
  readonly store: PageStore | undefined;
}

/** What the store answered, what is left of the limits, and what may be done next. */
export function AnswerPanel({ sent, store, ...actions }: AnswerPanelProps) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="answer">
      <Title order={2} size="h4" id="answer">
        The answer
      </Title>
      <div aria-live="polite">{sent && <Summary sent={sent} />}</div>
      {sent && store ? (
        <>
          <LimitBars answer={sent.answer} store={store} />
          <NextSteps sent={sent} store={store} {...actions} />
          <Content sent={sent} />
        </>
      ) : (
        <FirstSteps />
      )}
    </Paper>
  );
}

function Summary({ sent: { call, answer, tally } }: { readonly sent: Sent }) {
  const times = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const meaning = call.operation.answers.get(answer.response.status);
  return (
    <>
      <Group gap="xs" mt="xs" mb={meaning ? 4 : "sm"}>
        {[...tally].map(([status, count]) => (
          <StatusBadge key={status} status={status} count={times > 1 ? count : undefined} />
        ))}
        <Text size="sm" c="dimmed">
          {times > 1 ? "the last one in " : "in "}
          {milliseconds.format(answer.took)} ms
        </Text>
      </Group>
      {meaning && (
        <Text size="sm" mb="sm">
          <Prose text={meaning} />
        </Text>
      )}
    </>
  );
}

function Content({ sent: { answer } }: { readonly sent: Sent }) {
  return (
    <Tabs defaultValue="body" mt="md">
      <Tabs.List mb="sm">
        <Tabs.Tab value="body">Body</Tabs.Tab>
        <Tabs.Tab value="headers" rightSection={<Badge color="gray.7">{[...answer.response.headers].length}</Badge>}>
          Headers
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="body">
        {answer.body === "" ? (
          <Text c="dimmed">This answer has no body.</Text>
        ) : (
          <CodeBlock label="The body of the answer" text={answer.body}>
            <JsonView text={answer.body} />
          </CodeBlock>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="headers">
        <HeaderTable headers={answer.response.headers} />
      </Tabs.Panel>
    </Tabs>
  );
}

const milliseconds = new Intl.NumberFormat("en", { maximumFractionDigits: 1, minimumFractionDigits: 1 });
