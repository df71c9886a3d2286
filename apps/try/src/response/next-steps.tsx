import { ban, type OperationId, type operations } from "@animal-store/contract";
import { nextCursor } from "@animal-store/openapi-client";
import { Alert, Anchor, Button, Group, List, Text } from "@mantine/core";
import { useServiceTime } from "../clock/clock-panel.tsx";
import { toOperationHref } from "../contract/operation-list.tsx";
import { findOperation, type Parameter } from "../contract/operations.ts";
import type { TryPage } from "../page/use-try-page.ts";
import type { Exchange, InPageService } from "../service/use-in-page-service.ts";
import { type LimitError, toLimitError } from "./sandbox-response.ts";

interface NextStepsProps {
  readonly page: TryPage;
  readonly exchange: Exchange;
  readonly service: InPageService;
}

/** Buttons for the requests that can follow a response. */
export function NextSteps({ page, exchange, service }: NextStepsProps) {
  const { response, call } = exchange;
  const error = toLimitError(response);
  if (error) return <LimitNotice {...{ error, page, exchange, service }} />;
  const cursor = nextCursor(response.response);
  const conditionalHeader = call.operation.parameters.find(isConditionalHeader);
  const etag = response.response.headers.get("ETag");

  return (
    <Group gap="xs" mt="sm">
      {cursor !== undefined && (
        <Button size="xs" variant="default" onClick={() => page.sendWith(call, { [cursorName]: cursor })}>
          Next page
        </Button>
      )}
      {conditionalHeader && etag !== null && (
        <Button size="xs" variant="default" onClick={() => page.sendWith(call, { [conditionalHeader.name]: etag })}>
          Check for changes
        </Button>
      )}
    </Group>
  );
}

function LimitNotice({ error, page, exchange, service }: NextStepsProps & { readonly error: LimitError }) {
  const { response, call } = exchange;
  const { isBan, retryAfterSeconds } = error;
  const now = useServiceTime(service) ?? response.receivedAt;
  const secondsLeft = retryAfterSeconds - (Math.floor(now / 1000) - Math.floor(response.receivedAt / 1000));
  const graceSeconds = ban.graceSeconds + 1;
  const triggerBan = () => {
    page.advance(graceSeconds);
    void page.send(call, ban.strikes);
  };
  if (secondsLeft <= 0)
    return (
      <Alert mt="sm" title="The wait is over">
        The store accepts requests again.
      </Alert>
    );
  return (
    <Alert mt="sm" color="red" title={isBan ? "This key is temporarily banned" : "The limit is exhausted"}>
      {isBan
        ? "It sent more requests after a 429. The ban ends"
        : "More requests after a 429 lead to a ban. The limit resets"}{" "}
      in {secondsLeft} s.
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => page.advance(secondsLeft)}>
          Advance the clock by {secondsLeft} s
        </Button>
        {!isBan && secondsLeft > graceSeconds && (
          <Button size="xs" variant="default" onClick={triggerBan}>
            Trigger a ban: send {ban.strikes} requests after {graceSeconds} s
          </Button>
        )}
      </Group>
    </Alert>
  );
}

const cursorName: keyof NonNullable<operations["listPets"]["parameters"]["query"]> = "cursor";

function isConditionalHeader({ name, in: location }: Parameter): boolean {
  return location === "header" && name.toLowerCase() === "if-none-match";
}

export function FirstSteps() {
  return (
    <>
      <Text mt="xs">
        Select Send to see the response here. The store runs in this page, so no data leaves it. First steps:
      </Text>
      <List type="ordered" mt="xs" spacing="xs">
        <List.Item>
          <OperationLink id="createPet" />, then <OperationLink id="listPets" />. Select “Next page” until your pet
          appears.
        </List.Item>
        <List.Item>Send more requests than the limit per minute. The last one gets a 429.</List.Item>
        <List.Item>Advance the clock. The same request succeeds again.</List.Item>
      </List>
    </>
  );
}

function OperationLink({ id }: { readonly id: OperationId }) {
  const operation = findOperation(id);
  return (
    <Anchor href={toOperationHref(operation)} underline="always">
      {operation.summary}
    </Anchor>
  );
}
