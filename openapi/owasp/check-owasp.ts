import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { parse } from "yaml";
import { type Path, pathOf, pointerOf } from "../compatibility/contract-source.ts";

/** A finding of an OWASP rule, at the place that would have to change. `node` is the part of the contract there. */
export type Finding = { rule: string; pointer: string; message: string; node: unknown; isOfRequest: boolean };

/**
 * Why findings of a rule are accepted: those at JSON Pointers, those in schemas with a keyword, those of responses only, or all.
 */
export type Answer = { why: string } & ({ at: string[] | "everywhere" } | { with: string } | { in: "responses" });

/** The answers to each rule, as in exemptions.yaml. */
export type Exemptions = Record<string, Answer[]>;

/** Returns what OWASP's ruleset finds in a contract, at every severity. A place that many `$ref`s lead to has one finding per rule. */
export async function findInContract(yaml: string): Promise<Finding[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(asLoaded(owasp));
  const document: unknown = parse(yaml);
  const findings = new Map<string, Finding>();
  for (const { code, path, message } of await linter.run(yaml)) {
    const definition = findDefinition(document, path.map(String));
    const [rule, pointer] = [String(code), pointerOf(definition)];
    const isOfRequest = path.includes("parameters") || path.includes("requestBody");
    const known = findings.get(`${rule} ${pointer}`);
    if (known) known.isOfRequest ||= isOfRequest;
    else
      findings.set(`${rule} ${pointer}`, {
        rule,
        pointer,
        message,
        node: getByPath(document, definition),
        isOfRequest,
      });
  }
  return [...findings.values()];
}

/** Returns the findings without an answer, and the answers to places and rules without a finding. */
export function compareFindings(findings: Finding[], responses: Exemptions): { open: Finding[]; stale: string[] } {
  const isAnswered = (finding: Finding) => responses[finding.rule]?.some((response) => isTo(response, finding));
  const stale = Object.entries(responses).flatMap(([rule, list]) => {
    const ofRule = findings.filter((finding) => finding.rule === rule);
    return list
      .flatMap((response) => ("at" in response ? response.at : []))
      .filter((location) => !ofRule.some(({ pointer }) => location === "everywhere" || location === pointer))
      .map((location) => `${rule} at ${location}`);
  });
  return { open: findings.filter((finding) => !isAnswered(finding)), stale };
}

/** Returns where a location is defined that is reached by following `$ref`s. */
export function findDefinition(document: unknown, path: Path): Path {
  return path.reduce<Path>((definition, key) => followRefs(document, definition.concat(key)), []);
}

function followRefs(document: unknown, path: Path): Path {
  const { $ref } = Object(getByPath(document, path)) as { $ref?: unknown };
  return typeof $ref === "string" && $ref.startsWith("#/") ? followRefs(document, pathOf($ref)) : path;
}

function isTo(response: Answer, { pointer, node, isOfRequest }: Finding): boolean {
  if ("in" in response) return !isOfRequest;
  if ("with" in response) return Object.hasOwn(Object(node), response.with);
  return response.at === "everywhere" || response.at.includes(pointer);
}

function getByPath(document: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined),
    document,
  );
}

// Its types describe its CommonJS form, which has the ruleset as a member. Node loads the other form, which is the ruleset.
function asLoaded(module: unknown): (typeof owasp)["default"] {
  return module as (typeof owasp)["default"];
}
