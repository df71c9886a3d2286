interface IntegerSchema {
  type?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
}

export function isInt64(schema: IntegerSchema): boolean {
  return schema.format === "int64" && [schema.type].flat().includes("integer");
}

/** Whether every value within the schema's bounds is exact as a JavaScript number. */
export function fitsNumber({ minimum, maximum }: IntegerSchema): boolean {
  return Number.isSafeInteger(minimum) && Number.isSafeInteger(maximum);
}

/** Keywords that bound a number. */
export const numberBounds = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;
