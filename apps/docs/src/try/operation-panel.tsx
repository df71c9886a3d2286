import { useEffect, useRef } from "react";
import { findOperation } from "./operations.ts";
import { LoadError } from "./playground.tsx";
import { RequestForm } from "./request-form.tsx";
import { ResponsePanel } from "./response-panel.tsx";
import { useInPageService } from "./services.ts";
import { useRequests } from "./use-requests.ts";

/** A form for one operation, for the pages of the reference and the guides. Sends the default request when it opens. */
export function OperationPanel({ id }: { readonly id: string }) {
  const { service, hasFailed } = useInPageService();
  const requests = useRequests(findOperation(id), service);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!service || wasSent.current) return;
    wasSent.current = true;
    void requests.send(requests.call);
  });
  return (
    <>
      {hasFailed && <LoadError />}
      <RequestForm requests={requests} isCompact />
      <ResponsePanel requests={requests} isCompact />
    </>
  );
}
