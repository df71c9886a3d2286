import fc from "fast-check";

/** Percent-encoding of bytes that are not UTF-8. What is no percent-encoding at all is no request: `parserCases`. */
export const brokenEncodings = fc.constantFrom("%ff", "%FF", "1%fe", "%C3%28", "%ED%A0%80", "%F4%90%80%80");
