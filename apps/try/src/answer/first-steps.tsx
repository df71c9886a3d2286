import type { OperationId } from "@animal-store/contract";
import { Anchor, List, Text } from "@mantine/core";
import { operationOf } from "../contract/operations.ts";
import { operationHref } from "../contract/use-operation.ts";

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
