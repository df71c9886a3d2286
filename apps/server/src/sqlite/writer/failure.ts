/** An error as it crosses the thread: structured cloning leaves out what node:sqlite tells beside the message. */
export interface Failure {
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: string | undefined;
  readonly errcode: number | undefined;
}

export function toFailure(error: unknown): Failure {
  const { message, stack, code, errcode } = error as Failure;
  return { message, stack, code, errcode };
}

export function toError({ message, ...rest }: Failure): Error {
  return Object.assign(new Error(message), rest);
}
