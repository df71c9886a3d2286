const dateDigits = String.raw`\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))`;
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`;
const date = `(?:${dateDigits}|${leapYear}-02-29)`;
const hour = String.raw`(?:[01]\d|2[0-3])`;
// The keyword `leapSecond` checks a second 60.
const time = String.raw`${hour}:[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-]${hour}:[0-5]\d)`;

const subdomain = "[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?";
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
const allowed = String.raw`\-A-Za-z0-9._~!$&'()*+,;=`;
const segment = `(?:[${allowed}:@]|${percent})`;
const host = String.raw`(?:\[(?:${ipv6}|[Vv][0-9A-Fa-f]+\.[${allowed}:]+)\]|(?:[${allowed}]|${percent})*)`;
const authority = String.raw`//(?:(?:[${allowed}:]|${percent})*@)?${host}(?::\d*)?(?:/${segment}*)*`;
const absolutePath = `/(?:${segment}+(?:/${segment}*)*)?`;
const suffix = String.raw`(?:\?(?:${segment}|[/?])*)?(?:#(?:${segment}|[/?])*)?`;
const uri = `[A-Za-z][A-Za-z0-9+.-]*:(?:${authority}|${absolutePath}|${segment}+(?:/${segment}*)*)?${suffix}`;
const firstSegment = `(?:[${allowed}@]|${percent})+`;
const relativeReference = `(?:${authority}|${absolutePath}|${firstSegment}(?:/${segment}*)*)?${suffix}`;

/** The formats of strings whose definition differs from that of ajv-formats. Each pattern takes linear time. */
export const formats: Readonly<Record<string, RegExp>> = {
  // RFC 3339, 5.6
  date: match(date),
  time: match(time),
  "date-time": match(`${date}[Tt]${time}`),
  // RFC 5321, 4.1.2
  email: match(
    `(?:${atom}(?:\\.${atom})*|${quotedString})@(?:${subdomain}(?:\\.${subdomain})*|\\[(?:${ipv4}|IPv6:${ipv6})\\])`,
  ),
  // RFC 4291, 2.2
  ipv6: match(ipv6),
  // RFC 3986, appendix A
  uri: match(uri),
  "uri-reference": match(`(?:${uri}|${relativeReference})`),
  // RFC 9562, 4
  uuid: match("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}", "i"),
  // RFC 4648, 4
  byte: match("(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?"),
};

function match(pattern: string, flags?: string): RegExp {
  return new RegExp(`^${pattern}$`, flags);
}
