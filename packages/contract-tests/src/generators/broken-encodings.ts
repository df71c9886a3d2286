import fc from "fast-check";

/** Percent-encoding that is none, or none of UTF-8. */
export const brokenEncodings = fc.constantFrom(
  "%",
  "%z",
  "%zz",
  "%ff",
  "1%",
  "%C3%28",
  "%E0%A4%A",
  "%ED%A0%80",
  "%F4%90%80%80",
);
