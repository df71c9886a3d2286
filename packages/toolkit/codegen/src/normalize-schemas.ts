import {
  convertExclusive,
  convertNullable,
  detachParents,
  isNode,
  isOpenApi32,
  type Locations,
  listCompositionProblems,
  listSizeProblems,
  type NodeProblem,
  resolvePointer,
} from "@animal-store/openapi-document";
import { toContentKind, toPassedSchema, toReadableName, toValueSchema } from "./content.ts";
import { listContents, listTexts, type MediaType, type OpenApiDocument, type Schema } from "./document.ts";
import type { Findings } from "./findings.ts";
import { flattenSchema, hasLongInteger, listValues } from "./schema.ts";
import {
  isValidated,
  listSchemas,
  mapKeyword,
  toComponentName,
  toPartName,
  toSchemaReference,
  walkSchemas,
} from "./walk-schemas.ts";

/** Rewrites schemas in place, so that types and validators only have to support one form of each construct. */
export function normalizeSchemas(document: OpenApiDocument, locations: Locations, findings: Findings): void {
  breakCycles(document, locations, findings);
  hoistTargets(document, findings);
  const schemas = new Set(listSchemas(document));
  for (const schema of schemas) {
    convertNullable(schema);
    convertExclusive(schema);
    if (Array.isArray(schema.required)) schema.required = [...new Set(schema.required)];
    alignEnum(schema);
    moveReference(schema);
  }
  for (const schema of schemas) applyDiscriminator(document, schema, findings);
  for (const schema of schemas) addDiscriminatorValues(document, schema);
  for (const schema of schemas) exemptContained(document, schema, findings);
}

// The time to compile alternatives grows with the square of their number.
const maxSquares = 1_000_000;

/** Rejects schemas with too many parts, before other steps merge them. */
export function rejectLargeCompositions(document: OpenApiDocument, findings: Findings): void {
  const findTarget = (schema: Schema) => findReferenced(document, schema);
  const schemas = listSchemas(document);
  const problems = listSizeProblems(schemas, findTarget).filter(({ key }) => key !== "$ref");
  const rejected = new Set<Schema>(problems.map(({ node }) => node));
  let squares = 0;
  for (const node of schemas)
    for (const key of ["oneOf", "anyOf"]) {
      const { [key]: alternatives } = node;
      if (!Array.isArray(alternatives) || rejected.has(node)) continue;
      squares += alternatives.length ** 2;
      const problem = `The squares of all numbers of alternatives exceed ${maxSquares} in total. Remove some.`;
      if (squares > maxSquares && alternatives.length > 10) problems.push({ node, key, label: key, problem });
    }
  for (const { node, key, label, problem } of problems)
    findings.reject({ kind: "schema", label, problem, location: { node, key } });
}

/** Writes each notation of a file in a multipart form as `format: binary`. */
export function normalizeFiles(document: OpenApiDocument): void {
  const visited = new Set<object>();
  for (const [{ schema, itemSchema }, name] of listContents(document).request)
    if (toContentKind(name.toLowerCase()) === "multipart")
      for (const each of [schema, itemSchema]) walkSchemas(document, each, visited, normalizeFile);
}

/** Without an encoding, `contentMediaType` is the type of the bytes themselves (OpenAPI 3.1, section 4.8.14.3). */
function normalizeFile(schema: Schema): void {
  const { type = "string", contentEncoding, contentMediaType } = schema;
  const isText = [type].flat().every((name) => name === "string" || name === "null");
  const isBytes = contentEncoding === "binary" || (contentMediaType !== undefined && contentEncoding === undefined);
  if (!isText || !isBytes) return;
  delete schema.contentEncoding;
  delete schema.contentMediaType;
  Object.assign(schema, { type, format: "binary" });
}

