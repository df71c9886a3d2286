import type { IncomingMessage } from "node:http";

// RFC 3986, section 3.2.2: a name or IPv4 address, or an IPv6 address in brackets; then perhaps a port.
const validHost = /^(?:[A-Za-z0-9._~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;
const validTarget = /^(?:\/|https?:\/\/)[^\\]*$/i;

/**
 * What makes a message no valid request, though Node's parser lets it pass (RFC 9112, section 3.2).
 * @returns the problem in words, or undefined
 */
export function checkMessage({ rawHeaders, url = "", httpVersion }: IncomingMessage): string | undefined {
  let host: string | undefined;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    host = rawHeaders[index + 1];
    hosts += 1;
  }
  if (hosts > 1) return "There is more than one Host header. Send one.";
  if (host === undefined) return httpVersion === "1.0" ? undefined : "The Host header is missing. Send it.";
  if (!validHost.test(host)) return "The Host header is not valid. Send the name or address, and the port.";
  return validTarget.test(url) ? undefined : "The request target is not valid. Send a path that begins with /.";
}
