/** A schema with one constraint changed. */
export interface Variant {
  readonly what: string;
  readonly schema: SchemaNode;
}
export type SchemaNode = Readonly<Record<string, unknown>>;

const bounds = ["minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"];

/** Each constraint of a schema without references, at every depth, loosened and tightened by one. */
export function schemaVariants(schema: SchemaNode): Variant[] {
  return [...ownVariants(schema), ...memberVariants(schema)];
}

function ownVariants(schema: SchemaNode): Variant[] {
  return Object.entries(schema).flatMap(([keyword, value]): Variant[] => {
    const other = (what: string, next: unknown): Variant => ({ what, schema: { ...schema, [keyword]: next } });
    if (bounds.includes(keyword)) {
      const bound = Number(value);
      return [bound - 1, bound + 1].map((next) => other(`${keyword} ${bound} taken as ${next}`, next));
    }
    if (keyword === "pattern")
      return [...new Set(patternVariants(String(value)))].map((next) => other(`pattern as ${next}`, next));
    if (keyword === "enum") {
      const values = value as string[];
      const stranger = values[0]?.replace(/^./, (letter) => letter.toUpperCase());
      return [
        ...values.map((one) =>
          other(
            `enum without ${one}`,
            values.filter((kept) => kept !== one),
          ),
        ),
        other(`enum with ${stranger}`, [...values, stranger]),
      ];
    }
    // An enum says the type as well.
    if (keyword === "type") return "enum" in schema ? [] : [typeless(schema)];
    return keyword === "additionalProperties" && value === false ? [other("open to more members", true)] : [];
  });
}

function memberVariants(schema: SchemaNode): Variant[] {
  const properties = (schema.properties ?? {}) as Readonly<Record<string, SchemaNode>>;
  const required = (schema.required ?? []) as string[];
  return Object.entries(properties).flatMap(([name, member]): Variant[] => {
    const { [name]: _, ...others } = properties;
    const isRequired = required.includes(name);
    return [
      {
        what: `${name} ${isRequired ? "optional" : "required"}`,
        schema: { ...schema, required: isRequired ? required.filter((one) => one !== name) : [...required, name] },
      },
      {
        what: `${name} unknown`,
        schema: { ...schema, properties: others, required: required.filter((one) => one !== name) },
      },
      ...schemaVariants(member).map((variant) => ({
        what: `${name}: ${variant.what}`,
        schema: { ...schema, properties: { ...properties, [name]: variant.schema } },
      })),
    ];
  });
}

function typeless({ type, format: _, ...rest }: SchemaNode): Variant {
  return { what: `any type for ${String(type)}`, schema: rest };
}

/** The bounds of a pattern's only class of characters moved by one: `^[…]*$`. @throws {Error} for any other, which would look tried */
function patternVariants(pattern: string): string[] {
  const [whole, not = "", inside = ""] = /^\^\[(\^?)([^\]]*)\]\*\$$/.exec(pattern) ?? [];
  if (whole === undefined) throw new Error(`No faults are known of the pattern ${pattern}. Teach patternVariants.`);
  const ranges = [
    ...inside.matchAll(
      /([^\\-]|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2})(?:-([^\\]|\\u[0-9A-Fa-f]{4}|\\x[0-9A-Fa-f]{2}))?/g,
    ),
  ].map(([, low = "", high = low]): [number, number] => [codeOf(low), codeOf(high)]);
  const write = (changed: [number, number][]): string =>
    `^[${not}${changed
      .filter(([low, high]) => low <= high)
      .map(([low, high]) => `${escaped(low)}-${escaped(high)}`)
      .join("")}]*$`;
  return ranges.flatMap(([low, high], index) =>
    (
      [
        [low - 1, high],
        [low + 1, high],
        [low, high - 1],
        [low, high + 1],
      ] as [number, number][]
    )
      .filter(([from]) => from >= 0)
      .map((range) => write(ranges.with(index, range)))
      .filter((changed) => changed !== `^[${not}]*$`),
  );
}

function codeOf(character: string): number {
  return character.startsWith("\\") ? Number.parseInt(character.slice(2), 16) : character.charCodeAt(0);
}

function escaped(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
