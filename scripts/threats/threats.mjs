const citation = /`([^`\s]+\.(?:ts|tsx|mjs))` "([^"]+)"/g;

/** What a threat model defends: `{ chapter, text, tests: [{ file, title }] }` for each point of its list. */
export function readThreats(markdown) {
  return markdown.split(/^#{2,3} /m).flatMap((part) => {
    const chapter = part.slice(0, part.indexOf("\n"));
    const points = part.split(/^- /m).slice(1);
    return points.map((point) => {
      const [text] = point.split(/\n\n/);
      const flat = text.replace(/\s+/g, " ").trim();
      const tests = Array.from(flat.matchAll(citation), ([, file, title]) => ({ file, title }));
      return { chapter, text: flat, tests };
    });
  });
}

/** What is wrong with these points: a point without a test, a file or a title that is not there. `read` gives a file's text or undefined. */
export function findThreatFaults(points, read) {
  return points.flatMap(({ chapter, text, tests }) => {
    if (tests.length === 0) return [`${chapter}: "${text.slice(0, 60)}…" names no test. Name the one that holds it.`];
    return tests.flatMap(({ file, title }) => {
      const source = read(file);
      if (source === undefined) return [`${chapter}: there is no ${file}. Cite where the test is now.`];
      return source.includes(title) ? [] : [`${chapter}: ${file} has no test "${title}". Cite its title as it stands.`];
    });
  });
}
