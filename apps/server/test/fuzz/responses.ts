import { contract } from "@animal-store/contract";
import { contractDocument, createJudge } from "@animal-store/contract-tests";

/** An answer as it came over the wire. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyText: string;
}

/**
 * The answers that came on a connection.
 * @param received bytes as latin1
 * @throws {Error} where they are no answers of HTTP/1.1
 */
export function readAnswers(received: string): ReceivedAnswer[] {
  const answers: ReceivedAnswer[] = [];
  let rest = received;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...fields] = rest.slice(0, end).split("\r\n");
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(line) ?? [];
    if (end < 0 || status === undefined) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 300))}`);
    const headers = fields.map((field) => {
      const colon = field.indexOf(": ");
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)] as const;
    });
    rest = rest.slice(end + 4);
    const body = takeBody(rest, new Map(headers));
    rest = rest.slice(body.length);
    // What only says "go on" is no answer.
    if (Number(status) >= 200) answers.push({ status: Number(status), headers, bodyText: fromBytes(body.text) });
  }
  return answers;
}

/** The body that follows a head: none for a HEAD, whose request need not be known, so that is told by what comes instead. */
function takeBody(rest: string, headers: ReadonlyMap<string, string>): { text: string; length: number } {
  if (rest === "" || rest.startsWith("HTTP/1.1 ")) return { text: "", length: 0 };
  if (headers.get("transfer-encoding") === "chunked") {
    const end = rest.indexOf("\r\n0\r\n\r\n");
    return { text: "", length: end < 0 ? rest.length : end + 7 };
  }
  const length = headers.has("content-length") ? Number(headers.get("content-length")) : rest.length;
  if (rest.length < length) throw new Error(`An answer was cut off: ${JSON.stringify(rest.slice(0, 300))}`);
  return { text: rest.slice(0, length), length };
}

function fromBytes(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}

const judge = createJudge(contractDocument, { allowCors: true });
const places = [...Object.keys(contract.operations), "unrouted"];
// What health, documents, sites and their neighbourhood answer, which the contract does not describe.
const beside = [200, 301, 302, 304, 404];

/** What is wrong with answers to messages that need not be requests; undefined where each is one that the service may give. */
export function problemOf(answers: readonly ReceivedAnswer[]): string | undefined {
  for (const answer of answers) {
    const problem = problemOfOne(answer);
    if (problem !== undefined) return `${problem}\n${JSON.stringify(answer).slice(0, 1500)}`;
  }
  return undefined;
}

function problemOfOne(answer: ReceivedAnswer): string | undefined {
  const { status, headers, bodyText } = answer;
  if (status >= 500) return `${status} is a failure`;
  const names = new Map(headers);
  const unsafe = Object.keys(contract.extensions["x-answer-headers"]).find((name) => !names.has(name.toLowerCase()));
  if (unsafe !== undefined) return `${unsafe} is missing`;
  if (!names.has("x-ratelimit-limit")) return beside.includes(status) ? undefined : `${status} is not documented`;
  // Of which operation it is, the message need not tell: it must be the answer of one.
  const method = bodyText === "" ? "HEAD" : "GET";
  const verdicts = places.map((place) => judge(place, { method, hasOrigin: true }, answer));
  if (verdicts.some((violations) => violations.length === 0)) return undefined;
  const nearest = verdicts.toSorted((one, other) => one.length - other.length)[0] ?? [];
  return `the answer breaks the contract: ${nearest.join("; ")}`;
}
