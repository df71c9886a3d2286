import type { Schemas } from "@animal-store/contract";

const names = ["Rex", "Tom", "Luna", "Bello", "Milo", "Nala", "Käthe", "Balu"];
const statuses = ["available", "pending", "sold", undefined] as const;

/** The fewest pets of which a page of 100 sold ones can be filled. */
export const fewestPets = 400;

/** The pets that every store is filled with, one as JSON a line, in large pieces. */
export function* petLines(count: number): Generator<string> {
  const atOnce = 5000;
  for (let start = 0; start < count; start += atOnce) {
    const length = Math.min(atOnce, count - start);
    yield Array.from({ length }, (_, index) => `${JSON.stringify(petAt(start + index))}\n`).join("");
  }
}

/** Pets that can be ordered. */
export function* availableLines(count: number): Generator<string> {
  const line = `${JSON.stringify({ name: "Rex", categoryId: 7, status: "available" } satisfies Schemas["NewPet"])}\n`;
  for (let left = count; left > 0; left -= 5000) yield line.repeat(Math.min(left, 5000));
}

function petAt(index: number): Schemas["NewPet"] {
  const name = `${names[index % names.length]} ${index + 1}`;
  const status = statuses[index % statuses.length];
  return { name, categoryId: (index % 50) + 1, ...(status && { status }) };
}
