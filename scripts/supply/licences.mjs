/** Whether an SPDX expression can be met by licences of the list: one side of an OR, both of an AND. */
export function isAllowed(expression, allowed) {
  const bare = expression.replace(/[()]/g, " ").trim();
  return bare
    .split(/ OR /i)
    .some((either) => either.split(/ AND /i).every((name) => allowed.includes(name.trim().replace(/ WITH .*$/, ""))));
}

/** Licences that what we ship may have: they ask of who passes it on to keep a notice. */
export const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "PSF-2.0",
  "Python-2.0",
  "Unlicense",
  "Zlib",
];