/** Gives each body the schema of the values that handlers and clients use, after the document was published. */
export function useValueSchemas(document: OpenApiDocument): void {
  for (const media of Object.values(listContents(document)))
    for (const [each, name] of media) {
      const schema = toValueSchema(document, toReadableName(document, name, each), each);
      delete each.itemSchema;
      if (schema === undefined) delete each.schema;
      else each.schema = schema;
    }
  for (const { content = {} } of Object.values(listTexts(document)).flat())
    for (const [name, media] of Object.entries(content))
      if (!["json", "form"].includes(toContentKind(toReadableName(document, name, media))))
        content[name] = { schema: toPassedSchema(document, name, media) };
}

/** JSON, text and headers cannot contain bytes, so schemas that they use describe text there. */
export function readBytesAsText(document: OpenApiDocument, findings: Findings): void {
  const contents = Object.values(listContents(document)).flatMap((media) => [...media]);
  const isText = ([media, name]: [MediaType, string]) =>
    !["multipart", "binary"].includes(toContentKind(toReadableName(document, name, media)));
  const inBytes = findBytes(contents.filter((content) => !isText(content)).map(([media]) => media));
  const others = Object.values(listTexts(document))
    .flat()
    .flatMap((each) => [each, ...Object.values(each.content ?? {})]);
  const texts = [...contents.filter(isText).map(([media]) => media), ...others];
  for (const text of texts)
    for (const schema of findBytes([text])) {
      const problem = "has no meaning in JSON and text, so it is not validated. Use contentEncoding: base64.";
      findings.skip("format", "format binary", problem, { node: schema, key: "format" });
      if (inBytes.has(schema)) text.schema = copyAsText(text.schema ?? {}, new Set());
      else delete schema.format;
    }
  for (const schema of inBytes)
    if (Object.keys(schema).every((key) => key === "format" || !(isValidated(key) || key === "$ref"))) {
      schema.type = "string";
      const problem = "has no type, so it is read as a file. Add type: string.";
      findings.skip("invalid", "format binary", problem, { node: schema, key: "format" });
    }

  function findBytes(media: readonly { schema?: Schema | boolean }[]): Set<Schema> {
    const found = new Set<Schema>();
    const visited = new Set<object>();
    for (const { schema } of media)
      walkSchemas(document, schema, visited, (part) => {
        if (part.format === "binary") found.add(part);
      });
    return found;
  }

  /** Replaces references to bytes by copies without the format. A form or a file uses the original too. */
  function copyAsText(part: Schema | boolean, ancestors: ReadonlySet<unknown>): Schema | boolean {
    if (typeof part !== "object" || ancestors.has(part) || findBytes([{ schema: part }]).size === 0) return part;
    const copyPart = (child: Schema | boolean) => copyAsText(child, new Set([...ancestors, part]));
    const { $ref, format, ...others } = part;
    const copy: Schema = Object.fromEntries(
      Object.entries(others).map(([keyword, value]) => [keyword, mapKeyword(keyword, value, copyPart)]),
    );
    if (format !== undefined && format !== "binary") copy.format = format;
    if ($ref === undefined) return copy;
    const target = copyPart(findReferenced(document, part) as Schema);
    return Object.keys(copy).length === 0 ? target : { allOf: [target, copy] };
  }
}

/** Ajv does not compile an empty enum. The type null has no effect if the enum does not list null. */
function alignEnum(schema: Schema): void {
  const { enum: values, type } = schema;
  if (hasLongInteger(schema) && type === "integer") schema.format ??= "int64";
  if (!Array.isArray(values)) return;
  if (values.length === 0) {
    delete schema.enum;
    schema.not = {};
  } else if (Array.isArray(type) && type.includes("null") && !values.includes(null)) {
    const types = type.filter((name) => name !== "null");
    schema.type = types.length === 1 ? types[0] : types;
  }
}

/** openapi-typescript ignores these keywords next to `$ref`. */
const ignoredNextToReference = [
  ...["type", "enum", "const", "allOf", "anyOf", "oneOf"],
  ...["properties", "required", "additionalProperties", "items", "prefixItems"],
];

