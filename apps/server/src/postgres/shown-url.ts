/** A database's URL as it may be shown and logged: without password. */
export function shownUrl(url: string): string {
  const hidden = url.replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  // As far as the last @: a password that was not encoded may hold one.
  return hidden.replace(/^([a-z]+:\/\/[^:/?#@]*:)[^/?]*@/i, "$1***@");
}
