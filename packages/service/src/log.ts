/** Where the service writes what its operators should know. A pino logger is one. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
