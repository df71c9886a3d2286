export { createAskedLately } from "./asked-lately.ts";
export { checkAnswer } from "./check-answer.ts";
export type { Contract, OperationEntry, Validators } from "./contract.ts";
export { FetchRequest } from "./fetch-request.ts";
export type {
  Awaitable,
  ErrorCodeOf,
  Handler,
  HandlerRequest,
  Handlers,
  Input,
  OperationId,
  Reply,
  StatusOf,
} from "./handler.ts";
export type { Answer, Findings, Pipeline, ReceivedRequest } from "./message.ts";
export { mountContract } from "./mount-contract.ts";
export type { Admission, MountOptions } from "./mount-options.ts";
export { mountPipeline } from "./mount-pipeline.ts";
export { createPipeline } from "./pipeline.ts";
export type { Refusal, RefusalCodes, RefusalKind, Violation } from "./refusal.ts";
export { attempt, whenReady } from "./when-ready.ts";
