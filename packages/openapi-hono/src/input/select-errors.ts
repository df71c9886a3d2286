import type { ValidatorError } from "../contract.ts";

/** Removes errors that only follow from others. Alternatives contradict each other, so the client gets the errors of one, or one error for all. */
export function selectErrors(errors: readonly ValidatorError[]): ValidatorError[] {
  const selected: ValidatorError[] = [];
  const failedPaths = new Set<string>();
  for (const error of errors) {
    if (isCombination(error)) {
      failedPaths.add(error.instancePath);
      selected.push(...summarizeAlternatives(error, takeErrorsOfAlternatives(selected, error)));
    } else if (!isUnevaluated(error) || !(failedPaths.has(error.instancePath) || hasInvalidSelection(error, selected)))
      selected.push(error);
  }
  const mistypedPaths = new Set(selected.filter(isTypeError).map(({ instancePath }) => instancePath));
  return selected.filter((error) => !isCombination(error) || !mistypedPaths.has(error.instancePath));
}

function isCombination({ keyword }: ValidatorError): boolean {
  return keyword === "oneOf" || keyword === "anyOf";
}

/** An alternative that fails evaluates no members, so Ajv then reports each of them. */
function isUnevaluated({ keyword }: ValidatorError): boolean {
  return keyword === "unevaluatedProperties" || keyword === "unevaluatedItems";
}

/** Whether the alternative that a discriminator selects is invalid. No error names the discriminator. */
function hasInvalidSelection({ instancePath, parentSchema }: ValidatorError, selected: ValidatorError[]): boolean {
  const isSelection = parentSchema?.discriminator !== undefined;
  return isSelection && selected.some((error) => !isUnevaluated(error) && isWithin(error.instancePath, instancePath));
}

/** Ajv reports the errors of the alternatives directly before the combination. */
function takeErrorsOfAlternatives(errors: ValidatorError[], combination: ValidatorError): ValidatorError[] {
  const { instancePath, parentSchema, schemaPath = "", schema } = combination;
  // The schema path of an error in a referenced schema starts at that schema.
  const hasReference = JSON.stringify(schema).includes('"$ref":');
  const firstOther = errors.findLastIndex(
    (error) =>
      !isWithin(error.instancePath, instancePath) ||
      (error.instancePath === instancePath && error.parentSchema === parentSchema) ||
      !(hasReference || error.schemaPath?.startsWith(`${schemaPath}/`)),
  );
  return errors.splice(firstOther + 1);
}

/** Returns the errors of the form that the client means. If several are possible, returns one error for all. */
function summarizeAlternatives(combination: ValidatorError, errors: ValidatorError[]): ValidatorError[] {
  const { instancePath, params, data } = combination;
  if (params.passingSchemas) return [combination];
  const isMistyped = (error: ValidatorError) => error.instancePath === instancePath && isTypeError(error);
  const isOtherForm = (error: ValidatorError) => isMistyped(error) || error.keyword === "const";
  const isIncomplete = ({ keyword }: ValidatorError) => keyword === "required";
  let forms = groupByAlternative(combination, errors);
  for (const excludes of [isOtherForm, isIncomplete]) {
    const possible = forms.filter((form) => !form.some(excludes));
    if (possible.length === 1) return possible[0] as ValidatorError[];
    if (possible.length > 0) forms = possible;
  }
  const isDescribable = errors.length > 0 && (data !== Object(data) || errors.every(isMistyped));
  return [isDescribable ? { ...combination, keyword: "type", params: { alternatives: errors } } : combination];
}

/** Returns no groups if several alternatives are references whose errors Ajv does not distinguish. */
function groupByAlternative({ schemaPath, schema }: ValidatorError, errors: ValidatorError[]): ValidatorError[][] {
  const alternatives = schema as { $ref?: string }[];
  const groups = Map.groupBy(errors, (error) =>
    alternatives.findIndex(({ $ref }, index) =>
      [`${schemaPath}/${index}/`, `${$ref}/`].some((prefix) => error.schemaPath?.startsWith(prefix)),
    ),
  );
  return groups.size === alternatives.length ? [...groups.values()] : [];
}

function isTypeError({ keyword, data }: ValidatorError): boolean {
  return keyword === "type" || (keyword === "int64" && typeof data !== "number" && typeof data !== "bigint");
}

function isWithin(path: string, parentPath: string): boolean {
  return path === parentPath || path.startsWith(`${parentPath}/`);
}
