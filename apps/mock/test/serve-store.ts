import { createClientAddress, serveApp } from "@animal-store/node-edge";
import { createSandbox } from "@animal-store/sandbox";

/** The real store without data, served on a free port. */
export async function serveStore(): Promise<{ baseUrl: string; key: string; stop(): Promise<void> }> {
  const sandbox = await createSandbox({
    seed: "empty",
    clock: { now: Date.now },
    log: { warn: () => {}, error: console.error },
    clientAddress: createClientAddress(0),
  });
  const { app, clock, addressLimiter, keys } = sandbox;
  const server = await serveApp(app, { host: "127.0.0.1", port: 0, clock, addressLimiter });
  const key = keys.find(({ plan }) => plan === "business")?.key ?? "";
  return { baseUrl: `${server.origin}/v1`, key, stop: () => server.stop(1000) };
}
