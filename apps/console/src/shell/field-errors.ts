import { type ErrorCode, RateLimitError, StoreError } from "@animal-store/client";
import { isAway } from "../connection/is-away.ts";
import { plainWords } from "./plain-words.ts";

/** A refusal split into what belongs beside a field and what belongs above the form. */
export interface FormRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | undefined;
}

/** Puts each violation that the service found beside the field that it names (RFC 6901). @param labels what people call each field, by its member */
export function fieldErrors(error: Error, labels: Readonly<Record<string, string>>): FormRefusal {
  // A limit is told by a notice that counts down.
  if (error instanceof RateLimitError) return { fields: {}, form: undefined };
  if (!(error instanceof StoreError) || isAway(error))
    return { fields: {}, form: "The store did not answer. What you typed is still here: send it again." };
  const named = error.details.flatMap(({ path, message }) => {
    const member = path.replace(/^\//, "");
    const label = labels[member];
    return label === undefined ? [] : [[member, plainWords(message, member, label)] as const];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  return { fields: Object.fromEntries(named), form: isAllNamed ? undefined : (wordsFor(error.code) ?? error.message) };
}

function wordsFor(code = ""): string | undefined {
  return Object.entries(words).find(([known]) => known === code)?.[1];
}

// Where the service speaks of requests.
const words: Partial<Record<ErrorCode, string>> = {
  pet_not_found: "No animal has this number. The list of animals shows the numbers.",
  pet_not_available: "This animal is pending or sold. The list of available animals shows which can be ordered.",
};
