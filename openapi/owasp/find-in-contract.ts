import spectral from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { parse } from "yaml";
import { pointerOf } from "../gate/pointer.ts";
import { homeOf } from "./home-of.ts";

/** One thing that a rule of OWASP's asks for. The place is a JSON Pointer to where it would have to be done. */
export type Finding = { rule: string; place: string; message: string };

/** What OWASP's ruleset finds in a contract, by each of its rules and at every severity; what many `$ref`s lead to is found once. */
export async function findInContract(yaml: string): Promise<Finding[]> {
  const linter = new spectral.Spectral();
  linter.setRuleset(asLoaded(owasp));
  const document: unknown = parse(yaml);
  const findings = (await linter.run(yaml)).map(({ code, path, message }) => ({
    rule: String(code),
    place: pointerOf(homeOf(document, path.map(String))),
    message,
  }));
  return [...new Map(findings.map((finding) => [`${finding.rule} ${finding.place}`, finding])).values()];
}

// Its types tell of its CommonJS form, which has the ruleset as a member; Node loads the other form, which is the ruleset.
function asLoaded(module: unknown): (typeof owasp)["default"] {
  return module as (typeof owasp)["default"];
}
