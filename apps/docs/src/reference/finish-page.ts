import { pagePolicy } from "../site/content-security-policy.ts";
import { inlineScriptHashes } from "../site/inline-scripts.ts";

// A browser gives a sandboxed page no storage and throws where it is read, so the page stores its choices until it is left.
const pageStorage =
  'for(const name of["localStorage","sessionStorage"]){const items=new Map();Object.defineProperty(window,name,{value:{' +
  "getItem:(key)=>items.get(key)??null,setItem:(key,value)=>void items.set(key,String(value)),removeItem:(key)=>void items.delete(key)}})}" +
  'Object.defineProperty(document,"cookie",{value:"",writable:true})';

export type PageParts = { favicon: string; attribution: string; theme: string };

/** Turns what Redocly wrote into a page that asks no other machine for anything, with our theme and favicon. */
export function finishPage(redoclyPage: string, { favicon, attribution, theme }: PageParts): string {
  let page = redoclyPage;
  page = replace(page, /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, () => attribution);
  page = replace(
    page,
    /<title>(.*?)<\/title>/,
    (_, title) => `<title>${title} API reference</title>\n  <link rel="icon" href="${favicon}">`,
  );
  page = replace(page, /<\/head>/, () => `  <style>\n${theme}</style>\n  <script>${pageStorage}</script>\n</head>`);
  // The name of a button must hold the words on it (WCAG 2.2, 2.5.3).
  page = replace(page, /"aria-label":`Example`,/, () => "");
  page = replace(page, /<div id="redoc">.*<\/div>/, (prerendered) => routedByHash(prerendered));
  return replace(page, /<meta charset="utf8" \/>/, (charset) => `${charset}\n  ${policyElement(page)}`);
}

// Redocly prerenders links as paths of a server although its page routes by the part after the hash.
function routedByHash(prerendered: string): string {
  return prerendered.replaceAll(/href="\/(?!docs[/"])/g, 'href="#/');
}

function policyElement(page: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${pagePolicy(inlineScriptHashes(page))}">`;
}

function replace(page: string, pattern: RegExp, replacement: (match: string, group: string) => string): string {
  if (page.search(pattern) === -1) {
    throw new Error(
      `Redocly's page must contain ${pattern}, and it does not. Look at what this version of Redocly writes and adapt finish-page.ts.`,
    );
  }
  return page.replace(pattern, replacement);
}
