import { type ErrorCode, RateLimitError, type Schemas, StoreError } from "@animal-store/client";
import { isAway } from "../connection/is-away.ts";
import { plainWords } from "./plain-words.ts";

/** A refusal split into what belongs beside a field and what belongs above the form. */
export interface FormRefusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | undefined;
}

/**
 * Puts each violation that the service found beside the field that it names (RFC 6901), and a refusal beside the field that it is about.
 * @param labels what people call each field that is there, by its member
 */
export function fieldErrors(error: Error, labels: Readonly<Record<string, string>>): FormRefusal {
  // A limit is told by a notice that counts down.
  if (error instanceof RateLimitError) return { fields: {}, form: undefined };
  if (!(error instanceof StoreError) || isAway(error))
    return { fields: {}, form: "The store did not answer. What you typed is still here: send it again." };
  const named = error.details.flatMap(({ path, message }) => {
    const member = path.replace(/^\//, "");
    const label = Object.hasOwn(labels, member) ? labels[member] : undefined;
    return label === undefined ? [] : [[member, plainWords(message, member, label)] as const];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  if (isAllNamed) return { fields: Object.fromEntries(named), form: undefined };
  const known = refusalOf(error.code);
  if (known && Object.hasOwn(labels, known.member)) return { fields: { [known.member]: known.words }, form: undefined };
  return { fields: Object.fromEntries(named), form: known?.words ?? error.message };
}

function refusalOf(code = ""): Refusal | undefined {
  return Object.entries(refusals).find(([known]) => known === code)?.[1];
}

interface Refusal {
  /** What it is about. */
  readonly member: keyof Schemas["NewOrder"];
  readonly words: string;
}

// Where the service speaks of requests.
const refusals: Partial<Record<ErrorCode, Refusal>> = {
  pet_not_found: {
    member: "petId",
    words: "No animal has this number. The list of animals shows the numbers.",
  },
  pet_not_available: {
    member: "petId",
    words: "This animal is pending or sold. The list of available animals shows which can be ordered.",
  },
};
