import { useHash } from "@mantine/hooks";
import { type Operation, operationOf } from "./operations.ts";

/** The operation that the address names: `#operation=createPet`. */
export function useOperation(): Operation {
  const [hash] = useHash({ getInitialValueInEffect: false });
  return operationOf(new URLSearchParams(hash.slice(1)).get("operation"));
}

/** Where an operation is shown in this page. */
export function operationHref({ id }: Operation): string {
  return `#${new URLSearchParams({ operation: id })}`;
}
