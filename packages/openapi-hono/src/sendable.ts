import type { Answer } from "./message.ts";

/** A handler's answer, which ranges of statuses let be one that no server can send. @throws where it is such a one */
export function sendable(answer: Answer): Answer {
  const { status, body } = answer;
  if (!(status >= 200 && status <= 599))
    throw new RangeError(`A handler answered with status ${status}. Answer with one from 200 to 599.`);
  if (body !== null && (status === 204 || status === 205 || status === 304))
    throw new TypeError(`A handler answered ${status} with a body, which it cannot have. Leave the body out.`);
  return answer;
}