function moveReference(schema: Schema): void {
  const { $ref, allOf = [] } = schema;
  if ($ref === undefined || !ignoredNextToReference.some((keyword) => keyword in schema)) return;
  delete schema.$ref;
  schema.allOf = [{ $ref }, ...(allOf as Schema[])];
}

type Options = (Schema | boolean)[];
type Properties = Record<string, Schema> | undefined;
interface Discriminator {
  propertyName: string;
  mapping?: Record<string, string>;
  defaultMapping?: string;
  /** The alternative of `defaultMapping`, if it rejects the values of the others. */
  defaultIndex?: number;
}

/**
 * Restricts each alternative to its discriminator values. Of the values that its schema lists, only those that name another alternative
 * are excluded. Without a mapping, the value is the name of the schema (OpenAPI 3.1, section 4.8.25).
 */
function applyDiscriminator(document: OpenApiDocument, schema: Schema, findings: Findings): void {
  const discriminator = schema.discriminator as Discriminator | undefined;
  if (!discriminator) return;
  const { propertyName, mapping = {} } = discriminator;
  const defaultName =
    isOpenApi32(document) && discriminator.defaultMapping && toComponentName(discriminator.defaultMapping);
  const skip = (problem: string) =>
    findings.skip("discriminator", `discriminator ${propertyName}`, problem, { node: schema, key: "discriminator" });
  const keyword = (["oneOf", "anyOf"] as const).find((name) => Array.isArray(schema[name]));
  if (!keyword) {
    skip("has no effect without oneOf or anyOf next to it.");
    return;
  }
  const options = schema[keyword] as Options;
  if (defaultName && !options.some((option) => findName(option) === defaultName))
    skip(`has the defaultMapping ${discriminator.defaultMapping}, which is no alternative, so it has no effect.`);
  schema[keyword] = options.map((option, index) => {
    const name = findName(option);
    if (typeof option !== "object" || name === undefined) return option;
    const values = listMapped(name);
    const others = options.filter((other) => other !== option);
    const allowed = findAllowedValues(document, option, propertyName);
    if (!allowed && name === defaultName) {
      // For values that select no other alternative, and for objects without the property (OpenAPI 3.2, section 4.25.4).
      const selecting = others.flatMap(listSelecting);
      if (selecting.length === 0) return option;
      schema.discriminator = { ...discriminator, defaultIndex: index };
      return { allOf: [option, { properties: { [propertyName]: { not: { enum: selecting } } } }] };
    }
    const contradicted = Object.keys(mapping).find(
      (value) => toComponentName(mapping[value] ?? "") === name && allowed?.includes(value) === false,
    );
    if (contradicted !== undefined)
      skip(`maps ${contradicted} to ${name}, whose ${propertyName} is ${allowed?.join(" or ")}. The schema decides.`);
    const otherNames = others.flatMap((other) => listMapped(findName(other)));
    const selecting = allowed?.filter((value) => values.includes(`${value}`) || !otherNames.includes(`${value}`));
    const isShared = selecting && selecting.length > 0 && selecting.length < (allowed?.length ?? 0);
    if (allowed && (!isShared || name === defaultName)) return option;
    const [first, ...rest] = selecting ?? values;
    const property = rest.length > 0 ? { enum: [first, ...rest] } : { const: first };
    return { allOf: [option, { type: "object", required: [propertyName], properties: { [propertyName]: property } }] };
  });

  function listMapped(name: string | undefined): string[] {
    if (name === undefined) return [];
    const mapped = Object.keys(mapping).filter((value) => toComponentName(mapping[value] ?? "") === name);
    return mapped.length > 0 ? mapped : [name];
  }

  function listSelecting(option: Schema | boolean): unknown[] {
    return findAllowedValues(document, option, propertyName) ?? listMapped(findName(option));
  }
}

