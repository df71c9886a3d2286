export { type Address, listenError, readAddress } from "./address.ts";
export { createClientAddress } from "./client-address.ts";
export { compressFiles } from "./compress-files.ts";
export { createStaticHandler, createStaticRoutes, type StaticRoutesOptions } from "./create-static-routes.ts";
export { type EdgeLimits, usualLimits } from "./edge-limits.ts";
export { listen } from "./listen.ts";
export { NodeRequest } from "./node-request.ts";
export { onStopSignal } from "./on-stop-signal.ts";
export { type RunningServer, type ServeOptions, serveApp } from "./serve-app.ts";
export { serveSite } from "./serve-site.ts";
export { runMain, StartUpError } from "./start-up-error.ts";
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
export { createAccessLog } from "./watching/access-log.ts";
export type { Exchange } from "./watching/exchange.ts";
export { type ExchangeWatch, watchTogether } from "./watching/exchange-watch.ts";
export { stopwatch } from "./watching/stopwatch.ts";
export type { WatchedMessage } from "./watching/watched-response.ts";
