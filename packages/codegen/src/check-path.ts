import { CodegenError } from "./codegen-error.ts";
import { decodeSafely } from "./decode-safely.ts";
import type { OpenApiDocument } from "./document.ts";

/** @throws {CodegenError} when requests to a path could not be told from others */
export function checkPath(document: OpenApiDocument, path: string): void {
  const refuse = (problem: string) => {
    throw new CodegenError(path, problem, { node: document.paths ?? {}, key: path });
  };
  const segments = path.split("/");
  const mixed = segments.find((segment) => segment.includes("{") && !/^\{[^{}]+\}$/.test(segment));
  if (mixed) refuse(`segment ${mixed} mixes text and a parameter. Give the parameter a segment of its own.`);
  const names = segments.filter((segment) => segment.startsWith("{"));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) refuse(`parameter ${twice} stands there twice. Give each a name of its own.`);
  // A target is compared as it was sent: what may not stand in one never would be (RFC 3986, section 3.3).
  const foreign = segments.find(
    (segment) => !segment.startsWith("{") && !/^(?:[\w.~!$&'()*+,;=:@-]|%[\dA-F]{2})*$/.test(segment),
  );
  if (foreign)
    refuse(
      `segment ${foreign} cannot be sent as it stands. Write ${encodeURI(decodeSafely(foreign)).replaceAll(/[?#]/g, encodeURIComponent)}.`,
    );
}
