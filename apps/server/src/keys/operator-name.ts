import { hostname, userInfo } from "node:os";

/** Returns who runs this program and where, for the audit log: ann@host. */
export function operatorName(): string {
  return `${userName()}@${hostname()}`;
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container a user may have a number only.
    return `uid-${process.getuid?.()}`;
  }
}
