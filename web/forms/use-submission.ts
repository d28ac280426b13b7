import { type MutationFunction, useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { ApiError } from '../api/transport/transport.ts';

/** The error of each field. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Rule<Output> {
  safeParse(input: unknown):
    | { success: true; data: Output }
    | {
        success: false;
        error: { issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
      };
}

export interface Submission<Output, Result> {
  readonly form: RefObject<HTMLElement | null>;
  readonly rule: Rule<Output>;
  readonly send: MutationFunction<Result, Output>;
  readonly onDone: (result: Result) => void;
  /** `error` is null when the shop could not be reached. */
  readonly onFailed: (error: ApiError | null) => void;
}

/** The first error of each field. */
export const firstOfEach = (
  issues: readonly { readonly path: string; readonly message: string }[],
): FieldErrors => Object.fromEntries([...issues].reverse().map(({ path, message }) => [path, message]));

export const WRONG = '[aria-invalid="true"], button[data-invalid]';

/** Validates a form by its rule and submits it. All mistakes are shown, and focus moves to the first. */
export function useSubmission<Output, Result>(submission: Submission<Output, Result>) {
  const { form, rule, send, onDone, onFailed } = submission;
  const [errors, setErrors] = useState<FieldErrors>({});
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (result) => onDone(result),
    onError: (error) => {
      const refusal = error instanceof ApiError ? error : null;
      onFailed(refusal);
      if (refusal) setErrors(firstOfEach(refusal.issues));
    },
  });

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [errors, form]);

  const submit = (input: unknown): void => {
    if (isPending) return;
    const judged = rule.safeParse(input);
    if (!judged.success) {
      const { issues } = judged.error;
      setErrors(firstOfEach(issues.map(({ path, message }) => ({ path: path.join('.'), message }))));
      return;
    }
    setErrors({});
    mutate(judged.data);
  };

  return { errors, pending: isPending, submit, clear: () => setErrors({}) };
}
