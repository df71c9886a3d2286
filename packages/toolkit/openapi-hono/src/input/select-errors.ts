import type { ValidatorError } from "../contract.ts";
import { isObject } from "../message.ts";

/** No response lists more. Without a limit, each level of a deep value would process all errors below it. */
const maxErrors = 2000;

/** Removes errors that only follow from others. Alternatives contradict each other, so the client gets the errors of one, or one error for all. */
export function selectErrors(errors: readonly ValidatorError[]): readonly ValidatorError[] {
  if (errors.length <= maxErrors && errors.every(isIndependent)) return errors;
  const selected: ValidatorError[] = [];
  /** The index in `errors` of each selected error. */
  const indexes: number[] = [];
  const unevaluated = new UnevaluatedErrors(selected);
  for (const [index, error] of errors.entries()) {
    const { keyword } = error;
    // These accompany the errors of then and else, and a type error.
    if (keyword === "if" || keyword === "double") continue;
    if (isUnevaluated(error) && unevaluated.follows(error)) continue;
    if (!isCombination(error) && keyword !== "contains" && keyword !== "propertyNames") {
      selected.push(error);
      indexes.push(index);
      continue;
    }
    const isPart = createPartTest(error, index);
    let first = selected.length;
    while (first > 0 && isPart(selected[first - 1] as ValidatorError, indexes[first - 1] as number)) first -= 1;
    const parts = selected.splice(first);
    indexes.length = first;
    if (isCombination(error)) unevaluated.invalidObjects.add(error.data);
    for (const summary of summarize(error, parts)) {
      selected.push(summary);
      indexes.push(index);
    }
  }
  const listed = selected.length > maxErrors ? selected.slice(0, maxErrors) : selected;
  if (!listed.some(isCombination)) return listed;
  const mistypedPaths = new Set(listed.filter(isTypeError).map(({ instancePath }) => instancePath));
  return listed.filter((error) => !isCombination(error) || !mistypedPaths.has(error.instancePath));
}

/** Returns a test of whether an earlier error is about an alternative, an item or a name, which the error is about too. */
function createPartTest({ instancePath, params, keyword }: ValidatorError, index: number) {
  const { errorCount = 0, propertyName } = params as { errorCount?: number; propertyName?: string };
  if (keyword !== "propertyNames")
    return (_error: ValidatorError, otherIndex: number) => otherIndex >= index - errorCount;
  return (error: ValidatorError) => error.data === propertyName && error.instancePath === instancePath;
}

/** Returns whether no other error can follow from an error, nor it from another one. */
function isIndependent({ keyword }: ValidatorError): boolean {
  return !dependentKeywords.has(keyword);
}

const dependentKeywords = new Set(
  "oneOf anyOf if double contains propertyNames unevaluatedProperties unevaluatedItems".split(" "),
);

function isCombination({ keyword }: ValidatorError): boolean {
  return keyword === "oneOf" || keyword === "anyOf";
}

function isUnevaluated({ keyword }: ValidatorError): boolean {
  return keyword === "unevaluatedProperties" || keyword === "unevaluatedItems";
}

/** An alternative that fails evaluates no members, so Ajv then reports each of them. */
class UnevaluatedErrors {
  readonly #selected: readonly ValidatorError[];
  /** Objects and arrays that match no alternative. */
  readonly invalidObjects = new Set<unknown>();
  readonly #validObjects = new Set<unknown>();

  constructor(selected: readonly ValidatorError[]) {
    this.#selected = selected;
  }

  /** Returns whether an error about an object follows from the errors before it, which are the last ones. */
  follows({ data, instancePath, parentSchema }: ValidatorError): boolean {
    if (this.invalidObjects.has(data)) return true;
    // No error names a discriminator, only the errors of the alternative that it selects.
    if (parentSchema?.discriminator === undefined || this.#validObjects.has(data)) return false;
    const last = this.#selected.findLast(
      (error) => !isUnevaluated(error) || !isAtOrBelow(error.instancePath, instancePath),
    );
    const isInvalid = last !== undefined && !isUnevaluated(last) && isAtOrBelow(last.instancePath, instancePath);
    (isInvalid ? this.invalidObjects : this.#validObjects).add(data);
    return isInvalid;
  }
}

function summarize(error: ValidatorError, parts: ValidatorError[]): ValidatorError[] {
  if (isCombination(error)) return summarizeAlternatives(error, parts);
  return [error.keyword === "propertyNames" ? { ...error, params: { ...error.params, nameError: parts[0] } } : error];
}

/** Returns the errors of the form that the client means. If several are possible, returns one error for all. */
function summarizeAlternatives(combination: ValidatorError, errors: ValidatorError[]): ValidatorError[] {
  const { params, data, schema, instancePath } = combination;
  if (params.passingSchemas) return [combination];
  const isPrimitive = !isObject(data);
  const isMistyped = (error: ValidatorError) => error.data === data && isTypeError(error);
  const isOtherForm = (error: ValidatorError) =>
    isMistyped(error) ||
    // A constant that is not about a member is one of several values, next to those of the other forms.
    (isConstant(error) && !(isPrimitive && error.instancePath === instancePath));
  const isImpossible = (error: ValidatorError) =>
    error.keyword === "false schema" && error.instancePath === instancePath;
  const isIncomplete = ({ keyword }: ValidatorError) => keyword === "required";
  const alternatives = (schema as unknown[]).length;
  const describeAll = (forms: ValidatorError[][]) => [
    { ...combination, keyword: "type", params: { alternatives: forms } },
  ];
  const isMistypedAlways = errors.length > 0 && errors.every(isMistyped);
  if (isMistypedAlways && alternatives > 1 && errors.length >= alternatives)
    return describeAll(errors.map((error) => [error]));
  const forms = groupByAlternative(combination, errors);
  let possible = forms;
  for (const excludes of [isImpossible, isOtherForm, isIncomplete]) {
    possible = possible.filter((form) => !form.some(excludes));
    if (possible.length === 1) return (possible[0] as ValidatorError[]).slice(0, maxErrors);
  }
  return forms.length > 0 && (isPrimitive || isMistypedAlways) ? describeAll(forms) : [combination];
}

/** Returns whether an error requires one value. */
function isConstant({ keyword, schema }: ValidatorError): boolean {
  return keyword === "const" || (keyword === "enum" && (schema as unknown[]).length === 1);
}

/** Returns no groups if several alternatives are references whose errors Ajv does not distinguish. */
function groupByAlternative({ schemaPath, schema }: ValidatorError, errors: ValidatorError[]): ValidatorError[][] {
  const prefixes = (schema as { $ref?: string }[]).map(({ $ref }, index) => [`${schemaPath}/${index}/`, `${$ref}/`]);
  const groups = Map.groupBy(errors, (error) =>
    prefixes.findIndex((alternatives) => alternatives.some((prefix) => error.schemaPath?.startsWith(prefix))),
  );
  return groups.size === prefixes.length ? [...groups.values()] : [];
}

function isTypeError({ keyword, data }: ValidatorError): boolean {
  return keyword === "type" || (keyword === "int64" && typeof data !== "number" && typeof data !== "bigint");
}

function isAtOrBelow(path: string, parentPath: string): boolean {
  return path === parentPath || path.startsWith(`${parentPath}/`);
}
