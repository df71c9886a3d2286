import type { OperationId, operations } from "@animal-store/contract";

/** The headers that answers of an operation can have, with the types of the contract. */
export type AnswerHeaders<Operation extends OperationId = OperationId> = Flatten<HeadersOf<Operation>>;

/**
 * Reads a header that the contract documents for the answers of this operation: `readHeader(answer, "ETag")`.
 * @returns its value as the contract types it; undefined when the answer does not have it
 */
export function readHeader<Operation extends OperationId, Name extends keyof AnswerHeaders<Operation> & string>(
  { response }: { response: Response; operation?: Operation },
  name: Name,
): AnswerHeaders<Operation>[Name] | undefined {
  const text = response.headers.get(name);
  if (text === null) return undefined;
  const converted: Readonly<Record<string, (text: string) => unknown>> = conversions;
  // The contract's own types say what comes out: see below.
  return (converted[name] ?? String)(text) as AnswerHeaders<Operation>[Name];
}

// The headers that are no text. The compiler holds that none is missing here, or too many.
const conversions = {
  "X-RateLimit-Limit": Number,
  "X-RateLimit-Remaining": Number,
  "X-RateLimit-Reset": Number,
  "Retry-After": Number,
  "Idempotency-Replayed": Boolean,
} satisfies { [Name in NotText]: NumberConstructor | BooleanConstructor };

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
