import type { NodeLocation } from "@animal-store/openapi-document";
import type { OpenApiDocument } from "./document.ts";

/** A member of a node of the document. */
export type MemberLocation = Required<Omit<NodeLocation, "around">>;

/** The kinds of findings, with their titles. */
export const findingKinds = {
  document: "not valid OpenAPI",
  security: "security requirements without a definition",
  path: "paths that no request can match, with their operations",
  operation: "operations that cannot be served",
  parameter: "parameters that OpenAPI or their text does not determine",
  "media-type": "media types that cannot be read or validated",
  header: "response headers that cannot be validated",
  schema: "keywords of schemas that cannot be validated",
  default: "defaults that violate their schemas",
  extension: "invalid extensions",
  "operation-id": "operations without an operationId of their own",
  invalid: "parts that OpenAPI does not allow, but that have one meaning",
  format: "formats that are not validated completely",
  pattern: "patterns that can backtrack: they are validated, but long strings can take seconds",
  int64: "bodies whose int64 integers clients do not convert",
  discriminator: "discriminators without effect: the schemas decide",
  "not-served": "parts that have types but are not served",
  ignored: "parts without effect",
} as const;
export type FindingKind = keyof typeof findingKinds;

interface Finding {
  readonly kind: FindingKind;
  /** Names a part of the document, such as `GET /books`. */
  readonly label: string;
  /** The problem and the next step. */
  readonly problem: string;
  /** A location, or `file:line:column`. */
  readonly location: NodeLocation | string | undefined;
}

/** codegen cannot generate from a document. The message has one line per problem, or one sentence for a file. */
export class CodegenError extends Error {
  override readonly name = "CodegenError";
  /** The files that were read. A change of one can fix the problem. */
  readonly sources: readonly string[];

  constructor(message: string, sources: readonly string[] = []) {
    super(message);
    this.sources = sources;
  }
}

/** A step cannot handle a part of the document. `Findings.collect` catches it. */
export class Rejection extends Error {
  readonly finding: Finding;

  constructor(kind: FindingKind, label: string, problem: string, location?: NodeLocation | string) {
    super(`${label}: ${problem}`);
    this.finding = { kind, label, problem, location };
  }
}

/** A part of the document that a step reads. It gives findings their label, kind and location. */
export class Part {
  readonly document: OpenApiDocument;
  readonly findings: Findings;
  readonly label: string;
  readonly kind: FindingKind;
  readonly location: NodeLocation;

  constructor(document: OpenApiDocument, findings: Findings, label: string, kind: FindingKind, location: NodeLocation) {
    this.document = document;
    this.findings = findings;
    this.label = label;
    this.kind = kind;
    this.location = location;
  }

