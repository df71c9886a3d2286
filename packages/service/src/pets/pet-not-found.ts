/** What a caller is told of an id that no pet has. */
export function petNotFound(id: number | bigint): string {
  return `There is no pet with id ${id}. List the pets to see which ids exist.`;
}
