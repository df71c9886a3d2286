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
  const allWrites = useSyncExternalStore(history.subscribe, history.read);
  const writes = allWrites.slice(0, maxShownWrites);
  const description =
    writes.length < allWrites.length
      ? `The latest ${writes.length} of ${allWrites.length} changes that this session sent.`
      : "Changes that this session sent, newest first.";
  const body = writes.map((write) => [formatTime(write.time), write.title, <Result key="result" {...write} />]);
  return (
    <>
      <title>History – Animal Store console</title>
      <div>
        <Title order={1} size="h2">
          History
        </Title>
        <Text size="sm" c="dimmed">
          {writes.length === 0 ? "No changes in this session yet." : description}
        </Text>
      </div>
      {writes.length > 0 && <Table aria-label="History" data={{ head: ["Time", "Change", "Result"], body }} />}
    </>
  );
}

function Result({ pet, order, error, isReplayed }: Write) {
  const { openPet, openOrder } = useFormHost();
  const open = () => (order ? openOrder(order.id) : pet && openPet(pet.id));
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
