/** Milliseconds that this process knows to go by, whatever its clock is set to. For what two machines agree on; never for an answer. */
export function elapsed(): number {
  return Number(process.hrtime.bigint() / 1_000_000n);
}
