import { Anchor, Table, Text, Title } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { useFormHost } from "../shell/form-host-context.ts";
import { formatTime } from "../shell/format.ts";
import type { Write } from "./history.ts";
import { useSession } from "./session-context.ts";

const maxShownWrites = 200;

/** The writes that this browser session sent. */
export function HistoryPage() {
  const { history } = useSession();
  const writes = useSyncExternalStore(history.subscribe, history.read);
  return (
    <>
      <title>History – Animal Store console</title>
      <div>
        <Title order={1} size="h2">
          History
        </Title>
        <Text size="sm" c="dimmed">
          {writes.length === 0 ? "No changes in this session yet." : "Changes that this session sent, newest first."}
          {writes.length > maxShownWrites && ` The latest ${maxShownWrites} of ${writes.length}.`}
        </Text>
      </div>
      {writes.length > 0 && (
        <Table aria-label="History">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w="6rem">Time</Table.Th>
              <Table.Th>Change</Table.Th>
              <Table.Th>Result</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {writes.slice(0, maxShownWrites).map((write, index) => (
              <Table.Tr key={writes.length - index}>
                <Table.Td>{formatTime(write.time)}</Table.Td>
                <Table.Td>{write.title}</Table.Td>
                <Table.Td>
                  <Result {...write} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

function Result({ pet, order, error, isReplayed }: Write) {
  const { openPet, openOrder } = useFormHost();
  if (error !== undefined)
    return (
      <Text size="sm" c="var(--mantine-color-error)">
        {error}
      </Text>
    );
  const open = () => (order ? openOrder(order) : pet && openPet(pet.id));
  return (
    <>
      <Anchor component="button" size="sm" onClick={open}>
        {order ? `Order ${order.id}` : `Pet ${pet?.id}`}
      </Anchor>
      {isReplayed && " (created before)"}
    </>
  );
}
