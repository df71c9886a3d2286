export { Channel } from "./channel.ts";
export type { Contract, OperationEntry, Validators } from "./contract.ts";
export { createContext } from "./create-context.ts";
export type {
  Authenticated,
  ErrorCodeOf,
  Handler,
  HandlerRequest,
  Handlers,
  Input,
  OperationId,
  Reply,
  StatusOf,
} from "./handler.ts";
export { describeViolations } from "./input/describe-violations.ts";
export { mergePatch } from "./merge-patch.ts";
export {
  type Awaitable,
  catchAwaitable,
  isStream,
  mapAwaitable,
  mapOrCatch,
  type Pipeline,
  type PipelineRequest,
  type PipelineResponse,
  type RequestAttributes,
} from "./message.ts";
export { type Admission, type ContractApp, FetchRequest, type MountOptions, mountContract } from "./mount-contract.ts";
export type { ErrorReply, PipelineErrorCodes, PipelineErrorKind, Violation } from "./reply/error-reply.ts";
export { type Authentication, type Credentials, isRestricted } from "./routing/authenticate.ts";
