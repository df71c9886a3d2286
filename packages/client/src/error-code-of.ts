import type { contract, OperationId } from "@animal-store/contract";

type Operations = (typeof contract)["operations"];
type Responses<Operation extends OperationId> = Operations[Operation]["responses"];

/** The codes that an operation can be refused with today, by the contract; with a status, those of that status. */
export type ErrorCodeOf<
  Operation extends OperationId = OperationId,
  Status extends number = number,
> = Operation extends OperationId
  ? {
      [Key in keyof Responses<Operation>]: Key extends `${Status}` ? CodesOf<Responses<Operation>[Key]> : never;
    }[keyof Responses<Operation>]
  : never;

type CodesOf<Response> = Response extends { readonly errorCodes: readonly (infer Code)[] } ? Code : never;
