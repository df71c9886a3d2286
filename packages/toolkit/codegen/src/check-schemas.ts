import { getMember, limitTime } from "@animal-store/openapi-document";
import { isSafePattern } from "redos-detector";
import type { OpenApiDocument, Schema } from "./document.ts";
import type { Findings, MemberLocation } from "./findings.ts";
import { knownFormats, numericFormats } from "./schema.ts";
import { listSchemas, schemaMapKeywords, walkSchemas } from "./walk-schemas.ts";

/** Reports schemas for which the types or validators would be wrong, and formats that are not validated. */
export function checkSchemas(document: OpenApiDocument, findings: Findings): void {
  const schemas = listSchemas(document);
  checkComponentNames(document, findings);
  if (getMember(document, "jsonSchemaDialect") !== undefined) checkDialect(document, "jsonSchemaDialect", findings);
  const canBacktrack = createBacktrackTest();
  const findPatternProblem = createPatternTest();
  let requiringSchemas: ReadonlySet<object> | undefined;
  for (const schema of schemas) {
    skipFormat(schema, findings);
    checkKeywords(schema, findings);
    for (const [pattern, location] of listPatterns(schema)) {
      const isNamed = location.key !== "pattern" || findPatternProblem(pattern) === undefined;
      const usedPattern = isNamed ? pattern : toUnicodePattern(pattern);
      const problem = findPatternProblem(usedPattern);
      if (problem !== undefined) {
        requiringSchemas ??= listRequiring(document, schemas);
        const finding = { kind: "schema", label: `pattern ${pattern}`, problem, location } as const;
        if (requiringSchemas.has(schema)) findings.reject(finding);
        else findings.leaveOutMember(finding.kind, finding.label, problem, location);
        continue;
      }
      if (usedPattern !== pattern) schema.pattern = usedPattern;
      if (canBacktrack(usedPattern)) findings.skip("pattern", `pattern ${usedPattern}`, backtrackAdvice, location);
    }
  }
}

/**
 * Returns the schemas that could make valid values invalid without one of their patterns: those in `not`, `if`, `oneOf` without a discriminator, and `contains`,
 * and those that allow only the members of a pattern.
 */
function listRequiring(document: OpenApiDocument, schemas: readonly Schema[]): ReadonlySet<object> {
  const found = new Set<object>();
  const isClosed = schemas.some(({ unevaluatedProperties: members = true }) => members !== true);
  for (const schema of schemas) {
    const { patternProperties, additionalProperties = true } = schema;
    // A discriminator selects one alternative.
    const { not, if: condition, oneOf, contains: contained } = schema;
    for (const part of [not, condition, schema.discriminator ? [] : oneOf, contained].flat())
      walkSchemas(document, part, found, () => undefined);
    if (patternProperties && (isClosed || additionalProperties !== true)) found.add(schema);
  }
  return found;
}

const backtrackAdvice =
  "can backtrack. Write it so that only one way leads to each match, such as ^[^,]*,.*$ for ^.*,.*$.";

function listPatterns(schema: Schema): [pattern: string, location: MemberLocation][] {
  const { pattern } = schema;
  const node = (schema.patternProperties ?? {}) as object;
  const ofMembers = Object.keys(node).map((key): [string, MemberLocation] => [key, { node, key }]);
  return typeof pattern === "string" ? [[pattern, { node: schema, key: "pattern" }], ...ofMembers] : ofMembers;
}

// A test can take 10 ms and 2 MiB, also for a safe pattern. Few documents have more patterns.
const maxTestedPatterns = 200;

