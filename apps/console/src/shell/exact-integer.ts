/** An integer in plain digits as it was typed, exactly; undefined when it is none. */
export function exactInteger(text: string): number | bigint | undefined {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return undefined;
  const exact = BigInt(digits);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}
