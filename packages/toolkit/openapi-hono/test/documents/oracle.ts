import { getMember } from "@animal-store/openapi-document";
import "@hyperjump/json-schema/formats";
import "@hyperjump/json-schema/openapi-3-1";
import { addKeyword, getKeyword, loadDialect, Validation } from "@hyperjump/json-schema/experimental";
import { registerSchema, setShouldValidateSchema, validate } from "@hyperjump/json-schema/openapi-3-0";
import {
  type Json,
  type JsonObject,
  listParts,
  type OpenApi,
  resolveReference,
  type Schema,
  toList,
} from "./document.ts";

export type Direction = "request" | "response";

/**
 * Evaluates the schemas of a document with @hyperjump/json-schema, in its dialect for OpenAPI 3.0 or 3.1. The dialect for 3.0 ignores
 * the siblings of `$ref` (OpenAPI 3.0.3, section 4.7.23). Each `change` below is a rule that differs from JSON Schema, with its reason.
 */
export class Oracle {
  readonly #uri: string;
  readonly #validators = new Map<string, Promise<(value: Json) => { valid: boolean }>>();

  constructor(document: OpenApi, name: string) {
    // The library decodes some escapes of a URI.
    this.#uri = `https://documents.test/${encodeURIComponent(name).replaceAll("%", "-")}`;
    const dialect = document.openapi.startsWith("3.0") ? dialect30 : "https://spec.openapis.org/oas/3.1/dialect/base";
    // Examples can contain a dialect that the library does not know.
    const withoutDialects = JSON.parse(JSON.stringify(document), (key, value: Json) =>
      key === "$schema" && typeof value === "string" ? undefined : value,
    );
    for (const direction of ["request", "response"]) {
      registerSchema(withoutDialects, `${this.#uri}/${direction}`, dialect);
      documents.set(`${this.#uri}/${direction}`, document);
    }
  }

