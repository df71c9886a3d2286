import { Anchor, Table, Text, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useFormHost } from "../shell/form-host.tsx";
import { formatTime } from "../shell/format.ts";
import type { Write } from "./history.ts";
import { useSession } from "./session-context.ts";

const maxShownWrites = 200;

/** The latest writes that this browser session sent. */
export function HistoryPage() {
  const { history } = useSession();
  const writes = useSyncExternalStore(history.subscribe, history.read).slice(0, maxShownWrites);
  const body = writes.map((write) => [formatTime(write.time), write.title, <Result key="result" {...write} />]);
  return (
    <>
      <title>History – Animal Store console</title>
      <div>
        <Title order={1} size="h2">
          History
        </Title>
        <Text size="sm" c="dimmed">
          {writes.length === 0 ? "No changes in this session yet." : "Changes that this session sent, newest first."}
        </Text>
      </div>
      {writes.length > 0 && <Table aria-label="History" data={{ head: ["Time", "Change", "Result"], body }} />}
    </>
  );
}

function Result({ pet, order, error, isReplayed }: Write) {
  const { openPet, openOrder } = useFormHost();
  const open = () => (order ? openOrder(order) : pet && openPet(pet));
  if (error !== undefined) return <Text span c="var(--mantine-color-error)" size="sm" children={error} />;
  return (
    <>
      <Anchor component="button" onClick={open}>
        {order ? `Order ${order.id}` : `Pet ${pet?.id}`}
      </Anchor>
      {isReplayed && " (created before)"}
    </>
  );
}
