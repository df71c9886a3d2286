import { Ajv } from "ajv";

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
