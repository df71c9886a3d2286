import { Badge } from "@mantine/core";

/** A status, and how often it came. */
export function StatusBadge({ status, count }: { readonly status: number; readonly count: number | undefined }) {
  return (
    <Badge size="lg" radius="sm" color={colourOf(status)}>
      {count !== undefined && `${count} × `}
      {status}
    </Badge>
  );
}

/** By its class (RFC 9110, section 15). */
function colourOf(status: number): string {
  if (status >= 500) return "grape.9";
  if (status >= 400) return "red.9";
  return status >= 300 ? "gray.7" : "accent.8";
}
