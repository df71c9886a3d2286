import { StoreError } from "@animal-store/client";
import { isAway } from "../connection/is-away.ts";

/** A refusal split into what belongs beside a field and what belongs above the form. */
export interface FormRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | undefined;
}

/** Puts each violation that the service found beside the field that it names (RFC 6901). */
export function fieldErrors(error: Error, fields: readonly string[]): FormRefusal {
  if (!(error instanceof StoreError) || isAway(error))
    return { fields: {}, form: "The store did not answer. What you typed is still here: send it again." };
  const named = error.details.flatMap(({ path, message }) => {
    const field = path.replace(/^\//, "");
    return fields.includes(field) ? [[field, message] as const] : [];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  return { fields: Object.fromEntries(named), form: isAllNamed ? undefined : error.message };
}
