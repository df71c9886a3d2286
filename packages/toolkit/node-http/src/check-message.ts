import type { IncomingMessage } from "node:http";

/** The status of each error that the server returns without the app. */
export const messageErrors = {
  bad_request: 400,
  internal_error: 500,
  request_timeout: 408,
  headers_too_large: 431,
} as const;

export interface MessageError {
  readonly code: keyof typeof messageErrors;
  readonly message: string;
}

// RFC 3986, section 3.2.2: a name, an IPv4 address or an IPv6 address in brackets, with an optional port.
const validHost = /^(?:[A-Za-z0-9._~!$&'()*+,;=%-]*|\[[0-9A-Fa-f:.]+\])(?::\d*)?$/;
// User information is not allowed (RFC 9110, section 4.2.4), nor a fragment (RFC 9112, section 3.2).
const validTarget = /^(?:\/|https?:\/\/[^/?#@]+(?![^/?#]))[^\\#]*$/i;
/** The target of an OPTIONS request for the whole server (RFC 9112, section 3.2.4). */
export const serverTarget = "*";
const invalidPercentEncoding = /%(?![0-9A-Fa-f]{2})/;

export interface MessageCheck {
  /** The reason to reject a message that Node's parser accepts (RFC 9112, section 3.2). */
  readonly problem?: MessageError;
  /** True if the server reads no further request on the connection. */
  readonly isLast: boolean;
}

const validMessage: MessageCheck = { isLast: false };
// Node's parser discards the bytes after a request with Upgrade, so the next request can be incomplete.
const validUpgrade: MessageCheck = { isLast: true };

export function checkMessage({ rawHeaders, url = "", httpVersion, method }: IncomingMessage): MessageCheck {
  let host: string | undefined;
  let hostCount = 0;
  let authorizationCount = 0;
  let transferEncoding: string | undefined;
  let hasUpgrade = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") {
      host = rawHeaders[index + 1];
      hostCount += 1;
    } else if (name.length === 13 && name.toLowerCase() === "authorization") authorizationCount += 1;
    else if (name.length === 17 && name.toLowerCase() === "transfer-encoding")
      transferEncoding = transferEncoding === undefined ? rawHeaders[index + 1] : "several";
    else if (name.length === 7 && name.toLowerCase() === "upgrade") hasUpgrade = true;
  }
  if (hostCount > 1) return reject("There is more than one Host header. Send one.");
  if (authorizationCount > 1) return reject("There is more than one Authorization header. Send one.");
  if (httpVersion !== "1.1" && (httpVersion !== "1.0" || transferEncoding !== undefined))
    return rejectVersion(httpVersion);
  if (transferEncoding !== undefined && transferEncoding.toLowerCase() !== "chunked")
    return reject("The Transfer-Encoding is not supported. Send a Content-Length, or chunked encoding.");
  if (host === undefined) {
    if (httpVersion === "1.1") return reject("The Host header is missing. Send it.");
  } else if (!validHost.test(host))
    return reject("The Host header is not valid. Send the name or address, and the port.");
  if (!validTarget.test(url) && !(method === "OPTIONS" && url === serverTarget))
    return reject("The request target is not valid. Send a path that begins with /, without a fragment.");
  if (url.includes("%") && invalidPercentEncoding.test(url))
    return reject("The request target has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.");
  return hasUpgrade ? validUpgrade : validMessage;
}

// RFC 9112, section 6.1: a chunked body in HTTP/1.0 has no reliable end.
function rejectVersion(version: string): MessageCheck {
  return version === "1.0"
    ? reject("HTTP/1.0 has no Transfer-Encoding. Send HTTP/1.1, or a Content-Length.")
    : reject(`HTTP/${version} is not supported. Send HTTP/1.1.`);
}

function reject(message: string): MessageCheck {
  return { problem: { code: "bad_request", message }, isLast: true };
}
