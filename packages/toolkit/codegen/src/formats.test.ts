import { isIPv6 } from "node:net";
import { expect, it } from "vitest";
import { toAjvSchema } from "./ajv-keywords.ts";
import { createAjv } from "./compile-validators.ts";

const ajv = createAjv({ openapi: "3.1.1", info: { title: "Formats", version: "1" }, paths: {} } as never);

function createValidator(format: string): (value: string) => boolean {
  const validate = ajv.compile(toAjvSchema({ type: "string", format }));
  return (value) => validate(value) as boolean;
}

const isDateTime = createValidator("date-time");
const isTime = createValidator("time");
const isDate = createValidator("date");
const digits = (value: number) => String(value).padStart(2, "0");
const years = ["0000", "0004", "0100", "1900", "1999", "2000", "2023", "2024", "2100", "9999"];
const days = ["2016-12-31", "2017-01-01", "2015-06-30", "2015-07-01", "2015-06-29", "2016-02-28", "2016-02-29"];
const offsets = ["+", "-"].flatMap((sign) =>
  [0, 1, 59, 60, 61, 330, 719, 720, 1380, 1439].map((each) => [sign, each] as const),
);

it("date accepts the days of the calendar", () => {
  for (const year of years) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const text = `${year}-${digits(month)}-${digits(day)}`;
        const time = new Date(0);
        time.setUTCFullYear(Number(year), month - 1, day);
        expect([text, isDate(text)]).toEqual([text, time.toISOString().startsWith(text)]);
        expect([text, isDateTime(`${text}T00:00:00Z`)]).toEqual([text, isDate(text)]);
      }
    }
  }
});

it("time and date-time accept each hour, minute and offset that exists", () => {
  for (let first = 0; first < 100; first += 1) {
    for (let second = 0; second < 100; second += 1) {
      const isValid = first < 24 && second < 60;
      const clock = `${digits(first)}:${digits(second)}`;
      for (const text of [`${clock}:00Z`, `00:00:${digits(second)}+${digits(first)}:00`, `00:00:00-${clock}`])
        if (text.includes(":60") === false || !isValid)
          expect([text, isTime(text), isDateTime(`2024-01-01T${text}`)]).toEqual([text, isValid, isValid]);
    }
  }
});

it("time and date-time accept a second 60 only at 23:59:60 in UTC, and date-time only at the end of a month", () => {
  for (const [sign, offset] of offsets) {
    for (let minute = 0; minute < 1440; minute += 1) {
      const utcMinute = minute - (sign === "+" ? offset : -offset);
      const zone = `${sign}${digits(Math.floor(offset / 60))}:${digits(offset % 60)}`;
      const text = `${digits(Math.floor(minute / 60))}:${digits(minute % 60)}:60${minute % 2 ? ".5" : ""}${zone}`;
      const isLeapSecond = (utcMinute + 2880) % 1440 === 1439;
      expect([text, isTime(text)]).toEqual([text, isLeapSecond]);
      for (const day of days) {
        const utcDay = new Date(Date.parse(`${day}T00:00:00Z`) + utcMinute * 60_000).toISOString().slice(5, 10);
        const isMonthEnd = ["12-31", "06-30", "02-29"].includes(utcDay);
        // A call of expect takes longer than the validation.
        if (isDateTime(`${day}T${text}`) !== (isLeapSecond && isMonthEnd)) expect.fail(`${day}T${text}`);
      }
    }
  }
});

it("ipv6 accepts the addresses that Node.js accepts", () => {
  const parts = ["", "0", "1", "12ab", "FFFF", "1.2.3.4", "12345", "g", "1.2.3.256"];
  let count = 0;
  const isAddress = createValidator("ipv6");
  const check = (text: string) => {
    count += 1;
    if (isAddress(text) !== isIPv6(text)) expect([text, isAddress(text)]).toEqual([text, isIPv6(text)]);
  };
  for (let length = 1; length <= 4; length += 1) {
    for (let index = 0; index < parts.length ** length; index += 1) {
      const groups = Array.from(
        { length },
        (_, position) => parts[Math.floor(index / parts.length ** position) % parts.length],
      );
      for (const text of [
        groups.join(":"),
        `::${groups.join(":")}`,
        `1:2:3:4:${groups.join(":")}`,
        `${groups.join(":")}::`,
      ])
        check(text);
      for (const before of [1, 2, 3, 4, 5, 6, 7]) check(`${"a:".repeat(before)}:${groups.join(":")}`);
    }
  }
  expect(count).toBeGreaterThan(10_000);
});

