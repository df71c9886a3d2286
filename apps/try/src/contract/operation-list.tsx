import { Badge, NavLink } from "@mantine/core";
import { memo } from "react";
import { Method } from "./method.tsx";
import classes from "./operation-list.module.css";
import { type Operation, operations } from "./operations.ts";
import { operationHref } from "./use-operation.ts";

/** Links to all operations of the contract. */
export const OperationList = memo(function OperationList({ current }: { readonly current: Operation }) {
  return (
    <nav aria-label="Operations" className={classes.list}>
      {operations.map((operation) => (
        <NavLink
          key={operation.id}
          className={classes.link}
          href={operationHref(operation)}
          active={operation === current}
          aria-current={operation === current ? "page" : undefined}
          label={operation.summary}
          description={
            <>
              <Method name={operation.method} /> {operation.path}
            </>
          }
          rightSection={<StabilityBadge operation={operation} />}
        />
      ))}
    </nav>
  );
});

/** Says where an operation may still change, or goes. */
export function StabilityBadge({ operation }: { readonly operation: Operation }) {
  if (operation.sunset) return <Badge color="red.9">deprecated</Badge>;
  if (operation.stability === "stable") return null;
  return <Badge color="gray.7">{operation.stability}</Badge>;
}