/** Returns a function that returns whether a long string can make a pattern try many ways. It tests each pattern once. */
function createBacktrackTest(): (pattern: string) => boolean {
  const results = new Map<string, boolean>();
  let costlyCount = 0;
  return (pattern) => {
    const result = results.get(pattern) ?? (results.size < maxTestedPatterns && test(pattern));
    results.set(pattern, result);
    return result;
  };

  function test(pattern: string): boolean {
    if (countWays(pattern) <= maxWays) return false;
    // The time of a step is proportional to the length. A pattern takes about 0.1 s, but a few hundred of them at most 5 s together.
    const maxSteps = Math.ceil(Math.min(costlyCount < 20 ? 500 : 25, 50_000 / pattern.length));
    try {
      const { safe, error } = isSafePattern(pattern, { unicode: true, maxSteps });
      if (error === "hitMaxSteps") costlyCount += 1;
      return !safe;
    } catch {
      // Its parser does not know all syntax of ECMAScript.
      return false;
    }
  }
}

// Each way takes at most as many steps as the string has characters.
const maxWays = 10_000;

/** Returns an upper bound of the ways in which a string can match a pattern, without regard to the string. It is infinite for `a*`. */
function countWays(pattern: string): number {
  // \p{L}, \d, [^\]], (?<name>, (?=, |, *?, {2,3}, any other character
  const tokens =
    /\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:<?[=!]|<[^>]*>|[\w-]*:))?|[)|]|[*+?]\??|\{(\d+)(,?)(\d*)\}\??|./gsu;
  const groups: { alternatives: number; sequence: number }[] = [];
  let [alternatives, sequence, last] = [0, 1, 1];
  for (const [token, min, comma, max] of pattern.matchAll(tokens)) {
    if (token.startsWith("(")) {
      groups.push({ alternatives, sequence: sequence * last });
      [alternatives, sequence, last] = [0, 1, 1];
    } else if (token === ")") {
      last = alternatives + sequence * last;
      ({ alternatives, sequence } = groups.pop() ?? { alternatives: 0, sequence: 1 });
    } else if (token === "|") [alternatives, sequence, last] = [alternatives + sequence * last, 1, 1];
    else if (token.startsWith("?")) last += 1;
    else if (/^[*+]/.test(token) || (comma && !max)) last = Infinity;
    else if (min !== undefined) last = last ** Number(max || min) * (Number(max || min) - Number(min) + 1);
    else [sequence, last] = [sequence * last, 1];
  }
  // Without ^ the pattern is tested at each character, so ten ways take 20 ms for a megabyte.
  const starts = pattern.startsWith("^") && alternatives === 0 ? 1 : 1000;
  return (alternatives + sequence * last) * starts;
}

// Schemas of JSON Schema and of OpenAPI.
const knownDialect = /^https?:\/\/(?:json-schema\.org\/(?:draft|schema)|spec\.openapis\.org\/oas)\b/;

/** Rejects an unknown dialect. Returns whether it is known. */
function checkDialect(node: object, key: string, findings: Findings): boolean {
  const dialect = String(getMember(node, key));
  const isKnown = knownDialect.test(dialect);
  const problem = "is an unknown dialect, whose keywords can have a different meaning. Use that of OpenAPI 3.1.";
  if (!isKnown) findings.reject({ kind: "schema", label: `${key} ${dialect}`, problem, location: { node, key } });
  return isKnown;
}

function checkKeywords(schema: Schema, findings: Findings): void {
  for (const key of ["$schema", "$vocabulary"]) {
    if (!(key in schema)) continue;
    const isKnown = key !== "$schema" || checkDialect(schema, key, findings);
    const problem = "has no effect: schemas use the dialect of OpenAPI 3.1.";
    if (isKnown) findings.skip("ignored", key, problem, { node: schema, key });
    delete schema[key];
  }
  for (const key of schemaMapKeywords) {
    // The linter resolves a `$ref` in a map of schemas, but JSON Schema defines none there.
    if (typeof getMember(schema[key], "$ref") !== "string") continue;
    const problem = "cannot be a reference. Reference a schema that contains it.";
    findings.leaveOutMember("schema", key, problem, { node: schema, key });
  }
  const key = "multipleOf";
  // JSON Schema Validation, section 6.2.1. The linter reports a value that is no number.
  if (Number(schema[key]) <= 0)
    findings.leaveOutMember("schema", key, "must be above 0. Correct or remove it.", { node: schema, key });
}

