export type { Contract, OperationEntry, Validators } from "./contract.ts";
export type {
  ErrorCodeOf,
  Handler,
  HandlerRequest,
  Handlers,
  Input,
  OperationId,
  Reply,
  StatusOf,
} from "./handler.ts";
export {
  type Answer,
  type Awaitable,
  attempt,
  type Findings,
  type Pipeline,
  type ReceivedRequest,
  whenReady,
} from "./message.ts";
export { type Admission, type ContractApp, FetchRequest, type MountOptions, mountContract } from "./mount-contract.ts";
export type { Refusal, RefusalCodes, RefusalKind, Violation } from "./reply/refusal.ts";