function findName(option: Schema | boolean): string | undefined {
  const { $ref } = typeof option === "object" ? option : {};
  return typeof $ref === "string" ? toComponentName($ref) : undefined;
}

/** Returns the values that a schema allows for a property, or undefined if it allows any. */
function findAllowedValues(
  document: OpenApiDocument,
  schema: Schema | boolean,
  property: string,
): unknown[] | undefined {
  return collectValues(document, schema, ({ properties }) =>
    listValues(flattenSchema(document, (properties as Properties)?.[property])),
  );
}

/** Lists the values that select each alternative, so that validators report the errors of only one. */
function addDiscriminatorValues(document: OpenApiDocument, schema: Schema): void {
  const { oneOf, anyOf, discriminator, ...base } = schema;
  const options = oneOf ?? anyOf;
  if (!discriminator || !Array.isArray(options)) return;
  const { propertyName, defaultIndex } = discriminator as Discriminator;
  const values = options.map((option, index) =>
    index === defaultIndex ? [] : findSelectors(document, { allOf: [base, option] }, propertyName),
  );
  const isDistinct = values.every((list) => list !== undefined) && new Set(values.flat()).size === values.flat().length;
  if (isDistinct) schema.discriminator = { propertyName, values, ...(defaultIndex !== undefined && { defaultIndex }) };
}

/**
 * Returns the discriminator values of a schema that accepts only objects with one of them. A schema of null has the value null.
 * Returns undefined for other schemas.
 */
function findSelectors(document: OpenApiDocument, schema: Schema, property: string): unknown[] | undefined {
  return collectValues(document, schema, ({ type, required, properties }) => {
    if (type === "null") return [null];
    const member = flattenSchema(document, (properties as Properties)?.[property]);
    const values = listValues(member);
    // Requests do not require a readOnly member, nor responses a writeOnly one.
    const isRequired = (required as string[] | undefined)?.includes(property) && !member.readOnly && !member.writeOnly;
    return type === "object" && isRequired && values?.every((value) => typeof value === "string") ? values : undefined;
  });
}

// Each condition doubles the number of schemas.
const maxConditions = 4;

/**
 * Allows the items that match `contains` in `unevaluatedItems`: `contains` evaluates them (JSON Schema 2020-12, core, section 11.2),
 * but Ajv does not record them. A `contains` in a branch, such as one of `anyOf`, evaluates items only if the branch is valid.
 */
function exemptContained(document: OpenApiDocument, schema: Schema, findings: Findings): void {
  const key = "unevaluatedItems";
  const { [key]: rule = true, ...base } = schema;
  if (rule === true) return;
  const always: unknown[] = [];
  const conditional: { readonly condition: Schema; readonly contained: unknown }[] = [];
  collect(schema, [], new Set());
  if (conditional.length > maxConditions) {
    const problem = `applies to more than ${maxConditions} contains in branches, such as those of anyOf. Use items.`;
    findings.reject({ kind: "schema", label: key, problem, location: { node: schema, key } });
  } else if (conditional.length > 0) {
    delete schema[key];
    schema.allOf = [...((base.allOf as unknown[] | undefined) ?? []), split(conditional, always)];
  } else if (always.length > 0) schema[key] = toRule(always);

  function toRule(contained: unknown[]): unknown {
    return contained.length === 0 ? rule : { anyOf: rule === false ? contained : [...contained, rule] };
  }

  function split([first, ...others]: typeof conditional, contained: unknown[]): Schema {
    if (!first) return { ...base, [key]: toRule(contained) };
    return {
      if: first.condition,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: split(others, [...contained, first.contained]),
      else: split(others, contained),
    };
  }

  function collect(part: unknown, conditions: readonly unknown[], visited: ReadonlySet<unknown>): void {
    if (typeof part !== "object" || part === null || visited.has(part)) return;
    const known = new Set(visited).add(part);
    const { $ref, contains: contained, allOf = [], anyOf = [], oneOf = [], ...others } = part as Schema;
    if (contained !== undefined && conditions.length === 0) always.push(contained);
    else if (contained !== undefined) conditional.push({ condition: { allOf: conditions }, contained });
    const target = typeof $ref === "string" ? [resolvePointer(document, $ref)] : [];
    for (const each of [target, allOf].flat()) collect(each, conditions, known);
    for (const each of [anyOf, oneOf].flat()) collect(each, [...conditions, each], known);
    const { if: condition } = others;
    if (condition === undefined) return;
    collect(condition, [...conditions, condition], known);
    collect(others.then, [...conditions, condition, others.then], known);
    collect(others.else, [...conditions, { not: condition }, others.else], known);
  }
}

