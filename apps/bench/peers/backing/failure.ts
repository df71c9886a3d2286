export interface Failure {
  code: string;
  message: string;
  status: number;
}

/** The body of an answer of status 400 and above. */
export function failure(status: number, code: string, message: string): Failure {
  return { code, message, status };
}
