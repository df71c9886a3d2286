/** A database's URL as it may be shown and logged: without password. */
export function shownUrl(url: string): string {
  const hidden = url.replace(/([?&](?:password|sslpassword)=)[^&]*/gi, "$1***");
  // As far as the last @: a password that was not encoded may hold one. Also in what is no URL: it is shown where it is refused.
  return hidden.replace(/^([a-z]+:?\/{0,2}[^:/?#@]*:)[^/?]*@/i, "$1***@");
}
