/**
 * Functions that generated validators call, by name. The generated module contains their source, so each refers only to its arguments
 * and to globals.
 */
export const validatorRuntime = { hasEqualItems, appendErrors, escapeName, validateOnce };

/** Returns whether two items are equal (JSON Schema, section 4.2.2), in linear time. A bigint equals the number with its value. */
function hasEqualItems(items: readonly unknown[]): boolean {
  // Strings, because their hash is seeded: a client cannot choose items that collide.
  const texts = new Set<string>();
  for (const item of items) {
    const text = toText(item);
    if (text !== undefined && texts.size === texts.add(text).size) return true;
  }
  return false;

  /** Returns a text that equal values share, or undefined for a file, which equals no other. */
  function toText(value: unknown): string | undefined {
    if (typeof value === "bigint") {
      const number = Number(value);
      return Number.isFinite(number) && BigInt(number) === value ? String(number) : `${value}n`;
    }
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return String(value);
    if (value instanceof Blob) return undefined;
    const isArray = Array.isArray(value);
    const members = isArray ? value : Object.keys(value).sort();
    let text = isArray ? "[" : "{";
    for (const member of members) {
      const memberText = toText(isArray ? member : (value as Record<string, unknown>)[member]);
      if (memberText === undefined) return undefined;
      text += isArray ? `${memberText},` : `${JSON.stringify(member)}:${memberText},`;
    }
    return text;
  }
}

interface Failure {
  readonly keyword: string;
  readonly params: object;
}

/**
 * Adds the errors of a validator to a list. `concat` copies the list for each invalid item. Without a limit, alternatives repeat the
 * errors of each level below them, and the validator retains them. The last of 2,000 errors contains all others about long numbers.
 */
function appendErrors(errors: Failure[] | null, added: Failure[]): Failure[] {
  if (added.length > 2000) {
    const doubles = added.splice(1999).filter(({ keyword }) => keyword === "double");
    const [first] = doubles;
    if (first) added.push({ ...first, params: { ...first.params, doubles } });
  }
  const list = errors ?? [];
  for (const error of added) list.push(error);
  return list;
}

/** Returns a name as a segment of a JSON Pointer (RFC 6901). A long name is truncated: each error below it contains it. */
function escapeName(name: string): string {
  const shown = name.length > 100 ? `${name.slice(0, 100)}…` : name;
  return shown.replaceAll("~", "~0").replaceAll("/", "~1");
}

interface Validate {
  (this: unknown, data: unknown, context: Context): boolean;
  errors?: unknown[] | null;
  evaluated?: { props?: unknown; items?: unknown };
}
/** Ajv passes `dynamicAnchors` unchanged to each validator of a run. */
interface Context {
  readonly dynamicAnchors: { results?: Map<Validate, Map<object, Pick<Validate, "errors" | "evaluated">>> };
}

/** Validates a value, or returns its result again: recursive alternatives validate each level several times as often as the one above. */
function validateOnce(validate: Validate, self: unknown, data: unknown, context: Context): boolean {
  if (typeof data !== "object" || data === null) return validate.call(self, data, context);
  context.dynamicAnchors.results ??= new Map();
  const { results } = context.dynamicAnchors;
  const ofValidator = results.get(validate) ?? new Map();
  results.set(validate, ofValidator);
  if (!ofValidator.has(data)) {
    validate.call(self, data, context);
    const { props, items } = validate.evaluated ?? {};
    ofValidator.set(data, { errors: validate.errors, evaluated: { props, items } });
  }
  const { errors, evaluated } = ofValidator.get(data);
  validate.errors = errors;
  // The caller adds members to its copy.
  const props = typeof evaluated.props === "object" ? { ...evaluated.props } : evaluated.props;
  if (validate.evaluated) Object.assign(validate.evaluated, evaluated, { props });
  return errors === null;
}
