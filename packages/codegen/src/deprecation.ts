import { CodegenError } from "./codegen-error.ts";
import { methods, type OpenApiDocument, type Operation } from "./document.ts";

export interface DeprecationEntry {
  deprecation: string;
  sunset: string;
  docs: string;
  successor: string;
}

/** The header values of a deprecated operation. @throws {CodegenError} when one of them cannot be told */
export function deprecationEntry(document: OpenApiDocument, where: string, operation: Operation): DeprecationEntry {
  const [at, sunset] = (["x-deprecated-at", "x-sunset"] as const).map((name) => {
    const date = new Date(`${operation[name]}T00:00:00Z`);
    if (Number.isNaN(date.getTime())) throw refusal(name, "must be a date such as '2030-12-05'.");
    return date;
  }) as [Date, Date];
  const { "x-deprecation-docs": docs, "x-successor": successor } = operation;
  if (typeof docs !== "string")
    throw refusal("x-deprecation-docs", "must be the address of a page that tells what to do.");
  const items = Object.entries(document.paths ?? {});
  const path = items.find(([, item]) =>
    methods.some((method) => item[method] && item[method].operationId === successor),
  )?.[0];
  if (typeof successor !== "string" || !path)
    throw refusal("x-successor", "must be the operationId of the operation to use instead.");
  return { deprecation: `@${at.getTime() / 1000}`, sunset: sunset.toUTCString(), docs, successor: path };

  function refusal(key: string, rule: string): CodegenError {
    return new CodegenError(where, `${key} ${rule}`, { node: operation, ...(key in operation && { key }) });
  }
}
