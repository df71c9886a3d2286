import type { Operation } from "../contract/operations.ts";

/** What the reader has typed for an operation. */
export interface Draft {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A first call of an operation that succeeds: what it needs, from the contract's examples. */
export function newDraft({ parameters, bodies }: Operation): Draft {
  return {
    parameters: Object.fromEntries(
      parameters.filter(({ isRequired }) => isRequired).map(({ name, example }) => [name, example]),
    ),
    body: bodies[0]?.text ?? "",
  };
}
