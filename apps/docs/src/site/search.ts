// The build serves this module as `pagefind/pagefind.js`, with the original next to it as `index.js`.

type Result = { id: string; score: number; data: () => Promise<Page> };
type Section = { title: string; url: string; excerpt: string; plain_excerpt: string };
type Page = { url: string; excerpt: string; meta: Record<string, string>; sub_results: Section[] };
type Index = {
  options: (options: object) => Promise<void>;
  search: (term: string, options?: object) => Promise<{ results: Result[] }>;
  preload: (term: string) => Promise<void>;
  filters: () => Promise<object>;
  destroy: () => Promise<void>;
};

const index: Index = await import(new URL("index.js", import.meta.url).href);

export const { filters, preload, destroy } = index;

/** Words of a page's keywords count most. The title of a short page about one detail must not precede the guide to its subject. */
const ranking = { pageLength: 0.1, termFrequency: 0.5, metaWeights: { title: 1, keywords: 8 } };

export const options = (given: object): Promise<void> =>
  index.options({
    ...given,
    ranking,
    excerptLength: 24,
    excerptEllipsis: "…",
    basePath: new URL(".", import.meta.url).href,
  });

/** Words of questions that say nothing about their subject. */
const stopWords = new Set(
  "a about after am an and any are as at be been before by can contain could did do does each endpoint endpoints exist for from get gets had has have how i if in into is it its know last like long look looks make many may me mean means might must my need not of on only or other our out over per please possible post put should so some tell than that the their them then there these they this to too up use used using want was way we what when where whether which who why will with without work works would you your".split(
    " ",
  ),
);

/** Finds pages with any of the words, because Pagefind finds only pages with all of them. */
export async function search(query: string, given?: object): Promise<{ results: Result[] }> {
  const words =
    query
      .toLowerCase()
      .replaceAll(/(\S+) headers?\b/g, "$1 header$1")
      .match(/[^\s?!,]+/g) ?? [];
  const subjects = words.filter((word) => !stopWords.has(word.replace(/'\w+$/, "")));
  const searched = [...new Set(subjects.length > 0 ? subjects : words)];
  const found = await Promise.all(
    searched.map(async (word) => (await index.search(word, given)).results.map((result) => ({ ...result, word }))),
  );
  const pages = [...Map.groupBy(found.flat(), ({ id }) => id)].map(([id, matches]) => ({
    id,
    score: matches.reduce((sum, { score }) => sum + score, 0),
    data: () => loadPage(id, matches.map(({ word }) => word).join(" "), given),
  }));
  return { results: pages.toSorted((a, b) => b.score - a.score) };
}

/** Returns a page with the excerpts for several words, without its keywords. */
async function loadPage(id: string, words: string, given?: object): Promise<Page> {
  const { results } = await index.search(words, given);
  const page = await results.find((result) => result.id === id)?.data();
  if (!page) throw new Error(`The index has no page ${id}.`);
  const { keywords, ...meta } = page.meta;
  const sections = page.sub_results.map((section) => ({
    ...section,
    url: section.url.replace(/#_top$/, ""),
    excerpt: withoutHeading(section),
  }));
  const [first] = sections;
  const excerpt = first?.url === page.url ? first.excerpt : page.excerpt;
  return { ...page, meta, excerpt, sub_results: sections };
}

/** Removes the words of the heading with which an excerpt begins. */
function withoutHeading({ title, excerpt, plain_excerpt }: Section): string {
  const words = title.split(" ");
  const start = words.findIndex((_, from) =>
    plain_excerpt.replace(/^… /, "").startsWith(`${words.slice(from).join(" ")}.`),
  );
  return start === -1
    ? excerpt
    : excerpt
        .replace(/^… /, "")
        .split(" ")
        .slice(words.length - start)
        .join(" ");
}
