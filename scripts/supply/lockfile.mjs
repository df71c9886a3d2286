/** What of a parsed pnpm-lock.yaml could bring other bytes than those that were looked at: the package, and what it lacks. */
export function findLockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([id, { resolution = {} }]) => {
    if (Object.keys(resolution).some((key) => key !== "integrity") || id.includes("://"))
      return [`${id} does not come from a registry. Depend on a published version.`];
    if (!resolution.integrity?.startsWith("sha512-"))
      return [`${id} has no SHA-512 of its tarball. Let pnpm resolve it anew.`];
    return [];
  });
}
