const dateDigits = String.raw`\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const date = `(?:${dateDigits}|${leapYear}-02-29)`;
const hour = String.raw`(?:[01]\d|2[0-3])`;
// The keyword `leapSecond` checks a second 60.
const time = String.raw`${hour}:[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]${hour}:[0-5]\d)`;

const seconds = String.raw`\d+S`;
const minutes = String.raw`\d+M(?:${seconds})?`;
const hours = String.raw`\d+H(?:${minutes})?`;
const period = `T(?:${hours}|${minutes}|${seconds})`;
const days = String.raw`\d+D`;
const months = String.raw`\d+M(?:${days})?`;
const years = String.raw`\d+Y(?:${months})?`;
const duration = String.raw`P(?:(?:${years}|${months}|${days})(?:${period})?|${period}|\d+W)`;

const subdomain = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
const hostname = String.raw`(?=.{1,253}$)${label}(?:\.${label})*`;
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
const ipv4 = String.raw`${byte}(?:\.${byte}){3}`;
const group = "[0-9A-Fa-f]{1,4}";
const lastGroups = `(?:${group}:${group}|${ipv4})`;
const ipv6 = `(?:${[
  `(?:${group}:){6}${lastGroups}`,
  `::(?:${group}:){5}${lastGroups}`,
  `(?:${group})?::(?:${group}:){4}${lastGroups}`,
  `(?:(?:${group}:){0,1}${group})?::(?:${group}:){3}${lastGroups}`,
  `(?:(?:${group}:){0,2}${group})?::(?:${group}:){2}${lastGroups}`,
  `(?:(?:${group}:){0,3}${group})?::${group}:${lastGroups}`,
  `(?:(?:${group}:){0,4}${group})?::${lastGroups}`,
  `(?:(?:${group}:){0,5}${group})?::${group}`,
  `(?:(?:${group}:){0,6}${group})?::`,
].join("|")})`;

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const quotedString = String.raw`"(?:[ !#-[\]-~]|\\[ -~])*"`;

const percent = "%[0-9A-Fa-f]{2}";
// RFC 3987, section 2.2
const planes = Array.from({ length: 14 }, (_, index) => (index + 1).toString(16));
const ucschar = [
  String.raw`\u{A0}-\u{D7FF}\u{F900}-\u{FDCF}\u{FDF0}-\u{FFEF}`,
  ...planes.map((plane) => String.raw`\u{${plane}${plane === "e" ? "1" : "0"}000}-\u{${plane}FFFD}`),
].join("");
const iprivate = String.raw`\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}`;

const { uri, reference: uriReference } = createUriPatterns();
const { uri: iri, reference: iriReference } = createUriPatterns(ucschar, iprivate);

/** @param unreserved more characters of each part @param queried more characters of the query */
function createUriPatterns(unreserved = "", queried = ""): { readonly uri: string; readonly reference: string } {
  const allowed = String.raw`\-A-Za-z0-9._~!$&'()*+,;=`;
  const characters = `${allowed}${unreserved}`;
  const segment = `(?:[${characters}:@]|${percent})`;
  const host = String.raw`(?:\[(?:${ipv6}|[Vv][0-9A-Fa-f]+\.[${allowed}:]+)\]|(?:[${characters}]|${percent})*)`;
  const authority = String.raw`//(?:(?:[${characters}:]|${percent})*@)?${host}(?::\d*)?(?:/${segment}*)*`;
  const absolutePath = `/(?:${segment}+(?:/${segment}*)*)?`;
  const suffix = String.raw`(?:\?(?:${segment}|[/?${queried}])*)?(?:#(?:${segment}|[/?])*)?`;
  const uri = `[A-Za-z][A-Za-z0-9+.-]*:(?:${authority}|${absolutePath}|${segment}+(?:/${segment}*)*)?${suffix}`;
  const firstSegment = `(?:[${characters}@]|${percent})+`;
  const relative = `(?:${authority}|${absolutePath}|${firstSegment}(?:/${segment}*)*)?${suffix}`;
  return { uri, reference: `(?:${uri}|${relative})` };
}

const literal = `(?:[!#$&-;=?-\\[\\]_a-z~${ucschar}${iprivate}]|${percent})`;
const variable = String.raw`(?:[A-Za-z0-9_]|${percent})+(?:\.(?:[A-Za-z0-9_]|${percent})+)*(?::[1-9]\d{0,3}|\*)?`;
const uriTemplate = String.raw`(?:${literal}|\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\})*`;

const jsonPointer = "(?:/(?:[^~/]|~[01])*)*";

/** The formats of strings except `regex`. Each pattern takes linear time. */
export const formats: Readonly<Record<string, RegExp>> = {
  // RFC 3339, 5.6
  date: match(date),
  time: match(time),
  "date-time": match(`${date}[Tt]${time}`),
  // RFC 3339, appendix A
  duration: match(duration),
  // RFC 5321, 4.1.2
  email: match(
    `(?:${atom}(?:\\.${atom})*|${quotedString})@(?:${subdomain}(?:\\.${subdomain})*|\\[(?:${ipv4}|[Ii][Pp][Vv]6:${ipv6})\\])`,
  ),
  // RFC 1123, 2.1
  hostname: match(hostname),
  // RFC 2673, 3.2
  ipv4: match(ipv4),
  // RFC 4291, 2.2
  ipv6: match(ipv6),
  // RFC 3986, appendix A
  uri: match(uri),
  "uri-reference": match(uriReference),
  // RFC 3987, 2.2
  iri: match(iri, "u"),
  "iri-reference": match(iriReference, "u"),
  // RFC 6570, 2, with erratum 6937
  "uri-template": match(uriTemplate, "u"),
  // RFC 6901, 3
  "json-pointer": match(jsonPointer, "u"),
  "relative-json-pointer": match(`(?:0|[1-9]\\d*)(?:#|${jsonPointer})`, "u"),
  // RFC 9562, 4
  uuid: match("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", "i"),
  // RFC 4648, 4
  byte: match("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"),
};

function match(pattern: string, flags?: string): RegExp {
  return new RegExp(`^${pattern}$`, flags);
}
