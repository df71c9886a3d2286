import type { Log } from "@animal-store/service";

const mostKinds = 100;

/**
 * Logs what OpenTelemetry has to tell, each once: a collector that is away would be told every few seconds, and how many spans
 * were dropped with another number each time.
 */
export function tellOnce(log: Log): (message: string) => void {
  const told = new Set<string>();
  return (message) => {
    const kind = message.replaceAll(/\d+/g, "0");
    if (told.size >= mostKinds || told.has(kind)) return;
    told.add(kind);
    log.warn({}, `traces: ${message}`);
  };
}
