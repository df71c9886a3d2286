import { type ErrorCode, type NewOrder, StoreApiError } from "@animal-store/client";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { isOutageError } from "../service-status/service-monitor.ts";

export interface Submission {
  readonly problem: string | undefined;
  readonly isSending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  reset(): void;
}

export interface SubmissionOptions<Values, Body, Result> {
  /** A form of Mantine. */
  readonly form: {
    reset(): void;
    setErrors(errors: Record<string, string>): void;
    getInputNode(member: string): HTMLElement | null;
    onSubmit(submit: (values: Values) => void): (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly labels: Readonly<Record<string, string>>;
  toBody(values: Values): Body;
  mutation(options: { idempotencyKey: string }): { mutationFn: (body: Body) => Promise<Result> };
  onDone(response: Result): void;
}

/** Submits a form. Call it outside the dialog, so that closing the dialog keeps the input and the request in flight. */
export function useSubmission<Values extends object, Body extends object, Result>(
  options: SubmissionOptions<Values, Body, Result>,
): Submission {
  const { form, labels, toBody, mutation, onDone } = options;
  const idempotencyKey = useIdempotencyKey();
  const [problem, setProblem] = useState<string>();
  const reset = () => {
    idempotencyKey.clear();
    setProblem(undefined);
    form.reset();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Body) => mutation({ idempotencyKey: idempotencyKey.get(body) }).mutationFn(body),
    onSuccess(response) {
      reset();
      onDone(response);
    },
    onError(error) {
      idempotencyKey.onError(error);
      const { fields, form: formError } = toFieldErrors(error, labels);
      form.setErrors(fields);
      setProblem(formError);
      const invalidMember = Object.keys(labels).find((member) => member in fields);
      if (invalidMember !== undefined) form.getInputNode(invalidMember)?.focus();
    },
  });
  return {
    problem,
    isSending: isPending,
    onSubmit: form.onSubmit((values) => {
      setProblem(undefined);
      mutate(toBody(values));
    }),
    reset,
  };
}

/** Assigns an `Idempotency-Key` to each body. A repeated body has the same key, so it takes effect once. */
function useIdempotencyKey() {
  const lastRequest = useRef<{ body: string; key: string }>(undefined);
  const clear = () => {
    lastRequest.current = undefined;
  };
  return {
    get(body: object) {
      const json = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      if (lastRequest.current?.body !== json) lastRequest.current = { body: json, key: generateKey() };
      return lastRequest.current.key;
    },
    clear,
    /** Discards the key after a 4xx error other than 429, because the service may replay the error. */
    onError(error: Error) {
      if (error instanceof StoreApiError && error.status !== 429 && error.status < 500) clear();
    },
  };
}

// randomUUID exists only in secure contexts.
function generateKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Splits an error into messages for fields and one for the form. @param labels field labels by member of the body */
function toFieldErrors(error: Error, labels: Readonly<Record<string, string>>) {
  if (!(error instanceof StoreApiError) || isOutageError(error))
    return { fields: {}, form: "The store did not respond. Your input is still here. Submit it again." };
  // RateLimitNotice shows exhausted limits.
  if (error.status === 429) return { fields: {}, form: undefined };
  const { details = [], message } = error.error;
  const fieldErrors = details.flatMap(({ path, message }) => {
    const member = path.replace(/^\//, "");
    const label = labels[member];
    return label === undefined ? [] : [[member, toUserMessage(message, member, label)] as const];
  });
  const fields = Object.fromEntries(fieldErrors);
  if (fieldErrors.length > 0 && fieldErrors.length === details.length) return { fields, form: undefined };
  const userMessage = userMessages[error.code as ErrorCode];
  if (userMessage && userMessage.member in labels)
    return { fields: { [userMessage.member]: userMessage.text }, form: undefined };
  return { fields, form: userMessage?.text ?? message };
}

interface UserMessage {
  readonly member: keyof NewOrder;
  readonly text: string;
}

// Messages of the service describe requests. These describe the form.
const userMessages: Partial<Record<ErrorCode, UserMessage>> = {
  pet_not_found: { member: "petId", text: "No pet has this ID. Find the ID in the list of pets." },
  pet_not_available: { member: "petId", text: "This pet is pending or sold. Choose an available pet." },
};

/** Rewrites a message of the service: uses the label of the field and omits type names. */
function toUserMessage(message: string, member: string, label: string): string {
  const messageWithLabel = message.startsWith(`${member} `) ? label + message.slice(member.length) : message;
  const plainText = replacedTexts.reduce((text, [from, to]) => text.replaceAll(from, to), messageWithLabel);
  return plainText.replace(outOfRangePattern, " $<bounds>, got $<got>.");
}

// Moves the bounds into the rule, because a number out of range is still a whole number.
const outOfRangePattern = /, got (?<got>.+), which is not (?<bounds>from .+ to .+)\.$/;

const replacedTexts = [
  ["an int64 integer", "a whole number"],
  ["an integer", "a whole number"],
  ["a string of", "text of"],
  ["a string", "text"],
] as const;

/** Returns the input without empty fields. It can be invalid, because the service reports all violations together. */
export function toRequestBody<Body extends object>(input: { [Member in keyof Body]: string | number | bigint }): Body {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== "")) as Body;
}

/** Parses an integer exactly. Returns other text unchanged, so that the service rejects it. */
export function parseInteger(text: string): number | bigint | string {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return digits;
  const integer = BigInt(digits);
  const number = Number(integer);
  return Number.isSafeInteger(number) ? number : integer;
}
