/** An integer in plain digits as it was typed, exactly; what is none stays as it is, for the service to refuse. */
export function exactInteger(text: string): number | bigint | string {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return digits;
  const exact = BigInt(digits);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}
