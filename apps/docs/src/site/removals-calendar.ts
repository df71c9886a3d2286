import type { ContractRoot, Operation } from "../contract/contract-document.ts";
import { documentedOperations } from "../contract/documented-operations.ts";

/** The days on which operations are removed, as a calendar to subscribe to (RFC 5545). */
export function removalsCalendar(contract: ContractRoot): string {
  const { title, version } = contract.info;
  const events = documentedOperations(contract).flatMap(({ operation, method, path }) => {
    const sunset = operation["x-sunset"];
    return sunset === undefined ? [] : event(operation, `${title}: ${method} ${path} is removed`, sunset);
  });
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${title}//${version}//EN`];
  return [...head, ...events, "END:VCALENDAR", ""].join("\r\n");
}

function event(operation: Operation, summary: string, sunset: string): string[] {
  const announced = operation["x-deprecated-at"] ?? sunset;
  return [
    "BEGIN:VEVENT",
    `UID:${operation.operationId}-${sunset}`,
    // No time of building: the same contract gives the same file.
    `DTSTAMP:${compact(announced)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(sunset)}`,
    `SUMMARY:${summary}`,
    "END:VEVENT",
  ];
}

function compact(date: string): string {
  return date.replaceAll("-", "");
}
