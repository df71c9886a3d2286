import { type ErrorCode, RateLimitError, type Schemas, StoreError } from "@animal-store/client";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isUnavailable } from "../connection/connection.ts";

/** Submits a form and shows the errors of the service next to their fields. */
export interface Submission<Body> {
  /** The error of the form as a whole. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  send(body: Body): void;
  /** Clears the input. */
  drop(): void;
}

export interface SubmissionOptions<Body, Result> {
  readonly form: {
    reset(): void;
    setErrors(errors: Record<string, string>): void;
    getInputNode(member: string): HTMLElement | null;
  };
  /** The label of each field, by its member of the body. */
  readonly labels: Readonly<Record<string, string>>;
  readonly mutation: UseMutationOptions<Result, Error, { body: Body; header: { "Idempotency-Key": string } }>;
  onDone(response: Result): void;
}

/** Call it above the form's dialog, so that closing the dialog loses neither the input nor the request in flight. */
export function useSubmission<Body extends object, Result>(options: SubmissionOptions<Body, Result>): Submission<Body> {
  const { form, labels, mutation, onDone } = options;
  const repeat = useIdempotencyKey();
  const [problem, setProblem] = useState<string>();
  const drop = () => {
    repeat.done();
    setProblem(undefined);
    form.reset();
  };
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess(response) {
      drop();
      onDone(response);
    },
    onError(error) {
      repeat.failed(error);
      const { fields, form: rest } = fieldErrors(error, labels);
      form.setErrors(fields);
      setProblem(rest);
      const wrong = Object.keys(labels).find((member) => member in fields);
      if (wrong !== undefined) form.getInputNode(wrong)?.focus();
    },
  });
  return {
    problem,
    isSending: isPending,
    send(body) {
      setProblem(undefined);
      mutate({ body, header: { "Idempotency-Key": repeat.of(body) } });
    },
    drop,
  };
}

/** Assigns an `Idempotency-Key` to each body. A repeated body has the same key, so it takes effect once. */
export function useIdempotencyKey() {
  const current = useRef<{ body: string; key: string }>(undefined);
  const done = () => {
    current.current = undefined;
  };
  return {
    of(body: object) {
      const text = JSON.stringify(body, (_, value) => (typeof value === "bigint" ? `${value}` : value));
      if (current.current?.body !== text) current.current = { body: text, key: randomKey() };
      return current.current.key;
    },
    done,
    /** Discards the key after a final error, because the service would replay that error. */
    failed(error: Error) {
      if (error instanceof StoreError && !(error instanceof RateLimitError) && error.status < 500) done();
    },
  };
}

// Pages that did not come over HTTPS have no randomUUID.
function randomKey(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/**
 * Splits an error into messages for fields and one for the form. A violation belongs to the field that its pointer names (RFC 6901).
 * Some error codes belong to one field.
 * @param labels the label of each field, by its member
 */
export function fieldErrors(error: Error, labels: Readonly<Record<string, string>>) {
  // A notice with a countdown shows rate limits.
  if (error instanceof RateLimitError) return { fields: {}, form: undefined };
  if (!(error instanceof StoreError) || isUnavailable(error))
    return { fields: {}, form: "The store did not answer. What you typed is still here: send it again." };
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
  /** The field that the error is about. */
  readonly member: keyof Schemas["NewOrder"];
  readonly words: string;
}

// Replacements for messages of the service that are about requests.
const userMessages: Partial<Record<ErrorCode, UserMessage>> = {
  pet_not_found: {
    member: "petId",
    words: "No animal has this number. The list of animals shows the numbers.",
  },
  pet_not_available: {
    member: "petId",
    words: "This animal is pending or sold. The list of available animals shows which can be ordered.",
  },
};

/** Rewrites a message of the service for users: with the label of the field and without type names. */
export function toUserMessage(message: string, member: string, label: string): string {
  const named = message.startsWith(`${member} `) ? label + message.slice(member.length) : message;
  const plain = words.reduce((text, [from, to]) => text.replaceAll(from, to), named);
  return plain.replace(outside, " $<bounds>, got $<got>.");
}

// A whole number that is too large is still a whole number, so the bounds become part of the rule.
const outside = /, got (?<got>.+), which is not (?<bounds>from .+ to .+)\.$/;

const words = [
  ["an int64 integer in plain digits", "a whole number"],
  ["an integer", "a whole number"],
  ["a string of", "text of"],
  ["a string", "text"],
] as const;

/**
 * Returns the input as a body without empty fields. Invalid input is sent too, because the service reports all violations together.
 * So the body may not match its type.
 */
export function toRequestBody<Body extends object>(typed: { [Member in keyof Body]: string | number | bigint }): Body {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "")) as Body;
}

/** Parses an integer in plain digits exactly. Returns other text unchanged, so that the service rejects it. */
export function parseInteger(text: string): number | bigint | string {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return digits;
  const exact = BigInt(digits);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}
