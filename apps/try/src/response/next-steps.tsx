import { nextCursor } from "@animal-store/client";
import { ban, type OperationId, type operations } from "@animal-store/contract";
import { Alert, Anchor, Button, Group, List, Text } from "@mantine/core";
import { useStoreTime } from "../clock/clock-panel.tsx";
import { operationHref } from "../contract/operation-list.tsx";
import { operationOf, type Parameter } from "../contract/operations.ts";
import type { InPageStore, Sent } from "../store/use-in-page-store.ts";
import { type LimitError, type SandboxResponse, toLimitError } from "./sandbox-response.ts";

export interface NextActions {
  /** Moves the clock on. @param seconds from now */
  readonly onAdvance: (seconds: number) => void;
  /** Moves the clock on, and sends the same again so many times. */
  readonly onInsist: (seconds: number, times: number) => void;
  /** Sends the same with other parameters. */
  readonly onFollow: (parameters: Readonly<Record<string, string>>) => void;
}

interface NextStepsProps extends NextActions {
  readonly sent: Sent;
  readonly store: InPageStore;
}

/** What an answer invites to: the next page, the same only if it has changed, the end of a wait. */
export function NextSteps({ sent, store, onAdvance, onInsist, onFollow }: NextStepsProps) {
  const { response, call } = sent;
  const error = toLimitError(response);
  if (error) {
    return <LimitNotice error={error} response={response} store={store} onAdvance={onAdvance} onInsist={onInsist} />;
  }
  const cursor = nextCursor(response.response);
  const condition = call.operation.parameters.find(isCondition);
  const tag = response.response.headers.get("ETag");

  return (
    <Group gap="xs" mt="sm">
      {cursor !== undefined && (
        <Button size="xs" variant="default" onClick={() => onFollow({ [cursorName]: cursor })}>
          Next page
        </Button>
      )}
      {condition && tag !== null && (
        <Button size="xs" variant="default" onClick={() => onFollow({ [condition.name]: tag })}>
          Has it changed?
        </Button>
      )}
    </Group>
  );
}

interface LimitNoticeProps extends Pick<NextStepsProps, "store" | "onAdvance" | "onInsist"> {
  readonly error: LimitError;
  readonly response: SandboxResponse;
}

function LimitNotice({ error: { isBan, wait }, response, store, onAdvance, onInsist }: LimitNoticeProps) {
  const now = useStoreTime(store) ?? response.at;
  const left = wait - (Math.floor(now / 1000) - Math.floor(response.at / 1000));
  const grace = ban.graceSeconds + 1;
  if (left <= 0) {
    return (
      <Alert mt="sm" title="The wait is over">
        The next request passes.
      </Alert>
    );
  }
  return (
    <Alert mt="sm" color="red" title={isBan ? "The key is banned" : "The limit is used up"}>
      {isBan ? "It went on after a 429. " : "A key that goes on after a 429 is banned. "}A request passes again in{" "}
      {left} s.
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => onAdvance(left)}>
          Move the clock {left} s on
        </Button>
        {!isBan && left > grace && (
          <Button size="xs" variant="default" onClick={() => onInsist(grace, ban.strikes)}>
            Go on all the same: {grace} s later, {ban.strikes} times
          </Button>
        )}
      </Group>
    </Alert>
  );
}

const cursorName: keyof NonNullable<operations["listPets"]["parameters"]["query"]> = "cursor";

function isCondition({ name, in: place }: Parameter): boolean {
  return place === "header" && name.toLowerCase() === "if-none-match";
}

/** What may be tried first, where nothing was sent yet. */
export function FirstSteps() {
  return (
    <>
      <Text mt="xs">
        Press Send: the answer comes here. The store is in this page, nothing leaves it. For a beginning:
      </Text>
      <List type="ordered" mt="xs" spacing="xs">
        <List.Item>
          <OperationLink id="createPet" />, then <OperationLink id="listPets" />: press “Next page” until yours is
          there.
        </List.Item>
        <List.Item>Send more than a minute’s limit at once: the last one is refused.</List.Item>
        <List.Item>Move the store’s clock on, and the same request passes again.</List.Item>
      </List>
    </>
  );
}

function OperationLink({ id }: { readonly id: OperationId }) {
  const operation = operationOf(id);
  return (
    <Anchor href={operationHref(operation)} underline="always">
      {operation.summary}
    </Anchor>
  );
}
