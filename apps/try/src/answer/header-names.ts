import { contract } from "@animal-store/contract";

const answers = Object.values(contract.operations).flatMap(({ responses }) => Object.values<Answered>(responses));
const spellings = new Map(
  answers.flatMap(({ headers }) => Object.keys(headers)).map((name) => [name.toLowerCase(), name] as const),
);

interface Answered {
  readonly headers: object;
}

/** The name of a header field as the contract writes it, or with capitals. */
export function headerName(name: string): string {
  return spellings.get(name.toLowerCase()) ?? name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
