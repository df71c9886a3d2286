/** Counts the changes of pets, across the stores that make them. One process alone writes them: the server of the data folder. */
export interface Generation {
  current(): number;
  advance(): void;
}

export function createGeneration(): Generation {
  let count = 0;
  return {
    current: () => count,
    advance: () => {
      count += 1;
    },
  };
}
