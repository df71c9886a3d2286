import type { Contract, OperationEntry, Validators } from "./contract.ts";
import type { Awaitable, Handlers } from "./handler.ts";
import type { ReceivedRequest } from "./message.ts";
import type { Refusal, RefusalCodes } from "./refusal.ts";

/** The app's word on a request before it is routed: who calls, and the headers that every answer to it carries. */
export type Admission<Context, Provided extends string> = {
  /** Made for this request alone: the answer's other headers are added to them. */
  readonly headers: Record<Provided, string>;
} & (
  | {
      readonly context: Context;
      readonly refusal?: undefined;
      /** What the caller may do. Each operation requires the scopes of its `security`. @default not checked */
      readonly scopes?: readonly string[] | undefined;
    }
  | { readonly context?: undefined; readonly refusal: Refusal }
);

export interface MountOptions<Api extends Contract, Context, Provided extends string> {
  readonly contract: Api;
  /** Compiled validators of parameters and bodies. */
  readonly inputs: Validators;
  readonly handlers: Handlers<Api, Context, Provided>;
  /** Authenticates and limits, before routing. It answers its own failures with a refusal and never throws. */
  readonly admit: (request: ReceivedRequest) => Awaitable<Admission<Context, Provided>>;
  /** Runs before each handler, once its input is valid. What it throws is answered like a failure of the handler. */
  readonly beforeHandler?:
    | ((request: ReceivedRequest, context: Context, operation: OperationEntry) => Awaitable<void>)
    | undefined;
  /** Hashes a body for its `ETag`. @returns characters that may stand between the quotes of an entity tag, no two bodies alike */
  readonly hash: (text: string) => string;
  /** The contract's error code for each thing that the engine refuses. */
  readonly refusals: RefusalCodes<Api>;
  /** The body of an error answer. @default `{code, message, status, details?}` */
  readonly renderError?: (refusal: Refusal, status: number) => unknown;
  /** Hears of what a handler throws; answers it as a refusal, or leaves it to be answered as `unexpected`. */
  readonly onError?: (error: unknown, context: Context) => Refusal | undefined;
  /** Whether the parameters of a target that came before are read from memory. @default true */
  readonly remembersTargets?: boolean | undefined;
  /** Compiled validators of answers. When given, each answer is checked, and one that breaks the contract is a loud 500. */
  readonly answers?: Validators | undefined;
  /** Hears of each answer that breaks the contract: which one, and how. */
  readonly onBrokenAnswer?: (problem: string) => void;
}
