export { createAccessLog } from "./access-log.ts";
export { type ListenAddress, parseListenAddress } from "./address.ts";
export { createClientAddress } from "./client-address.ts";
export {
  compressFiles,
  createStaticHandler,
  createStaticRoutes,
  type StaticRoutesOptions,
} from "./create-static-routes.ts";
export {
  hiddenValue,
  httpUrl,
  integer,
  oneOf,
  origins,
  parseDocsUrl,
  parseEnv,
  readSecretFiles,
} from "./env.ts";
export {
  type Exchange,
  type ExchangeObserver,
  monotonicMs,
  type ObservedRequest,
} from "./exchange.ts";
export { NodeRequest } from "./node-listener.ts";
export { hidePasswords, onStopSignal, runMain, StartupError } from "./program.ts";
export type { ProtocolError } from "./protocol-error.ts";
export { type RunningServer, type ServeOptions, serveApp } from "./serve-app.ts";
export { serveStatic } from "./serve-static.ts";
export { defaultLimits, type ServerLimits } from "./server-limits.ts";
