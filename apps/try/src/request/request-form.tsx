import { contract } from "@animal-store/contract";
import { Alert, Anchor, Button, Group, NativeSelect, NumberInput, Paper, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import type { Call, Caller } from "../call/call.ts";
import { Method, Prose, StabilityBadge } from "../contract/operation-list.tsx";
import type { Operation } from "../contract/operations.ts";
import { BodyField, ParameterField } from "./request-fields.tsx";
import classes from "./request-form.module.css";

interface RequestFormProps {
  readonly call: Call;
  readonly callers: readonly Caller[];
  readonly isReady: boolean;
  readonly isSending: boolean;
  /** Why the last request could not be sent. */
  readonly problem: string | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onCaller: (name: string) => void;
  readonly onPrefer: (prefer: string) => void;
  readonly onSend: (times: number) => void;
}

/** One request: what goes into it, and the button that sends it. */
export function RequestForm(props: RequestFormProps) {
  const { call, callers, isReady, isSending, problem, onDraft, onCaller, onPrefer, onSend } = props;
  const { operation, draft, caller } = call;
  const [times, setTimes] = useState<number | string>(1);
  const overLimit = caller.perMinute + 1;
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(Number(times) || 1);
  };

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="operation">
      <Group gap="xs" justify="space-between" align="start" wrap="nowrap">
        <Title order={2} size="h3" id="operation">
          {operation.summary}
        </Title>
        <StabilityBadge operation={operation} />
      </Group>
      <Text className={classes.path}>
        <Method name={operation.method} /> {contract.basePath}
        {operation.path}
      </Text>
      <Text size="sm" mt="xs">
        <Prose text={operation.description} />
      </Text>
      <Anchor size="sm" href={`/docs/reference#tag/${operation.tag}/operation/${operation.id}`} underline="always">
        Its place in the reference
      </Anchor>
      <form onSubmit={send}>
        <Stack gap="sm" mt="md">
          {operation.parameters.map((parameter) => (
            <ParameterField
              key={`${operation.id} ${parameter.name}`}
              parameter={parameter}
              value={draft.parameters[parameter.name] ?? ""}
              onChange={(value) => onDraft({ ...draft, parameters: { ...draft.parameters, [parameter.name]: value } })}
            />
          ))}
          {operation.mediaType !== undefined && (
            <BodyField
              examples={operation.bodies}
              value={draft.body}
              onChange={(body) => onDraft({ ...draft, body })}
            />
          )}
          <div className={classes.pair}>
            <NativeSelect
              label="Whose key"
              value={caller.name}
              onChange={(event) => onCaller(event.currentTarget.value)}
              data={callers.map(({ name, perMinute }) => ({ value: name, label: `${name} (${perMinute} a minute)` }))}
            />
            <NativeSelect
              label="Make the store fail"
              value={call.prefer}
              onChange={(event) => onPrefer(event.currentTarget.value)}
              data={failures}
            />
          </div>
          {problem !== undefined && (
            <Alert color="red" title="It was not sent" role="alert">
              {problem}
            </Alert>
          )}
          <div className={classes.sender}>
            <Group gap="xs" align="end">
              <NumberInput
                label="Times"
                className={classes.times}
                min={1}
                max={longestSeries}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                value={times}
                onChange={setTimes}
              />
              <Button type="submit" disabled={!isReady || isSending} className={classes.send}>
                {isReady ? "Send" : "The store is opening…"}
              </Button>
              <Button variant="default" disabled={!isReady || isSending} onClick={() => onSend(overLimit)}>
                Send {overLimit} times
              </Button>
            </Group>
            <Text size="xs" c="dimmed" mt="xs">
              This key may send {caller.perMinute} requests a minute: of {overLimit} in a fresh one, the last is
              answered 429.
            </Text>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}

const longestSeries = 2000;
const { internal_error: failure, service_unavailable: absence } = contract.errorCodes;
const failures = [
  { value: "", label: "(none)" },
  ...[failure, absence].map(({ status }) => ({ value: `code=${status}`, label: `Prefer: code=${status}` })),
];

/** What the reader has typed for an operation. */
export interface Draft {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A first call of an operation that succeeds: what it needs, from the contract's examples. */
export function createDraft({ parameters, bodies }: Operation): Draft {
  return {
    parameters: Object.fromEntries(
      parameters.filter(({ isRequired }) => isRequired).map(({ name, example }) => [name, example]),
    ),
    body: bodies[0]?.text ?? "",
  };
}
