/**
 * Functions that generated validators call, by name. The generated module contains their source, so each refers only to its arguments
 * and to globals.
 */
export const validatorRuntime = { hasEqualItems, isRegex, appendErrors, escapeName, validateOnce };

/**
 * Returns whether two items are equal (JSON Schema, section 4.2.2). A bigint equals the number with its value. A run reads each large
 * object once: the text of an object contains the numbers of the large objects in it.
 */
function hasEqualItems(items: readonly unknown[], run: Run): boolean {
  run.ids ??= new Map();
  const { ids } = run;
  // Strings, because their hash is seeded: a client cannot choose items that collide.
  return new Set(items.map(toText)).size < items.length;

  /** Returns a text that equal values share, and no others. */
  function toText(value: unknown): string {
    if (typeof value === "bigint") {
      const number = Number(value);
      return Number.isFinite(number) && BigInt(number) === value ? String(number) : `${value}n`;
    }
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value !== "object" || value === null) return String(value);
    const known = ids.get(value);
    if (known !== undefined) return `#${known}`;
    // A file equals no other.
    const key = value instanceof Blob ? value : toObjectText(value);
    if (typeof key === "string" && key.length < 100) return key;
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id).set(value, id);
    return `#${id}`;
  }

  function toObjectText(value: object): string {
    const isArray = Array.isArray(value);
    let text = isArray ? "[" : "{";
    if (isArray) for (const item of value) text += `${toText(item)},`;
    else
      for (const name of Object.keys(value).sort())
        text += `${JSON.stringify(name)}:${toText((value as Record<string, unknown>)[name])},`;
    return text;
  }
}

/** Returns whether a text is a regular expression of ECMAScript, as `pattern` requires. */
function isRegex(text: string): boolean {
  try {
    return new RegExp(text, "u") !== undefined;
  } catch {
    return false;
  }
}

interface Failure {
  readonly keyword: string;
  readonly params: { readonly doubles?: readonly Failure[] };
}

/**
 * Adds the errors of a validator to a list. `concat` copies the list for each invalid item. Alternatives repeat the errors of each
 * level below them, so a call adds at most 2,000 errors, and only the first one after 100,000 in a run. The last of them contains the
 * others about long numbers.
 */
function appendErrors(run: Run, errors: Failure[] | null, added: Failure[]): Failure[] {
  const { addedErrors = 0 } = run;
  const limit = addedErrors < 100_000 ? 2000 : 1;
  if (added.length > limit) {
    const last = added[limit - 1] as Failure;
    const doubles = added.slice(limit - 1).filter(({ keyword, params }) => keyword === "double" || params.doubles);
    added.length = limit;
    if (doubles.length > 0) added[limit - 1] = { ...last, params: { ...last.params, doubles } };
  }
  run.addedErrors = addedErrors + added.length;
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
  (this: unknown, data: unknown, context: { readonly dynamicAnchors: Run }): boolean;
  errors?: Failure[] | null | undefined;
  evaluated?: { props?: unknown; items?: unknown };
}
interface Result {
  readonly errors: Failure[] | null | undefined;
  readonly props: unknown;
  readonly items: unknown;
}
/** Validators of a run share this object: Ajv passes `dynamicAnchors` unchanged to each. */
interface Run {
  results?: Map<Validate, Map<object, Result>>;
  /** The numbers of large objects and of their texts. */
  ids?: Map<unknown, number>;
  addedErrors?: number;
}

/** Validates a value, or returns its result again: recursive alternatives validate each level several times as often as the one above. */
function validateOnce(validate: Validate, self: unknown, data: unknown, context: { dynamicAnchors: Run }): boolean {
  if (typeof data !== "object" || data === null) return validate.call(self, data, context);
  const { dynamicAnchors: run } = context;
  run.results ??= new Map();
  const results = run.results.get(validate) ?? new Map<object, Result>();
  const known = results.get(data);
  if (!known) {
    run.results.set(validate, results);
    const isValid = validate.call(self, data, context);
    const { props, items } = validate.evaluated ?? {};
    // The caller adds members to its copy.
    results.set(data, {
      errors: validate.errors,
      props: typeof props === "object" ? { __proto__: null, ...props } : props,
      items,
    });
    return isValid;
  }
  const { errors, props, items } = known;
  validate.errors = errors;
  if (validate.evaluated)
    Object.assign(validate.evaluated, {
      props: typeof props === "object" ? { __proto__: null, ...props } : props,
      items,
    });
  return errors === null;
}
