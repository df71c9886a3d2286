/** Where the service writes what its operators should know. A pino logger is one. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** SHA-256 in base64url (FIPS 180-4; RFC 4648, section 5). Given by the app: each place has its own fast one. */
export type Hash = (data: string | Uint8Array) => string;
