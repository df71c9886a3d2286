import { type ErrorCode, RateLimitError, type Schemas, StoreError } from "@animal-store/client";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isUnavailable } from "../connection/connection.ts";

export interface Submission<Body> {
  readonly problem: string | undefined;
  readonly isSending: boolean;
  send(body: Body): void;
  reset(): void;
}

export interface SubmissionOptions<Body, Result> {
  readonly form: {
    reset(): void;
    setErrors(errors: Record<string, string>): void;
    getInputNode(member: string): HTMLElement | null;
  };
  readonly labels: Readonly<Record<string, string>>;
  readonly mutation: UseMutationOptions<Result, Error, { body: Body; header: { "Idempotency-Key": string } }>;
  onDone(response: Result): void;
}

/** Submits a form. Call it outside the dialog, so that closing the dialog keeps the input and the request in flight. */
export function useSubmission<Body extends object, Result>(options: SubmissionOptions<Body, Result>): Submission<Body> {
  const { form, labels, mutation, onDone } = options;
  const idempotencyKey = useIdempotencyKey();
  const [problem, setProblem] = useState<string>();
  const reset = () => {
    idempotencyKey.clear();
    setProblem(undefined);
    form.reset();
  };
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess(response) {
      reset();
      onDone(response);
    },
    onError(error) {
      idempotencyKey.onError(error);
      const { fields, form: rest } = toFieldErrors(error, labels);
      form.setErrors(fields);
      setProblem(rest);
      const invalid = Object.keys(labels).find((member) => member in fields);
      if (invalid !== undefined) form.getInputNode(invalid)?.focus();
    },
  });
  return {
    problem,
    isSending: isPending,
    send(body) {
      setProblem(undefined);
      mutate({ body, header: { "Idempotency-Key": idempotencyKey.get(body) } });
    },
    reset,
  };
}

/** Assigns an `Idempotency-Key` to each body. A repeated body has the same key, so it takes effect once. */
export function useIdempotencyKey() {
  const current = useRef<{ body: string; key: string }>(undefined);
  const clear = () => {
    current.current = undefined;
  };
  return {
    get(body: object) {
      const text = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      if (current.current?.body !== text) current.current = { body: text, key: randomKey() };
      return current.current.key;
    },
    clear,
    /** Discards the key after a final error, because the service would replay that error. */
    onError(error: Error) {
      if (error instanceof StoreError && !(error instanceof RateLimitError) && error.status < 500) clear();
    },
  };
}

// randomUUID exists only in secure contexts.
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Splits an error into messages for fields and one for the form. @param labels field labels by member of the body */
export function toFieldErrors(error: Error, labels: Readonly<Record<string, string>>) {
  // RateLimitNotice shows it.
  if (error instanceof RateLimitError) return { fields: {}, form: undefined };
  if (!(error instanceof StoreError) || isUnavailable(error))
    return { fields: {}, form: "The store did not respond. Your input is still here. Submit it again." };
  const named = error.details.flatMap(({ path, message }) => {
    const member = path.replace(/^\//, "");
    const label = Object.hasOwn(labels, member) ? labels[member] : undefined;
    return label === undefined ? [] : [[member, toUserMessage(message, member, label)] as const];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  if (isAllNamed) return { fields: Object.fromEntries(named), form: undefined };
  const known = userMessageOf(error.code);
  if (known && Object.hasOwn(labels, known.member)) return { fields: { [known.member]: known.words }, form: undefined };
  return { fields: Object.fromEntries(named), form: known?.words ?? error.message };
}

function userMessageOf(code = ""): UserMessage | undefined {
  return Object.entries(userMessages).find(([known]) => known === code)?.[1];
}

interface UserMessage {
  readonly member: keyof Schemas["NewOrder"];
  readonly words: string;
}

// Messages of the service describe requests. These describe the form.
const userMessages: Partial<Record<ErrorCode, UserMessage>> = {
  pet_not_found: {
    member: "petId",
    words: "No pet has this ID. Find the ID in the list of pets.",
  },
  pet_not_available: {
    member: "petId",
    words: "This pet is pending or sold. Choose an available pet.",
  },
};

/** Rewrites a message of the service: with the label of the field and without type names. */
export function toUserMessage(message: string, member: string, label: string): string {
  const labelled = message.startsWith(`${member} `) ? label + message.slice(member.length) : message;
  const plain = replacements.reduce((text, [from, to]) => text.replaceAll(from, to), labelled);
  return plain.replace(outside, " $<bounds>, got $<got>.");
}

// Moves the bounds into the rule, because a number out of range is still a whole number.
const outside = /, got (?<got>.+), which is not (?<bounds>from .+ to .+)\.$/;

const replacements = [
  ["an int64 integer in plain digits", "a whole number"],
  ["an integer", "a whole number"],
  ["a string of", "text of"],
  ["a string", "text"],
] as const;

/** Returns the input without empty fields. It can be invalid, because the service reports all violations together. */
export function toRequestBody<Body extends object>(input: { [Member in keyof Body]: string | number | bigint }): Body {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== "")) as Body;
}

/** Parses an integer in plain digits exactly. Returns other text unchanged, so that the service rejects it. */
export function parseInteger(text: string): number | bigint | string {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return digits;
  const exact = BigInt(digits);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}
