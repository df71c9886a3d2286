import { localizeReferences } from "./localize-references.ts";
import { isNode, toArray, tryDecode } from "./node.ts";
import { DocumentError, decodeText, parseYaml } from "./parse-text.ts";

/** The limits of a download: the time, the bytes and the number of all files. */
export interface DownloadLimits {
  readonly timeoutMs: number;
  readonly bytes: number;
  readonly files: number;
}

const defaultLimits: DownloadLimits = { timeoutMs: 30_000, bytes: 100e6, files: 1000 };

/**
 * Downloads a document, and the files of the same origin that it references.
 * @param log is called with a line for each file
 * @returns the texts, by URL
 * @throws {DocumentError} if the document cannot be downloaded
 */
export async function downloadFiles(
  url: URL,
  log: (line: string) => void,
  { timeoutMs, bytes, files } = defaultLimits,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const urls = new Set([url.href]);
  let leftBytes = bytes;
  const signal = AbortSignal.timeout(timeoutMs);
  for (const href of urls) {
    try {
      const body = await download(href, signal, timeoutMs, leftBytes);
      leftBytes -= body.length;
      const text = decodeText(href, body);
      texts.set(href, text);
      log(`Downloaded ${href} (${(body.length / 1000).toFixed(1)} kB).`);
      for (const reference of listFileReferences(text)) {
        const target = URL.parse(reference, href);
        if (target?.origin === url.origin && urls.size < files) urls.add(target.href);
      }
    } catch (error) {
      // A reference in an example or an extension may lead nowhere. Another one is reported with its line.
      if (!(error instanceof DocumentError) || href === url.href || signal.aborted) throw error;
      log(error.message);
    }
  }
  return texts;
}

async function download(href: string, signal: AbortSignal, timeoutMs: number, maxBytes: number): Promise<Buffer> {
  const fail = (problem: string, cause?: unknown) => new DocumentError(`${href} ${problem}`, { cause });
  const headers = { Accept: "application/yaml, application/json, */*" };
  try {
    // Another origin could be an internal one, and references are relative to the last URL.
    const response = await fetch(href, { redirect: "manual", signal, headers });
    const location = response.headers.get("location");
    const isFound = response.ok && response.body !== null;
    if (!isFound) await response.body?.cancel();
    if (!isFound && location !== null) throw fail(`redirects to ${URL.parse(location, href)?.href}. Pass that URL.`);
    if (!isFound) throw fail(`responded with ${`${response.status} ${response.statusText}`.trim()}. Check the URL.`);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body) {
      chunks.push(chunk);
      size += chunk.length;
      // Leaving the loop cancels the download.
      if (size > maxBytes) throw fail(`has more than ${maxBytes / 1e6} MB. Download it, and split it.`);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    if (signal.aborted) throw fail(`did not respond within ${timeoutMs / 1000} s. Try again, or pass a file.`, cause);
    const { message, cause: reason } = cause as Error;
    const { message: detail = message, code } = (reason ?? {}) as NodeJS.ErrnoException;
    throw fail(`cannot be downloaded: ${detail || code}. Check the URL and the network, or pass a file.`, cause);
  }
}

/** Lists the file parts of all references. Those in examples may be none. */
function listFileReferences(text: string): Set<string> {
  const found = new Set<string>();
  let root: unknown;
  try {
    root = parseYaml(text);
  } catch {
    // The reader reports it with its line.
  }
  localizeReferences(root);
  const nodes = new Set<unknown>([root]);
  for (const node of nodes) {
    if (isNode(node) && typeof node.$ref === "string") found.add(tryDecode(node.$ref.split("#", 1)[0] ?? ""));
    for (const child of isNode(node) ? Object.values(node) : toArray(node)) nodes.add(child);
  }
  return found;
}
