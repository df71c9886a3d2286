/** Finished pages, true for one generation of what they show. */
export interface PageCache<Page> {
  find(generation: number, key: string): Page | undefined;
  /** Keeps a page that was read while `generation` stood. @returns the page */
  keep(generation: number, key: string, page: Page): Page;
}

// A page of a hundred longest names takes some 200 kB.
const mostPages = 64;

export function createPageCache<Page>(): PageCache<Page> {
  const pages = new Map<string, Page>();
  let current = -1;

  return {
    find: (generation, key) => (generation === current ? pages.get(key) : undefined),
    keep(generation, key, page) {
      if (generation < current) return page;
      if (generation > current || pages.size >= mostPages) pages.clear();
      current = generation;
      pages.set(key, page);
      return page;
    },
  };
}
