/** Where the details of a refusal say that a member of the body is. */
export function pointerTo(member: string): string {
  return `/${member.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
