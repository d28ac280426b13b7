import { type SubmitEvent, useRef } from 'react';
import { type Submission, useSubmission } from './use-submission.ts';

interface UncontrolledForm<Output, Result> extends Omit<Submission<Output, Result>, 'form'> {
  /** Sent beside what the fields hold. */
  readonly more?: object;
  readonly onSubmit?: () => void;
}

/** A form that is read when it is sent: what its element needs, and what was wrong with it. */
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
