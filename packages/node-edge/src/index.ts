export { createAccessLog } from "./access-log.ts";
export { type Address, listen, listenError, readAddress } from "./address.ts";
export { createClientAddress } from "./client-address.ts";
export {
  compressFiles,
  createStaticHandler,
  createStaticRoutes,
  type StaticRoutesOptions,
} from "./create-static-routes.ts";
export { type EdgeLimits, usualLimits } from "./edge-limits.ts";
export { type Exchange, type ExchangeWatch, stopwatch, type WatchedMessage, watchTogether } from "./exchange.ts";
export { NodeRequest } from "./node-listener.ts";
export { onStopSignal, runMain, StartUpError } from "./program.ts";
export { type RunningServer, type ServeOptions, serveApp } from "./serve-app.ts";
export { serveSite } from "./serve-site.ts";
export {
  oneOf,
  origins,
  readDocsUrl,
  readSecretFiles,
  readVariables,
  someOf,
  webAddress,
  wholeNumber,
} from "./variables.ts";
