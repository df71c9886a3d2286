/**
 * An error that prevents a program from starting. The message is one line with the cause and the next step.
 * @example
 * throw new StartupError("PORT must be a whole number. Correct it, or unset it for the default.");
 */
export class StartupError extends Error {
  override readonly name = "StartupError";

  /** @param message without the password of a URL */
  constructor(message: string, options?: ErrorOptions) {
    super(hidePasswords(message), options);
  }

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StartupError";
  }
}

/** Hides the passwords of URLs in a text. A URL can be the value of any setting by mistake. */
export function hidePasswords(text: string): string {
  return text.replace(/\b([a-z][\w+.-]*:\/+[^\s:@/]*):\S*@/gi, "$1:***@");
}

/** The text that an error contains instead of a value that can be a secret. */
export const hiddenValue = "a value that is not printed, because it can contain a password";

/** Thrown by a store that is temporarily unavailable. A server returns 503, and clients can retry. */
export class StoreUnavailableError extends Error {
  override readonly name = "StoreUnavailableError";

  /** Published packages contain separate copies of this class. @hidden */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "StoreUnavailableError";
  }
}
