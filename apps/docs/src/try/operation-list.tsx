import { useSyncExternalStore } from "react";
import { findOperation, type Operation, operations } from "./operations.ts";
import { Method, StabilityBadge } from "./ui.tsx";

export function OperationList({ current }: { readonly current: Operation }) {
  return (
    <nav aria-label="Operations" className="try-operations">
      {operations.map((operation) => (
        <a
          key={operation.id}
          href={toOperationHref(operation)}
          aria-current={operation === current ? "page" : undefined}
        >
          <span>
            {operation.summary} <StabilityBadge operation={operation} />
          </span>
          <small>
            <Method name={operation.method} /> {operation.path}
          </small>
        </a>
      ))}
    </nav>
  );
}

/** Returns the operation in the URL hash: `#operation=createPet`. */
export function useOperation(): Operation {
  const hash = useSyncExternalStore(subscribeToHash, () => location.hash);
  return findOperation(new URLSearchParams(hash.slice(1)).get("operation"));
}

function subscribeToHash(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

export function toOperationHref({ id }: Operation): string {
  return `/docs/try/#${new URLSearchParams({ operation: id })}`;
}
