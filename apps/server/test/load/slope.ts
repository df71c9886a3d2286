/** How much a value grows by in a step, by the line that lies nearest to all values (least squares). */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let together = 0;
  let squares = 0;
  for (const [step, value] of values.entries()) {
    together += (step - middle) * (value - mean);
    squares += (step - middle) ** 2;
  }
  return together / squares;
}