  /** @param pointer the JSON pointer of a schema */
  async accepts(pointer: string, direction: Direction, value: Json): Promise<boolean> {
    const uri = `${this.#uri}/${direction}#${encodeURI(pointer)}`;
    if (!this.#validators.has(uri)) this.#validators.set(uri, validate(uri) as never);
    const check = (await this.#validators.get(uri)) as (value: Json) => { valid: boolean };
    return check(value).valid;
  }
}

const dialect30 = "https://documents.test/openapi-3.0";
loadDialect(dialect30, { "https://spec.openapis.org/oas/3.0/dialect": true }, true);
setShouldValidateSchema(false);

const documents = new Map<string, OpenApi>();

interface Instance {
  readonly value: Json;
  readonly type: string;
}
interface Compiled {
  readonly document: OpenApi;
  readonly direction: Direction;
  /** The value of the keyword and the schema that contains it, as in the document. */
  readonly value: Json;
  readonly parent: Schema;
  readonly original: unknown;
}
type Interpret = (
  compiled: Compiled,
  instance: Instance,
  proceed: (compiled: unknown) => boolean,
  context: unknown,
) => boolean;

/** Replaces the evaluation of a keyword. */
function change(ids: string[], interpret: Interpret, compileOriginal = true): void {
  for (const id of ids) {
    const original = getKeyword(id) as unknown as {
      compile: (...args: unknown[]) => unknown;
      interpret: (...args: unknown[]) => boolean;
      annotation?: (compiled: unknown, ...args: unknown[]) => unknown;
    };
    const { annotation } = original;
    const compile = async (schema: Cursor, ast: unknown, parent: Cursor): Promise<Compiled> => {
      const document = documents.get(schema.document.baseUri) as OpenApi;
      return {
        document,
        direction: schema.document.baseUri.endsWith("request") ? "request" : "response",
        value: resolveReference(document, schema.cursor) as Json,
        parent: resolveReference(document, parent.cursor) as Schema,
        original: compileOriginal ? await original.compile(schema, ast, parent) : undefined,
      };
    };
    const changed = {
      ...original,
      id,
      compile,
      interpret: (compiled: Compiled, instance: Instance, context: unknown) =>
        interpret(compiled, instance, (inner) => original.interpret(inner, instance, context), context),
      ...(annotation && {
        annotation: (compiled: Compiled, ...args: unknown[]) =>
          annotation(compiled.original ?? compiled.value, ...args),
      }),
    };
    addKeyword(changed as never);
  }
}

interface Cursor {
  readonly document: { readonly baseUri: string };
  readonly cursor: string;
}

const json = "https://json-schema.org/keyword";
const oas30 = "https://spec.openapis.org/oas/3.0/keyword";

/** `nullable` belongs to `type` of OpenAPI 3.0. Many documents also use it in 3.1, and next to combinations. */
const isNull = ({ parent }: Compiled, { type }: Instance) => type === "null" && parent?.nullable === true;

// Integers are limited to those that all software reads exactly (RFC 8259, section 6). int64 allows its whole range, as integer literals.
change([`${json}/type`, `${oas30}/type`], (compiled, { type, value }) => {
  const types = [compiled.value].flat();
  if (type !== "number") return types.includes(type) || isNull(compiled, { type, value });
  if (types.includes("number") || !types.includes("integer")) return types.includes("number");
  if (compiled.parent.format !== "int64") return Number.isSafeInteger(value);
  const text = JSON.stringify(value);
  return /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text);
});

const formats = getKeyword(`${json}/draft-2020-12/format-assertion`) as unknown as {
  formats: object;
  interpret: (format: Json, instance: Instance) => boolean;
};

// Unknown formats are annotations. int32 and byte are of the OpenAPI Format Registry. OpenAPI 3.1 replaces the byte of 3.0 by
// contentEncoding, which is an annotation too.
change(
  [`${json}/draft-04/format`, `${json}/draft-2020-12/format`],
  ({ value: format, document }, instance) => {
    const { type, value } = instance;
    if (format === "int32" && type === "number")
      return Number.isInteger(value) && Math.abs(Number(value) + 0.5) < 2 ** 31;
    if (type !== "string") return true;
    if (format === "byte" && document.openapi.startsWith("3.1"))
      return /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(String(value));
    return !Object.hasOwn(formats.formats, String(format)) || formats.interpret(format, instance);
  },
  false,
);

// Documents of 3.1 still use the booleans of 3.0, which JSON Schema does not define.
for (const [keyword, bound, isInside] of [
  ["exclusiveMinimum", "minimum", (value: number, limit: number) => value > limit],
  ["exclusiveMaximum", "maximum", (value: number, limit: number) => value < limit],
] as const)
  change([`${json}/${keyword}`], ({ value: limit, parent }, { type, value }, proceed) => {
    if (typeof limit !== "boolean") return proceed(limit);
    return type !== "number" || !limit || parent[bound] === undefined || isInside(Number(value), Number(parent[bound]));
  });

// Some patterns have needless escapes, which the flag `u` does not allow. Patterns of other languages are left out.
change(
  [`${json}/pattern`],
  ({ value: pattern }, { type, value }) => {
    if (type !== "string") return true;
    for (const flags of ["u", ""])
      try {
        return new RegExp(String(pattern), flags).test(String(value));
      } catch {}
    return true;
  },
  false,
);

/** The readOnly members that the `allOf` and `$ref` being evaluated define. */
const enclosing: { instance: Instance; names: string[] }[] = [];

change([`${json}/allOf`, `${json}/ref`], (compiled, instance, proceed) => {
  if (isNull(compiled, instance)) return true;
  enclosing.push({ instance, names: findMarked(compiled.document, compiled.parent, "readOnly") });
  try {
    return proceed(compiled.original);
  } finally {
    enclosing.pop();
  }
});

// Requests do not contain readOnly members, even if they are required (OpenAPI 3.1, section 4.8.24.1).
change([`${json}/required`], ({ document, value: names, parent, direction }, instance) => {
  if (instance.type !== "object") return true;
  const optional =
    direction === "request"
      ? [
          ...findMarked(document, parent, "readOnly"),
          ...enclosing.filter((each) => each.instance === instance).flatMap((each) => each.names),
        ]
      : findMarked(document, parent, "writeOnly");
  return toList(names).every(
    (name) => Object.hasOwn(instance.value as object, String(name)) || optional.includes(String(name)),
  );
});

// Responses do not contain writeOnly members (OpenAPI 3.1, section 4.8.24.1).
change([`${json}/properties`], ({ document, parent, direction, original }, instance, proceed) => {
  if (!proceed(original)) return false;
  if (direction === "request" || instance.type !== "object") return true;
  return !findMarked(document, { properties: parent.properties as Json }, "writeOnly").some((name) =>
    Object.hasOwn(instance.value as object, name),
  );
});

// A discriminator selects the alternative, unless the schemas restrict the property (OpenAPI 3.1, section 4.8.25).
for (const keyword of ["oneOf", "anyOf"])
  change([`${json}/${keyword}`], (compiled, instance, _proceed, context) => {
    if (isNull(compiled, instance)) return true;
    const valid = (compiled.original as string[]).filter(
      (uri, index) =>
        Validation.interpret(uri, instance as never, context as never) &&
        isSelected(compiled, toList(compiled.value)[index] as Schema, instance.value),
    );
    return keyword === "oneOf" ? valid.length === 1 : valid.length > 0;
  });

function isSelected({ document, parent }: Compiled, alternative: Schema, value: Json): boolean {
  const discriminator = parent.discriminator as { propertyName: string; mapping?: Record<string, string> } | undefined;
  if (!discriminator || typeof alternative.$ref !== "string") return true;
  if (restricts(document, alternative, discriminator.propertyName)) return true;
  const selected = getMember(value, discriminator.propertyName);
  return typeof selected === "string" && listValues(discriminator, alternative.$ref).includes(selected);
}

/** Returns the values of a discriminator that select an alternative: its keys in the mapping, or else its name. */
export function listValues({ mapping = {} }: { mapping?: Record<string, string> }, reference: string): string[] {
  const toName = (target: string) => target.split("/").at(-1);
  const keys = Object.keys(mapping).filter((key) => toName(mapping[key] ?? "") === toName(reference));
  return keys.length > 0 ? keys : [String(toName(reference))];
}

function restricts(document: OpenApi, schema: Schema, property: string, depth = 0): boolean {
  if (depth > 20) return false;
  const parts = listParts(document, schema);
  return parts.some((part) => {
    const member = (part.properties as JsonObject | undefined)?.[property] as Schema | undefined;
    if (member && listParts(document, member).some((each) => each.const !== undefined || each.enum)) return true;
    const alternatives = toList(part.oneOf ?? part.anyOf) as Schema[];
    return alternatives.length > 0 && alternatives.every((each) => restricts(document, each, property, depth + 1));
  });
}

/** Returns the properties with `readOnly` or `writeOnly` of a schema and the schemas that it combines with `$ref` and `allOf`. */
function findMarked(document: OpenApi, schema: Schema, mark: "readOnly" | "writeOnly"): string[] {
  return listParts(document, schema).flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, Schema>)
      .filter(([, member]) => listParts(document, member).some((part) => part[mark] === true))
      .map(([name]) => name),
  );
}
