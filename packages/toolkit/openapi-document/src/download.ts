import { DocumentError } from "./errors.ts";
import { localizeReferences } from "./localize-references.ts";
import { isNode, toArray, tryDecode } from "./node.ts";
import { decodeText } from "./parse-text.ts";
import { parseYaml } from "./parse-yaml.ts";

/** The limits of a download: the time of each file, and the bytes and the number of all files. */
export interface DownloadLimits {
  readonly timeoutMs: number;
  readonly bytes: number;
  readonly files: number;
}

const defaultLimits: DownloadLimits = { timeoutMs: 30_000, bytes: 100e6, files: 1000 };
const maxRedirects = 5;

/**
 * Downloads a document, and the files of the same origin that it references.
 * @param log is called with a line for each file
 * @returns the texts, by URL
 * @throws {DocumentError} if the document cannot be downloaded
 */
export async function downloadFiles(
  url: URL,
  log: (line: string) => void,
  limits = defaultLimits,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const urls = new Set([url.href]);
  let leftBytes = limits.bytes;
  for (const href of urls) {
    const download = await downloadText(new URL(href), { ...limits, bytes: leftBytes }).catch(
      (error: unknown) => error,
    );
    if (download instanceof DocumentError) {
      if (href === url.href) throw download;
      // A reference in an example or an extension may lead nowhere. Another one is reported with its line.
      log(download.message);
      continue;
    }
    if (download instanceof Error) throw download;
    const { text, size } = download as Download;
    leftBytes -= size;
    texts.set(href, text);
    log(`Downloaded ${href} (${formatSize(size)}).`);
    for (const reference of listFileReferences(text)) {
      const target = URL.parse(reference, href);
      if (target?.origin === url.origin && urls.size < limits.files) urls.add(target.href);
    }
  }
  return texts;
}

interface Download {
  readonly text: string;
  /** In bytes. */
  readonly size: number;
}

async function downloadText(url: URL, { timeoutMs, bytes }: DownloadLimits): Promise<Download> {
  const signal = AbortSignal.timeout(timeoutMs);
  const fail = (problem: string, cause?: unknown) => new DocumentError(`${url.href} ${problem}`, { cause });
  try {
    const response = await followRedirects(url, signal);
    if (!response.ok) {
      await response.body?.cancel();
      throw fail(`responded with ${`${response.status} ${response.statusText}`.trim()}. Check the URL.`);
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop cancels the download.
      if (size > bytes) throw fail(`has more than ${formatSize(bytes)}. Download it, and split it.`);
    }
    const text = decodeText(url.href, Buffer.concat(chunks));
    if (/^\s*<(!doctype )?html/i.test(text))
      throw fail("is a page of HTML, not YAML or JSON. Pass the URL of the raw file.");
    return { text, size };
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    if (signal.aborted) throw fail(`did not respond within ${timeoutMs / 1000} s. Try again, or pass a file.`, cause);
    const { message, cause: reason } = cause as Error;
    throw fail(
      `cannot be downloaded: ${reason instanceof Error ? reason.message || (reason as NodeJS.ErrnoException).code : message}. Check the URL and the network, or pass a file.`,
      cause,
    );
  }
}

/** Follows redirects to the same origin. Another origin could be an internal one. */
async function followRedirects(start: URL, signal: AbortSignal): Promise<Response> {
  let url = start;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const headers = { Accept: "application/yaml, application/json, */*" };
    const response = await fetch(url, { redirect: "manual", signal, headers });
    const location = response.status >= 300 && response.status < 400 ? response.headers.get("location") : null;
    if (location === null) return response;
    await response.body?.cancel();
    const target = URL.parse(location, url);
    if (target?.origin !== start.origin)
      throw new DocumentError(
        `${start.href} redirects to ${target?.href ?? location}, which is another origin. Pass that URL.`,
      );
    url = target;
  }
  throw new DocumentError(`${start.href} redirects more than ${maxRedirects} times. Pass the last URL.`);
}

/** Lists the file parts of all references. Those in examples may be none. */
function listFileReferences(text: string): string[] {
  const found = new Set<string>();
  const root = parse(text);
  localizeReferences(root);
  const nodes = new Set<unknown>([root]);
  for (const node of nodes) {
    if (isNode(node) && typeof node.$ref === "string") found.add(tryDecode(node.$ref.split("#", 1)[0] ?? ""));
    for (const child of isNode(node) ? Object.values(node) : toArray(node)) nodes.add(child);
  }
  found.delete("");
  return [...found];
}

function parse(text: string): unknown {
  try {
    return parseYaml(text);
  } catch {
    // The reader reports it with its line.
    return undefined;
  }
}

function formatSize(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
