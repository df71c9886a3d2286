import { Badge, Code, NavLink } from "@mantine/core";
import { useHash } from "@mantine/hooks";
import { Fragment, memo } from "react";
import classes from "./operation-list.module.css";
import { findOperation, type Operation, operations } from "./operations.ts";

export const OperationList = memo(function OperationList({ current }: { readonly current: Operation }) {
  return (
    <nav aria-label="Operations" className={classes.list}>
      {operations.map((operation) => (
        <NavLink
          key={operation.id}
          className={classes.link}
          href={toOperationHref(operation)}
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

/** Marks an operation that is not stable or is deprecated. */
export function StabilityBadge({ operation }: { readonly operation: Operation }) {
  if (operation.sunset) return <Badge color="red.9">deprecated</Badge>;
  if (operation.stability === "stable") return null;
  return <Badge color="gray.7">{operation.stability}</Badge>;
}

export function Method({ name }: { readonly name: string }) {
  return <span className={name === "GET" ? classes.readMethod : classes.writeMethod}>{name}</span>;
}

/** Renders a text of the contract, with code spans in backticks. */
export function Prose({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** Returns the operation in the URL hash: `#operation=createPet`. */
export function useOperation(): Operation {
  const [hash] = useHash({ getInitialValueInEffect: false });
  return findOperation(new URLSearchParams(hash.slice(1)).get("operation"));
}

export function toOperationHref({ id }: Operation): string {
  return `#${new URLSearchParams({ operation: id })}`;
}
