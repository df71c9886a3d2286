import { contract } from "@animal-store/contract";
import { Alert, Anchor, Button, Group, NativeSelect, NumberInput, Paper, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Method, Prose, StabilityBadge } from "../contract/operation-list.tsx";
import type { Operation } from "../contract/operations.ts";
import type { TryPage } from "../page/use-try-page.ts";
import { BodyField, ParameterField } from "./request-fields.tsx";
import classes from "./request-form.module.css";

export function RequestForm({ page }: { readonly page: TryPage }) {
  const { call, callers, service, isSending, problem, setDraft } = page;
  const { operation, draft, caller } = call;
  const [times, setTimes] = useState<number | string>(1);
  const isReady = service !== undefined;
  const requestsOverLimit = caller.perMinute + 1;
  const callerChoices = callers.map(({ name, perMinute }) => {
    return { value: name, label: `${name} (${perMinute} requests per minute)` };
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void page.send(call, Number(times) || 1);
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
        View in the API reference
      </Anchor>
      <form onSubmit={send}>
        <Stack gap="sm" mt="md">
          {operation.parameters.map((parameter) => (
            <ParameterField
              key={`${operation.id} ${parameter.name}`}
              parameter={parameter}
              value={draft.parameters[parameter.name] ?? ""}
              onChange={(value) => setDraft({ ...draft, parameters: { ...draft.parameters, [parameter.name]: value } })}
            />
          ))}
          {operation.mediaType !== undefined && (
            <BodyField
              examples={operation.bodies}
              value={draft.body}
              onChange={(body) => setDraft({ ...draft, body })}
            />
          )}
          <div className={classes.pair}>
            <NativeSelect
              label="API key"
              value={caller.name}
              onChange={(event) => page.setCallerName(event.currentTarget.value)}
              data={callerChoices}
            />
            <NativeSelect
              label="Simulate an error"
              value={call.prefer}
              onChange={(event) => page.setPrefer(event.currentTarget.value)}
              data={simulatedErrors}
            />
          </div>
          {problem !== undefined && (
            <Alert color="red" title="The request was not sent" role="alert">
              {problem}
            </Alert>
          )}
          <div className={classes.sender}>
            <Group gap="xs" align="end">
              <NumberInput
                label="Times"
                className={classes.times}
                min={1}
                max={maxRepeats}
                clampBehavior="strict"
                allowDecimal={false}
                allowNegative={false}
                value={times}
                onChange={setTimes}
              />
              <Button type="submit" disabled={!isReady || isSending} className={classes.send}>
                {isReady ? "Send" : "Loading the store…"}
              </Button>
              <Button
                variant="default"
                disabled={!isReady || isSending}
                onClick={() => page.send(call, requestsOverLimit)}
              >
                Send {requestsOverLimit} times
              </Button>
            </Group>
            <Text size="xs" c="dimmed" mt="xs">
              The limit of this key is {caller.perMinute} requests per minute. Of {requestsOverLimit} requests, the last
              one gets a 429.
            </Text>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}

const maxRepeats = 2000;
const { internal_error: internalError, service_unavailable: unavailable } = contract.errorCodes;
const simulatedErrors = [
  { value: "", label: "None" },
  ...[internalError, unavailable].map(({ status }) => ({ value: `code=${status}`, label: `Prefer: code=${status}` })),
];

/** The input for an operation. */
export interface Draft {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Creates a valid input from the examples of the contract. */
export function createDraft({ parameters, bodies }: Operation): Draft {
  return {
    parameters: Object.fromEntries(
      parameters.filter(({ isRequired }) => isRequired).map(({ name, example }) => [name, example]),
    ),
    body: bodies[0]?.text ?? "",
  };
}
