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
  httpUrl,
  integer,
  oneOf,
  origins,
  parseDocsUrl,
  parseEnv,
} from "./env.ts";
export type { Exchange, ExchangeObserver, ObservedRequest } from "./exchange.ts";
export { createHealthRoutes, type HealthOptions } from "./health-routes.ts";
export { NodeRequest, type NodeRequestOptions } from "./node-listener.ts";
export type { ProtocolError } from "./protocol-error.ts";
export { type FetchApp, type RunningServer, type ServeOptions, serveApp, serveStatic } from "./serve-app.ts";
export { defaultLimits, type ServerLimits } from "./server-limits.ts";
