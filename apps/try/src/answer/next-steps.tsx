import { ban } from "@animal-store/contract";
import { Alert, Button, Group } from "@mantine/core";
import type { Parameter } from "../contract/operations.ts";
import type { Sent } from "../store/send-many.ts";
import { nextPage } from "./next-page.ts";
import { type LimitRefusal, limitRefusal } from "./refusal.ts";

export interface NextActions {
  /** Moves the clock on. @param seconds from now */
  readonly onAdvance: (seconds: number) => void;
  /** Moves the clock on, and sends the same again so many times. */
  readonly onInsist: (seconds: number, times: number) => void;
  /** Sends the same with other parameters. */
  readonly onFollow: (parameters: Readonly<Record<string, string>>) => void;
}

/** What an answer invites to: the next page, the same only if it has changed, the end of a wait. */
export function NextSteps({ sent, onAdvance, onInsist, onFollow }: NextActions & { readonly sent: Sent }) {
  const { answer, call } = sent;
  const refusal = limitRefusal(answer);
  if (refusal) return <LimitNotice {...refusal} onAdvance={onAdvance} onInsist={onInsist} />;
  const page = nextPage(answer);
  const condition = call.operation.parameters.find(isCondition);
  const tag = answer.headers.get("ETag");

  return (
    <Group gap="xs" mt="sm">
      {page && (
        <Button size="xs" variant="default" onClick={() => onFollow(page)}>
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

type LimitNoticeProps = LimitRefusal & Pick<NextActions, "onAdvance" | "onInsist">;

function LimitNotice({ isBan, wait, onAdvance, onInsist }: LimitNoticeProps) {
  const grace = ban.graceSeconds + 1;
  return (
    <Alert mt="sm" color="red" title={isBan ? "The key is banned" : "The limit is used up"}>
      {isBan
        ? `It went on after a 429. A request passes again in ${wait} s.`
        : `A request passes again in ${wait} s. A key that goes on after a 429 is banned.`}
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => onAdvance(wait)}>
          Move the clock {wait} s on
        </Button>
        {!isBan && wait > grace && (
          <Button size="xs" variant="default" onClick={() => onInsist(grace, ban.strikes)}>
            Go on all the same: {grace} s later, {ban.strikes} times
          </Button>
        )}
      </Group>
    </Alert>
  );
}

function isCondition({ name, in: place }: Parameter): boolean {
  return place === "header" && name.toLowerCase() === "if-none-match";
}