/** The name of its type doubles with each of these characters. */
function checkComponentNames({ components: { schemas = {} } = {} }: OpenApiDocument, findings: Findings): void {
  for (const name of Object.keys(schemas))
    if (/[.-]{6}/.test(name)) {
      const problem = "has more than five dots or dashes in a row. Rename it.";
      findings.reject({ kind: "schema", label: `schema ${name}`, problem, location: { node: schemas, key: name } });
    }
}

/**
 * Patterns have the flag `u`. Many documents escape characters needlessly, such as `\-` outside of brackets in `a\-[b\-c]`, or do not
 * escape those that other flags allow, such as the braces in `^{\w+}$` and the hyphen in `[\w-.]`.
 */
function toUnicodePattern(pattern: string): string {
  const tokens = pattern.match(/\\[pPu]\{[^}]*\}|\\.|\{\d+(?:,\d*)?\}|./gsu) ?? [];
  let isInBrackets = false;
  return tokens
    .map((token, index) => {
      if (token === "[" || (token === "]" && isInBrackets)) {
        isInBrackets = token === "[";
        return token;
      }
      if (token === "\\-") return isInBrackets ? token : "-";
      if (/^\\[^A-Za-z0-9^$\\.*+?()[\]{}|/-]$/.test(token)) return token.slice(1);
      if (isInBrackets && token === "-") {
        const isNextToClass = [tokens[index - 1], tokens[index + 1]].some((other) => /^\\[dwsDWS]$/.test(other ?? ""));
        return isNextToClass ? "\\-" : token;
      }
      return !isInBrackets && /^[\]{}]$/.test(token) ? `\\${token}` : token;
    })
    .join("");
}

/** Returns a function that finds the problem of a pattern. JavaScript compiles one at its first use, and throws if it is too large. */
function createPatternTest(): (pattern: string) => string | undefined {
  const problems = new Map<string, string | undefined>();
  let leftCount = 20;
  return (pattern) => {
    if (!problems.has(pattern)) problems.set(pattern, findProblem(pattern));
    return problems.get(pattern);
  };

  function findProblem(pattern: string): string | undefined {
    let problem = "is not a valid ECMAScript regular expression (flag u). Correct it.";
    try {
      const expression = new RegExp(pattern, "u");
      problem = "is too large for a regular expression. Shorten it, or lower its counts.";
      // Nested counts can take years even for an empty text.
      if (leftCount > 0 && limitTime(100, () => expression.test("")) === undefined) leftCount -= 1;
      return undefined;
    } catch {
      return problem;
    }
  }
}

function skipFormat(schema: Schema, findings: Findings): void {
  const { format } = schema;
  const problem = typeof format === "string" ? findFormatProblem(schema, format) : undefined;
  if (!problem) return;
  findings.skip("format", `format ${format}`, problem, { node: schema, key: "format" });
  // Ajv applies int64 to type number too.
  if (format === "int64") delete schema.format;
}

function findFormatProblem({ type = [] }: Schema, format: string): string | undefined {
  const declaredTypes = [type].flat();
  if (!knownFormats.has(format)) {
    const constraint = declaredTypes.some((name) => name === "integer" || name === "number") ? "bounds" : "a pattern";
    return `is unknown, so it is not validated. Add ${constraint} to validate it.`;
  }
  if (format === "hostname") return "is validated, except that labels that begin with xn-- are not decoded.";
  const types = numericFormats[format] ?? ["string"];
  // Without a type, the format of a string still applies to strings.
  if (declaredTypes.some((name) => types.includes(`${name}`)) || (declaredTypes.length === 0 && format !== "int64"))
    return undefined;
  const subject = declaredTypes.length > 0 ? `on ${declaredTypes.join(" or ")}` : "without a type";
  return `applies only to type ${types[0]}, so it is not validated ${subject}.`;
}
