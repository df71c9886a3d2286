/** A variable of the benchmark's own environment, for a program that looks for another. */
export function given(name: string): Record<string, string> {
  const value = process.env[name];
  return value ? { [name]: value } : {};
}
