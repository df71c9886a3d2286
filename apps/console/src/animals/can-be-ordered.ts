import type { Schemas } from "@animal-store/client";

/** Whether the service would take an order for it, as far as is known here. */
export function canBeOrdered({ status }: Schemas["Pet"]): boolean {
  return status === undefined || status === "available";
}
