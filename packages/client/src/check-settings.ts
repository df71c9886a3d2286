/**
 * Refuses at once what every call would stumble over, or what would never reach the service. The key is not repeated: messages are logged.
 * @throws {TypeError} when the address is no URL of HTTP, or the key is not what a header may carry (RFC 9110, section 5.5)
 */
export function checkSettings(baseUrl: string, key: string): void {
  if (!/^https?:\/\/[^/@]+\/[^?#]*$/.test(urlOf(baseUrl)))
    throw new TypeError(`baseUrl must be an http(s) URL without user or query, got "${baseUrl}". Pass the API's.`);
  // A program without types may have none.
  const fault = key ? "must be visible ASCII" : "is empty";
  if (!/^[!-~]+$/.test(key || "")) throw new TypeError(`key ${fault}. Pass the API key.`);
}

// As every request will be made of it: one that is relative counts from the page, and a user is refused.
function urlOf(address: string): string {
  try {
    return new Request(address).url;
  } catch {
    return "";
  }
}
