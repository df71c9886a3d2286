import { parseJson } from "@animal-store/exact-json";
import type { BodyEntry, ContentEntry, FieldEntry, RequestLimits, Validator, Validators } from "./contract.ts";
import { describeViolations } from "./describe-violations.ts";
import type { Awaitable } from "./handler.ts";
import type { ReceivedRequest } from "./message.ts";
import { parseLiteral } from "./parse-literal.ts";
import { type BodyRead, checkMediaType, malformed, parseBody, tooLarge } from "./read-body.ts";
import { RefusedInput } from "./refusal.ts";
import { attempt, whenReady } from "./when-ready.ts";

/** How a body is read once its media type is known. */
export interface ContentReader {
  readonly mediaType: string | undefined;
  readonly read: (bytes: Uint8Array | undefined) => Awaitable<BodyRead | RefusedInput>;
}

/** Prepares the reading of a body that may be other than JSON. */
export function createContentReader(
  id: string,
  { mediaType: first, contents = {} }: BodyEntry,
  inputs: Validators,
  limits: RequestLimits,
) {
  const names = Object.keys(contents);

  /** @returns why a body of this kind is refused, or how it is read */
  return (request: ReceivedRequest): ContentReader | RefusedInput => {
    const sent = request.header("content-type");
    const mediaType = (sent ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
    const content = Object.hasOwn(contents, mediaType) ? contents[mediaType] : undefined;
    const refused = checkMediaType(request, content ? mediaType : names.join(" or "), content?.kind === "binary");
    if (!content || refused) return refused ?? new RefusedInput("unsupportedMediaType", "Content-Type is not known.");
    const validate = inputs[mediaType === first ? `${id}.body` : `${id}.body ${mediaType}`];
    const told = names.length > 1 ? mediaType : undefined;
    return { mediaType: told, read: (bytes) => readContent(content, sent ?? "", bytes, validate, limits) };
  };
}

function readContent(
  content: ContentEntry,
  contentType: string,
  bytes: Uint8Array | undefined,
  validate: Validator | undefined,
  limits: RequestLimits,
): Awaitable<BodyRead | RefusedInput> {
  if (!bytes) return tooLarge(limits.bodyBytes);
  if (content.kind === "json") return parseBody(bytes, validate, limits);
  if (content.kind === "binary") return { body: bytes, bodyBytes: bytes, violations: [] };
  if (content.kind === "text") {
    return attempt<BodyRead | RefusedInput>(
      () => check(strictUtf8.decode(bytes), bytes, validate),
      () => malformed("The body is not valid UTF-8. Send text in UTF-8."),
    );
  }
  const form = attempt<FormData | RefusedInput>(
    () => new Response(new Uint8Array(bytes), { headers: { "Content-Type": contentType } }).formData(),
    () => malformed("The body is not a valid form. Send its fields as Content-Type says."),
  );
  return whenReady(form, (fields) =>
    fields instanceof RefusedInput
      ? fields
      : whenReady(readFields(fields, content), (body) => check(body, bytes, validate)),
  );
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function check(body: unknown, bodyBytes: Uint8Array, validate: Validator | undefined): BodyRead {
  const isValid = !validate || validate.call(undefined, body);
  return { body, bodyBytes, violations: isValid ? [] : describeViolations(validate.errors ?? [], (path) => path) };
}

type Part = string | Blob;

async function readFields(form: FormData, { fields = {} }: ContentEntry): Promise<object> {
  const names = [...new Set(form.keys())];
  const entries = names.map(async (name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const values = await Promise.all(form.getAll(name).map((part) => readPart(field, part)));
    return [name, field?.isArray || values.length > 1 ? values : values[0]] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** What is not of the field's kind stays as it was sent, which the validator then refuses. */
async function readPart(field: FieldEntry | undefined, part: Part): Promise<unknown> {
  if (!field || field.type === "file") return part;
  if (field.type !== "json") return typeof part === "string" ? parseLiteral(field.type, part) : part;
  try {
    return parseJson(typeof part === "string" ? part : await part.text());
  } catch {
    return part;
  }
}
