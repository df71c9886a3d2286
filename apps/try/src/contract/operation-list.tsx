import { Badge, Code, NavLink } from "@mantine/core";
import { useHash } from "@mantine/hooks";
import { Fragment, memo } from "react";
import classes from "./operation-list.module.css";
import { type Operation, operationOf, operations } from "./operations.ts";

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

/** The name of an HTTP method, coloured by whether it changes something. */
export function Method({ name }: { readonly name: string }) {
  return <span className={name === "GET" ? classes.readMethod : classes.writeMethod}>{name}</span>;
}

/** A text of the contract, with what stands between backticks as code. */
export function Prose({ text }: { readonly text: string }) {
  return text.split("`").map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>;
  });
}

/** The operation that the address names: `#operation=createPet`. */
export function useOperation(): Operation {
  const [hash] = useHash({ getInitialValueInEffect: false });
  return operationOf(new URLSearchParams(hash.slice(1)).get("operation"));
}

/** Where an operation is shown in this page. */
export function operationHref({ id }: Operation): string {
  return `#${new URLSearchParams({ operation: id })}`;
}