/** The words that each format accepts or rejects, as JSON. */
const words = String.raw`
date-time accepts "2024-01-01T00:00:00Z", "2024-01-01t00:00:00z"
date-time accepts "2024-01-01T00:00:00.123456789012345678901234567890Z", "2024-01-01T00:00:00-00:00"
date-time accepts "0000-01-01T00:00:00+23:59", "1998-12-31T15:59:60.123-08:00"
date-time rejects "2024-01-01T00:00:00+01", "2024-01-01T00:00:00+0100", "2024-01-01 00:00:00Z"
date-time rejects "2024-01-01\t00:00:00Z", "2024-01-01T00:00:00", "2024-01-01T00:00:00.Z", "2024-01-01T00:00:00,5Z"
date-time rejects "2024-01-01T00:00Z", "2024-1-1T00:00:00Z", "2024-01-01T24:00:00Z", "2024-01-01T00:00:61Z"
date-time rejects "1998-12-31T24:59:60+01:00", "1998-12-31T23:60:60+00:01", "+02024-01-01T00:00:00Z"
date-time rejects "2024-01-01T00:00:00Z\n", "২০২৪-01-01T00:00:00Z"
time accepts "00:00:00Z", "23:59:60z", "08:30:06.283185+05:30"
time rejects "00:00:00", "00:00:00+01", "00:00:00+24:00", "22:59:60Z"
duration accepts "P1Y2M3DT4H5M6S", "P4Y", "P1M1D", "PT0S", "PT1H2M", "PT36H", "P2W"
duration rejects "", "P", "PT", "P1YT", "P1Y2W", "P2D1Y", "P1D2H", "P2S", "PT1D", "P1", "4DT12H"
duration rejects "P-1D", "P1.5D", "P২Y"
email accepts "joe.bloggs@example.com", "te~st+a@example.com", "\"joe bloggs\"@example.com"
email accepts "\"joe..\\\"b@loggs\"@example.com", "joe@localhost", "joe.bloggs@[127.0.0.1]", "joe.bloggs@[IPv6:::1]"
email rejects "2962", ".test@example.com", "test.@example.com", "te..st@example.com", "joe@-example.com"
email rejects "joe@example-.com", "joe@example..com", "joe@invalid=domain.com", "joe@[127.0.0.300]"
email rejects "\"joe\n\"@example.com", "joe@example.com,ann@example.com", "jöe@example.com"
hostname accepts "www.example.com", "xn--4gbwdl.xn--wgbh1c", "1host", "host-name", "a"
hostname rejects "", ".", "-a", "a-", "a..b", "not_valid", "a b", "a\n"
ipv4 accepts "192.168.0.1", "0.0.0.0"
ipv4 rejects "256.0.0.1", "1.2.3", "1.2.3.4.5", "087.10.0.1", "0x7f.1.1.1", "1.2.3.4/24", "1২7.0.0.1"
uri accepts "http://foo.bar/?baz=qux#quux", "http://-.~_!$&'()*+,;=:%40:80%2f::::::@example.com"
uri accepts "http://223.255.255.254", "ldap://[2001:db8::7]/c=GB?objectClass?one", "mailto:John.Doe@example.com"
uri accepts "urn:oasis:names:specification:docbook:dtd:xml:4.1.2", "file:///etc/hosts", "a:", "a:/b//c"
uri rejects "//foo.bar/?baz=qux", "/abc", "abc", "http:// spaces", "a:/[::1]", "http://[::g]/", "http://[::1]:a/"
uri rejects "http://a/%zz", "http://a/\"b\"", "http://a/<b>", "http://a/\\b", "http://a/#b#c", "1a:b"
uri rejects "http://ä.example", "http://a/[b]"
uri-reference accepts "", "/abc", "abc", "./1a:b", "?q", "#f", "//foo.bar", "http://a/b", "a/b:c", "a;b@c"
uri-reference rejects "\\\\WINDOWS\\file", "1a:b", ":a", "a\"b", "#a#b", "a b", "%", "//a b"
uri-template accepts "http://e.com/~{user}/{+path:6}{?q*,lang}", "{#%41b}", "", "ä{a_b}"
uri-template rejects "{", "}", "{}", "{a", "{a..b}", "{a:0}", "{a:10000}", "{a-b}", "a b", "%zz", "\"", "{/a }"
uuid accepts "2EB8AA08-AA98-11EA-B4AA-73B441D16380", "00000000-0000-0000-0000-000000000000"
uuid accepts "ffffffff-ffff-ffff-ffff-ffffffffffff"
uuid rejects "urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08aa9811eab4aa73b441d16380"
uuid rejects "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "{2eb8aa08-aa98-11ea-b4aa-73b441d16380}"
json-pointer accepts "", "/", "/a~0b~1c", "/a//b"
json-pointer rejects "a", "/~", "/~2", "#/a"
relative-json-pointer accepts "0", "1/a", "0#", "120/foo/bar"
relative-json-pointer rejects "", "/a", "01/a", "-1", "+1/a", "0##", "0+0", "1a"
byte accepts "", "AAAA", "AA==", "AAA=", "+/09"
byte rejects "A", "AA=", "AAAA\n!", "!\nAAAA", "AA-_", "AAAA=", "AA==AA=="
regex accepts "^a(b|c)*$", "\\p{L}"
regex rejects "(", "[", "^(abc]"
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [, format = "", verb = "", list] = /^(\S+) (\S+) (.*)$/.exec(line) ?? [];
    return (JSON.parse(`[${list}]`) as string[]).map((word) => [format, verb, word] as const);
  });
words.push(
  ["hostname", "accepts", `${"a".repeat(63)}.com`],
  ["hostname", "accepts", `${"a.".repeat(126)}a`],
  ["hostname", "rejects", `${"a".repeat(64)}.com`],
  ["hostname", "rejects", `${"a.".repeat(126)}ab`],
);

it.each(words)("%s %s %j", (format, verb, word) => {
  expect(createValidator(format)(word)).toBe(verb === "accepts");
});
