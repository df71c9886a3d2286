import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { fieldErrors } from "./field-errors.ts";
import { useRepeatKey } from "./use-repeat-key.ts";

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
