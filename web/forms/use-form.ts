import { type SubmitEvent, useRef } from 'react';
import { type Submission, useSubmission } from './use-submission.ts';

interface UncontrolledForm<Output, Result> extends Omit<Submission<Output, Result>, 'form'> {
  /** Sent in addition to the fields. */
  readonly more?: object;
  readonly onSubmit?: () => void;
}

/** An uncontrolled form, which is read when it is submitted: the props of its element, and its errors. */
export function useForm<Output, Result>({ more, onSubmit, ...submission }: UncontrolledForm<Output, Result>) {
  const ref = useRef<HTMLFormElement>(null);
  const { errors, pending, submit } = useSubmission({ ...submission, form: ref });
  return {
    errors,
    pending,
    form: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit?.();
        submit({ ...Object.fromEntries(new FormData(event.currentTarget)), ...more });
      },
    },
  };
}
