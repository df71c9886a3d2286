// The statuses that an API returns: RFC 9110, section 15, and RFC 4918, 6585, 7725, 8470.
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  411: "Length Required",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  416: "Range Not Satisfiable",
  417: "Expectation Failed",
  422: "Unprocessable Content",
  423: "Locked",
  425: "Too Early",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  451: "Unavailable For Legal Reasons",
  500: "Internal Server Error",
  501: "Not Implemented",
  503: "Service Unavailable",
};

/** Returns the reason phrase of an error status. An unknown status is like the first one of its class (RFC 9110, section 15). */
export function toReasonPhrase(status: number): string {
  return phrases[status] ?? (status < 500 ? "Bad Request" : "Internal Server Error");
}

/** Returns the reason phrase of a status as an error code, such as `not_found`. */
export function toErrorCode(status: number): string {
  return toReasonPhrase(status).toLowerCase().replaceAll(" ", "_");
}
