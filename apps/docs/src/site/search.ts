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
const ranking = { metaWeights: { title: 0, keywords: 8 } };

export const options = (given: object): Promise<void> =>
  index.options({
    ...given,
    ranking,
    excerptLength: 24,
    excerptEllipsis: "…",
    basePath: new URL(".", import.meta.url).href,
  });

/** Words of questions. The pages have few of them, so Pagefind would take them for rare and important words. */
const questionWords = new Set(
  "a an the how what when where which who why do does did can could should would is are was there i me my you your".split(
    " ",
  ),
);

/** The excerpts of a page show this many of the words that rank it, and not the other words of a question. */
const shownWords = 3;

/** Finds pages with any of the words, because Pagefind finds only pages with all of them. */
export async function search(query: string, given?: object): Promise<{ results: Result[] }> {
  const words =
    query
      .toLowerCase()
      .replaceAll(/(\S+) headers?\b/g, "$1 header$1")
      .match(/[^\s?!,"]+/g) ?? [];
  const subjects = words.filter((word) => !questionWords.has(word.replace(/'\w+$/, "")));
  const searched = new Set(subjects.length > 0 ? subjects : words);
  const found = await Promise.all([...searched].map((word) => searchWord(word, query, given)));
  const pages = [...Map.groupBy(found.flat(), ({ id }) => id)].map(([id, matches]) => {
    const best = matches.toSorted((a, b) => b.score - a.score).slice(0, shownWords);
    return {
      id,
      score: matches.reduce((sum, { score }) => sum + score, 0),
      data: () => loadPage(id, best.map(({ word }) => word).join(" "), given),
    };
  });
  return { results: pages.toSorted((a, b) => b.score - a.score) };
}

/** Returns the pages with a word. Pagefind also finds longer words that begin with it, which is right only for the word that the user types. */
async function searchWord(word: string, query: string, given?: object): Promise<(Result & { word: string })[]> {
  const { results } = await index.search(word, given);
  const { results: exact } = await index.search(`"${word}"`, given);
  const ids = new Set(exact.map(({ id }) => id));
  const isComplete = ids.size > 0 && !query.toLowerCase().endsWith(word);
  return results.filter(({ id }) => !isComplete || ids.has(id)).map((result) => ({ ...result, word }));
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