/** Returns the values of a schema or, if it has none, those of all its alternatives. Undefined if one has none. */
function collectValues(
  document: OpenApiDocument,
  schema: Schema | boolean,
  read: (schema: Schema) => unknown[] | undefined,
  visited = new Set<unknown>(),
): unknown[] | undefined {
  if (visited.has(schema)) return undefined;
  visited.add(schema);
  const flat = flattenSchema(document, schema);
  const values = read(flat);
  if (values) return values;
  const options = (flat.oneOf ?? flat.anyOf) as Options | undefined;
  const lists = options?.map((option) => collectValues(document, option, read, visited));
  return lists?.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined;
}

/** A schema that contains itself would apply to the same value without an end. */
function breakCycles(document: OpenApiDocument, locations: Locations, findings: Findings): void {
  const findTarget = (schema: Schema) => findReferenced(document, schema);
  for (const { reference, parent, own } of detachParents(listSchemas(document), findTarget)) {
    locations.replace(parent, own);
    const note = "lists this schema in oneOf, so only its other keywords apply here.";
    findings.skip("ignored", `$ref ${reference.$ref}`, note, { node: reference });
  }
  for (let problems = listProblems(); problems.length > 0; problems = listProblems())
    for (const { node, key, label, problem } of problems) {
      findings.reject({ kind: "schema", label, problem, location: { node, key } });
      Reflect.deleteProperty(node, key);
    }

  function listProblems(): NodeProblem[] {
    return listCompositionProblems(listSchemas(document), findTarget);
  }
}

/** Moves the targets of references to components/schemas, where types and validators have names. */
function hoistTargets(document: OpenApiDocument, findings: Findings): void {
  document.components ??= {};
  document.components.schemas ??= {};
  const { schemas } = document.components;
  const pending = listSchemas(document);
  const visited = new Set<object>(pending);
  for (const schema of pending) {
    const { $ref } = schema;
    if ($ref === undefined) continue;
    const target = findReferenced(document, schema);
    // The linter reports references without a target.
    if (target === undefined && findings.isMalformed) continue;
    if (typeof target !== "boolean" && !isNode(target)) {
      const problem = "does not lead to a schema. Reference one in components/schemas.";
      const location = { node: schema, key: "$ref" };
      findings.reject({ kind: "schema", label: `$ref ${JSON.stringify($ref)}`, problem, location });
      continue;
    }
    if (/^#\/components\/schemas\/[^/]+$/.test(String($ref))) continue;
    schema.$ref = toSchemaReference(nameTarget(schemas, String($ref), target as Schema | boolean));
    // The target can be outside of the known schemas, and contain references itself.
    walkSchemas(document, target, visited, (found) => pending.push(found));
  }
}

function findReferenced(document: OpenApiDocument, { $ref }: Schema): unknown {
  return typeof $ref === "string" ? resolvePointer(document, $ref) : undefined;
}

/** Returns the name of a component. Adds it if it is new. */
function nameTarget(schemas: Record<string, Schema | boolean>, reference: string, target: Schema | boolean): string {
  const existing = Object.keys(schemas).find((name) => schemas[name] === target);
  if (existing) return existing;
  let name = toPartName(reference);
  while (name in schemas) name += ":";
  schemas[name] = target;
  return name;
}
