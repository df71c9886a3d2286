export type { Trigger } from "./cases/documented-responses.ts";
export { createPlatformCases } from "./create-cases.ts";
export type { CallOptions, ScenarioContext } from "./scenario.ts";
export {
  allowedOrigin,
  type KeyOptions,
  type Service,
  type ServiceCondition,
  shortTimeouts,
  storeFailure,
  type Target,
} from "./scenario.ts";