  /** Returns a part of this part. @param name follows the label of this part */
  child(name: string, location: NodeLocation): Part {
    return new Part(this.document, this.findings, `${this.label} ${name}`, this.kind, this.#place(location));
  }

  /** Returns this part for findings of another kind. */
  as(kind: FindingKind, location: NodeLocation = this.location): Part {
    return new Part(this.document, this.findings, this.label, kind, this.#place(location));
  }

  /** @throws {Rejection} always */
  reject(problem: string, location: NodeLocation = this.location): never {
    throw new Rejection(this.kind, this.label, problem, this.#place(location));
  }

  skip(kind: FindingKind, problem: string, location: NodeLocation = this.location): void {
    this.findings.skip(kind, this.label, problem, this.#place(location));
  }

  #place(location: NodeLocation): NodeLocation {
    return location === this.location ? location : { ...location, around: this.location };
  }
}

/** Collects what codegen rejects and skips, so that one run reports everything. */
export class Findings {
  readonly #rejected: Finding[] = [];
  readonly #skipped: Finding[] = [];
  readonly #leftOut: Finding[] = [];
  readonly #isStrict: boolean;

  /** @param isStrict whether to reject what would be left out */
  constructor(isStrict = false) {
    this.#isStrict = isStrict;
  }

  get isRejected(): boolean {
    return this.#rejected.length > 0;
  }

  /** Whether the document or a schema is not valid OpenAPI, so that any step can fail. */
  get isMalformed(): boolean {
    return this.#rejected.some(({ kind }) => kind === "document" || kind === "schema");
  }

  skip(kind: FindingKind, label: string, problem: string, location: NodeLocation | string): void {
    this.#skipped.push({ kind, label, problem, location });
  }

  /** @param leaveOut removes the part from the document, so that the rest is exact. Returns false if it cannot */
  reject(finding: Finding, leaveOut?: () => unknown): void {
    const canLeaveOut = !this.#isStrict && finding.kind !== "document";
    const isLeftOut = leaveOut !== undefined && canLeaveOut && leaveOut() !== false;
    (isLeftOut ? this.#leftOut : this.#rejected).push(finding);
  }

  /** Leaves out a member of a node. */
  leaveOutMember(kind: FindingKind, label: string, problem: string, location: MemberLocation): void {
    this.reject({ kind, label, problem, location }, () => Reflect.deleteProperty(location.node, location.key));
  }

  /**
   * Runs a step for each item, and continues after a rejection.
   * @param leaveOut removes a rejected item from the document
   * @returns the results of the steps that succeeded
   */
  collect<Item, Result>(
    items: Iterable<Item>,
    step: (item: Item) => Result,
    leaveOut?: (item: Item) => unknown,
  ): Result[] {
    return [...items].flatMap((item) => {
      try {
        return [step(item)];
      } catch (error) {
        if (error instanceof Rejection) this.reject(error.finding, leaveOut && (() => leaveOut(item)));
        else if (!this.isMalformed) throw error;
        return [];
      }
    });
  }

  /** Runs a step. A rejection does not stop the others. */
  attempt<Result>(step: () => Result): Result | undefined {
    return this.collect([undefined], step)[0];
  }

  /** Returns one line for each location in the source, grouped by kind with counts. Empty without findings. */
  report(locate: (location: NodeLocation) => string | undefined): string {
    const toPosition = ({ location }: Finding) => (typeof location === "object" ? locate(location) : location);
    const outcomes = { skipped: this.#skipped, "left out": this.#leftOut, rejected: this.#rejected };
    return Object.entries(outcomes)
      .flatMap(([name, found]) => formatGroups(name, found, toPosition))
      .join("\n\n");
  }
}

type ToPosition = (finding: Finding) => string | undefined;

function formatGroups(outcome: string, findings: readonly Finding[], toPosition: ToPosition): string[] {
  const byKind = Map.groupBy(findings, ({ kind }) => kind);
  return Array.from(byKind, ([kind, group]) => {
    const lines = formatLines(group, toPosition);
    const head = `${outcome}: ${lines.length} ${kind} (${findingKinds[kind]}).`;
    const others = lines.length > maxLines ? [`… and ${lines.length - maxLines} more.`] : [];
    return [head, ...lines.slice(0, maxLines), ...others].join("\n");
  });
}

/** Returns one line per location: operations share parameters, responses and schemas. */
function formatLines(findings: readonly Finding[], toPosition: ToPosition): string[] {
  const shortened = findings.map((each) => ({
    ...each,
    label: omitMiddle(each.label),
    problem: omitMiddle(each.problem),
  }));
  const toKey = (finding: Finding) => `${toPosition(finding) ?? finding.label}: ${finding.problem}`;
  const locations = Map.groupBy(shortened, toKey);
  return Array.from(locations, ([key, group]) => {
    const [{ label, problem } = { label: "", problem: "" }] = group;
    const labels = new Set(group.map((finding) => finding.label));
    const others = labels.size > 1 ? ` (and ${labels.size - 1} more)` : "";
    const position = key.slice(0, key.length - problem.length);
    return position === `${label}: ` ? key : `${position}${label}${others}: ${problem}`;
  });
}

/** Names and values of a document can have megabytes. */
function omitMiddle(text: string): string {
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength / 2)}…${text.slice(-maxTextLength / 2)}` : text;
}

const maxTextLength = 1000;
const maxLines = 1000;
