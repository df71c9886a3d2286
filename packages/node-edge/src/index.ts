export { createAccessLog } from "./access-log.ts";
export { type Address, listenError, readAddress } from "./address.ts";
export { createClientAddress } from "./client-address.ts";
export { createSiteRoutes, type Site } from "./create-site-routes.ts";
export { onStopSignal } from "./on-stop-signal.ts";
export { type RunningServer, type ServeOptions, serveApp } from "./serve-app.ts";
export { runMain, StartUpError } from "./start-up-error.ts";
export { oneOf, origins, readDocsUrl, readVariables, someOf, webAddress, wholeNumber } from "./variables.ts";
