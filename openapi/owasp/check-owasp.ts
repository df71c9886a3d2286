import { formatPointer, parsePointer } from "@animal-store/compatibility";
import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { parse } from "yaml";

type Path = readonly string[];

/** A finding of an OWASP rule, at its definition. `node` is the contract at `pointer`. */
export type Finding = { rule: string; pointer: string; message: string; node: unknown; isOfRequest: boolean };

/** Accepts findings of a rule: at JSON Pointers, everywhere, in schemas with a keyword, or only in responses. */
export type Exemption = { why: string } & ({ at: string[] | "everywhere" } | { with: string } | { in: "responses" });

/** Exemptions by rule: the content of exemptions.yaml. */
export type Exemptions = Record<string, Exemption[]>;

/** Applies the OWASP ruleset. A definition has one finding per rule, even if several `$ref`s lead to it. */
export async function findOwaspFindings(yaml: string): Promise<Finding[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(toRuleset(owasp));
  const document: unknown = parse(yaml);
  const findings = new Map<string, Finding>();
  for (const { code, path, message } of await linter.run(yaml)) {
    const definition = findDefinition(document, path.map(String));
    const [rule, pointer] = [String(code), formatPointer(definition)];
    const isOfRequest = path.includes("parameters") || path.includes("requestBody");
    const sameFinding = findings.get(`${rule} ${pointer}`);
    const node = getByPath(document, definition);
    if (sameFinding) sameFinding.isOfRequest ||= isOfRequest;
    else findings.set(`${rule} ${pointer}`, { rule, pointer, message, node, isOfRequest });
  }
  return [...findings.values()];
}

/** Returns the findings without an exemption, and the exemptions without a finding. */
export function compareFindings(findings: Finding[], exemptions: Exemptions): { open: Finding[]; stale: string[] } {
  const isExempt = (finding: Finding) => exemptions[finding.rule]?.some((exemption) => applies(exemption, finding));
  const stale = Object.entries(exemptions).flatMap(([rule, ruleExemptions]) => {
    const ruleFindings = findings.filter((finding) => finding.rule === rule);
    return ruleExemptions
      .flatMap((exemption) => ("at" in exemption ? exemption.at : []))
      .filter((location) => !ruleFindings.some(({ pointer }) => location === "everywhere" || location === pointer))
      .map((location) => `${rule} at ${location}`);
  });
  return { open: findings.filter((finding) => !isExempt(finding)), stale };
}

/** Returns the path of a definition by following the `$ref`s along a path. */
export function findDefinition(document: unknown, path: Path): Path {
  return path.reduce<Path>((definition, key) => followRefs(document, definition.concat(key)), []);
}

function followRefs(document: unknown, path: Path): Path {
  const { $ref } = Object(getByPath(document, path)) as { $ref?: unknown };
  return typeof $ref === "string" && $ref.startsWith("#/") ? followRefs(document, parsePointer($ref)) : path;
}

function applies(exemption: Exemption, { pointer, node, isOfRequest }: Finding): boolean {
  if ("in" in exemption) return !isOfRequest;
  if ("with" in exemption) return Object.hasOwn(Object(node), exemption.with);
  return exemption.at === "everywhere" || exemption.at.includes(pointer);
}

function getByPath(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined),
    document,
  );
}

// The import is the ruleset itself, but its types declare a module with the ruleset as `default`.
function toRuleset(module: unknown): (typeof owasp)["default"] {
  return module as (typeof owasp)["default"];
}
