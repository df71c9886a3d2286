import { parseRateLimits, StoreApiError, type StoreClientOptions } from "@animal-store/client";
import { type ServiceMonitor, unavailableStatuses } from "./service-monitor.ts";

type Layer = NonNullable<StoreClientOptions["layers"]>[number];

/** Returns a layer that reports each response to the monitor and rejects a response that is not from the service. */
export function observeResponses(monitor: ServiceMonitor): Layer {
  return async (request, next) => {
    const response = await next(request);
    if (unavailableStatuses.includes(response.status)) return response;
    monitor.onResponse(response);
    assertServiceResponse(response);
    return response;
  };
}

/** @throws {StoreApiError} if the response has neither rate limit headers nor a JSON error */
function assertServiceResponse(response: Response): void {
  const { headers, ok, status, url } = response;
  const contentType = headers.get("Content-Type")?.split(";")[0];
  const isJsonError = !ok && contentType?.trim().toLowerCase() === "application/json";
  if (isJsonError || Object.keys(parseRateLimits(response)).length > 0) return;
  const message =
    `${headers.get("Content-Location") ?? url} returned ${status} with ${contentType ?? "no content type"}, which is not a response of this store. ` +
    "Check that the URL of the store is correct and ends with the base path.";
  throw new StoreApiError({ response, error: { code: undefined, message, status } });
}
