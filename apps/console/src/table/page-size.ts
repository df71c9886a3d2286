/** Entries asked for at once: the most that the contract allows. */
export const pageSize = PAGE_LIMIT;
