import type { OperationId, operations } from "@animal-store/contract";
import { retryAfterSeconds } from "./retry-after.ts";

/** The headers that answers of an operation can have, with the types of the contract. */
export type AnswerHeaders<Operation extends OperationId = OperationId> = Flatten<HeadersOf<Operation>>;

/**
 * Reads a header that the contract documents for the answers of this operation: `readHeader(answer, "ETag")`.
 * @returns its value as the contract types it, of a `Retry-After` that is a date the seconds until then (RFC 9110, section 10.2.3);
 * undefined when the answer does not have it, or something that is no such value
 */
export function readHeader<Operation extends OperationId, Name extends keyof AnswerHeaders<Operation> & string>(
  { response }: { response: Response; operation?: Operation },
  name: Name,
): AnswerHeaders<Operation>[Name] | undefined {
  const text = response.headers.get(name);
  if (text === null) return undefined;
  const known: Readonly<Record<string, Conversion<unknown>>> = conversions;
  // The contract's own types say what comes out: see below.
  return (known[name] ?? String)(text, response) as AnswerHeaders<Operation>[Name] | undefined;
}

type Conversion<Value> = (text: string, response: Response) => Value | undefined;

const toNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);

// The headers that are no text. The compiler holds that none is missing here, or too many, and what each becomes.
const conversions = {
  "X-RateLimit-Limit": toNumber,
  "X-RateLimit-Remaining": toNumber,
  "X-RateLimit-Reset": toNumber,
  // A date is as good as seconds (RFC 9110, section 10.2.3).
  "Retry-After": (_, response) => retryAfterSeconds(response),
  "Idempotency-Replayed": (text) => text === "true" || undefined,
} satisfies { [Name in NotText]: Conversion<AnswerHeaders[Name]> };

type HeadersOf<Operation extends OperationId> = {
  [Id in Operation]: operations[Id]["responses"][keyof operations[Id]["responses"]] extends infer Response
    ? Response extends { headers: infer Headers }
      ? Documented<Headers>
      : never
    : never;
}[Operation];
// Without the index signature that lets undocumented ones in.
type Documented<Headers> = { [Name in keyof Headers as string extends Name ? never : Name]: Headers[Name] };
type Flatten<Union> = { [Name in KeyOfAny<Union>]: Union extends { [Key in Name]: infer Value } ? Value : never };
type KeyOfAny<Union> = Union extends unknown ? keyof Union : never;
type NotText = {
  [Name in keyof AnswerHeaders]: AnswerHeaders[Name] extends string ? never : Name;
}[keyof AnswerHeaders];
