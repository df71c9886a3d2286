import { type RunningServer, type ServeOptions, serveApp } from "@animal-store/node-edge";
import type { Sandbox } from "@animal-store/sandbox";

/** Serves a sandbox over HTTP. @throws {StartUpError} when the address cannot be listened on */
export function serveSandbox(
  { app, clock, addressLimiter }: Sandbox,
  address: Pick<ServeOptions, "host" | "port" | "portName" | "serverOptions">,
): Promise<RunningServer> {
  return serveApp(app, { ...address, clock, addressLimiter });
}
