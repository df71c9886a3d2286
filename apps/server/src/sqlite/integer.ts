/** A number where it is exact, else the bigint: what JSON without rounding gives for the same integer. */
export function toInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
