import { contract } from "@animal-store/contract";
import { useEffect, useRef } from "react";
import { Method } from "./operation-list.tsx";
import { findOperation } from "./operations.ts";
import { LoadError } from "./playground.tsx";
import { RequestForm } from "./request-form.tsx";
import { ResponsePanel } from "./response-panel.tsx";
import { useInPageService } from "./services.ts";
import { useRequests } from "./use-requests.ts";

/** A form for one operation, for the pages of the reference and the guides. Sends the default request when it opens. */
export function OperationPanel({ id }: { readonly id: string }) {
  const { service, hasFailed } = useInPageService();
  const operation = findOperation(id);
  const requests = useRequests(operation, service);
  const wasSent = useRef(false);
  useEffect(() => {
    if (!service || wasSent.current) return;
    wasSent.current = true;
    void requests.send(requests.call);
  });
  return (
    <>
      <p className="try-path">
        <Method name={operation.method} /> {contract.basePath}
        {operation.path}
      </p>
      {hasFailed && <LoadError />}
      <RequestForm requests={requests} isCompact />
      <ResponsePanel requests={requests} isCompact />
    </>
  );
}
