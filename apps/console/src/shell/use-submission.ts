import { type ErrorCode, RateLimitError, type Schemas, StoreError } from "@animal-store/client";
import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isAway } from "../connection/connection.ts";

/** Sends what was typed into a form, and puts what the service says of it where it belongs. */
export interface Submission<Body> {
  /** What is wrong with the form as a whole. */
  readonly problem: string | undefined;
  readonly isSending: boolean;
  send(body: Body): void;
  /** Forgets what was typed. */
  drop(): void;
}

export interface SubmissionOptions<Body, Answer> {
  readonly form: {
    reset(): void;
    setErrors(errors: Record<string, string>): void;
    getInputNode(member: string): HTMLElement | null;
  };
  /** What people call each field that is there, by its member of the body. */
  readonly labels: Readonly<Record<string, string>>;
  readonly mutation: UseMutationOptions<Answer, Error, { body: Body; header: { "Idempotency-Key": string } }>;
  onDone(answer: Answer): void;
}

/** It belongs above the dialog of the form, so that closing that loses neither what was typed nor that it was sent. */
export function useSubmission<Body extends object, Answer>(options: SubmissionOptions<Body, Answer>): Submission<Body> {
  const { form, labels, mutation, onDone } = options;
  const repeat = useRepeatKey();
  const [problem, setProblem] = useState<string>();
  const drop = () => {
    repeat.done();
    setProblem(undefined);
    form.reset();
  };
  const { mutate, isPending } = useMutation({
    ...mutation,
    onSuccess(answer) {
      drop();
      onDone(answer);
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

/** An `Idempotency-Key` for each thing to be done: the same body is sent with the same one, so that repeating it does it once. */
export function useRepeatKey() {
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
    /** What was refused for good is asked for anew: the service would give the kept refusal again. */
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
 * Splits a refusal into what belongs beside a field and what belongs above the form.
 * Puts each violation that the service found beside the field that it names (RFC 6901), and a refusal beside the field that it is about.
 * @param labels what people call each field that is there, by its member
 */
export function fieldErrors(error: Error, labels: Readonly<Record<string, string>>) {
  // A limit is told by a notice that counts down.
  if (error instanceof RateLimitError) return { fields: {}, form: undefined };
  if (!(error instanceof StoreError) || isAway(error))
    return { fields: {}, form: "The store did not answer. What you typed is still here: send it again." };
  const named = error.details.flatMap(({ path, message }) => {
    const member = path.replace(/^\//, "");
    const label = Object.hasOwn(labels, member) ? labels[member] : undefined;
    return label === undefined ? [] : [[member, plainWords(message, member, label)] as const];
  });
  const isAllNamed = named.length > 0 && named.length === error.details.length;
  if (isAllNamed) return { fields: Object.fromEntries(named), form: undefined };
  const known = refusalOf(error.code);
  if (known && Object.hasOwn(labels, known.member)) return { fields: { [known.member]: known.words }, form: undefined };
  return { fields: Object.fromEntries(named), form: known?.words ?? error.message };
}

function refusalOf(code = ""): Refusal | undefined {
  return Object.entries(refusals).find(([known]) => known === code)?.[1];
}

interface Refusal {
  /** What it is about. */
  readonly member: keyof Schemas["NewOrder"];
  readonly words: string;
}

// Where the service speaks of requests.
const refusals: Partial<Record<ErrorCode, Refusal>> = {
  pet_not_found: {
    member: "petId",
    words: "No animal has this number. The list of animals shows the numbers.",
  },
  pet_not_available: {
    member: "petId",
    words: "This animal is pending or sold. The list of available animals shows which can be ordered.",
  },
};

/** The service speaks to programmers. The same for people: what they call the field, and no types. */
export function plainWords(message: string, member: string, label: string): string {
  const named = message.startsWith(`${member} `) ? label + message.slice(member.length) : message;
  const plain = words.reduce((text, [from, to]) => text.replaceAll(from, to), named);
  return plain.replace(outside, " $<bounds>, got $<got>.");
}

// A whole number that is too great is one all the same: its bounds belong to the rule.
const outside = /, got (?<got>.+), which is not (?<bounds>from .+ to .+)\.$/;

const words = [
  ["an int64 integer in plain digits", "a whole number"],
  ["an integer", "a whole number"],
  ["a string of", "text of"],
  ["a string", "text"],
] as const;

/**
 * A body of what somebody typed, without what was left empty. What breaks a rule is sent too: the service names every broken rule at once,
 * so here alone a body need not fit its type.
 */
export function typedBody<Body extends object>(typed: { [Member in keyof Body]: string | number | bigint }): Body {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== "")) as Body;
}

/** An integer in plain digits as it was typed, exactly; what is none stays as it is, for the service to refuse. */
export function exactInteger(text: string): number | bigint | string {
  const digits = text.trim();
  if (!/^-?\d+$/.test(digits)) return digits;
  const exact = BigInt(digits);
  const number = Number(exact);
  return Number.isSafeInteger(number) ? number : exact;
}
