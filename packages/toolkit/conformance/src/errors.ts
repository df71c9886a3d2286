import { Ajv } from "ajv";

/** Thrown by a case that cannot run. The message completes the sentence "needs …". */
export class SkipCase extends Error {
  override readonly name = "SkipCase";
}

/** The limit of requests is reached. */
export class RequestLimitError extends Error {
  override readonly name = "RequestLimitError";
}

export function skip(requirement: string): never {
  throw new SkipCase(requirement);
}

/** A mistake in the arguments or files of the user. Printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** Returns how a value breaks a schema. Its keyword `isFunction` requires a function. */
export function listTypeErrors(schema: object, value: unknown): string[] {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addKeyword({
    keyword: "isFunction",
    validate: (_: unknown, member: unknown) => typeof member === "function",
    error: { message: "must be a function" },
  });
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const allowed = "allowedValues" in params ? `: ${params.allowedValues.join(", ")}` : "";
    const unknown = "additionalProperty" in params ? ` (${params.additionalProperty})` : "";
    return `${instancePath || "/"} ${message}${allowed}${unknown}`;
  });
}
