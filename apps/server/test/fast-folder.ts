import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";

/** Where temporary folders are in memory, if the system offers that: what is synced there costs next to nothing. */
export function fastFolder(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}
