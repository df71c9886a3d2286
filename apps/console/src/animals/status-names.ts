import type { Schemas } from "@animal-store/client";

export type Status = Schemas["PetStatus"];

/** What people call each status, and its colour. The compiler holds that none is missing. */
export const statusNames = {
  available: { label: "Available", color: "teal" },
  pending: { label: "Pending", color: "yellow" },
  sold: { label: "Sold", color: "gray" },
} satisfies Record<Status, { label: string; color: string }>;

export const statuses = Object.entries(statusNames).map(([value, { label }]) => ({ value, label }));

export function isStatus(text: string): text is Status {
  return text in statusNames;
}
