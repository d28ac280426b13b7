import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { GRACE_HOURS, rotationRule } from '@wondercast/core/people/partners/rules';
import { useRef, useState } from 'react';
import type { Rotation } from '../../api/admin/partners.ts';
import type { Mutation } from '../../api/transport/mutation.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Soft } from '../../ui/primitives/Text.tsx';

interface RotateFormProps<Rotated> {
  readonly title: string;
  readonly text: string;
  /** The explanation of the hours. */
  readonly hint: string;
  readonly failure: string;
  /** Id of the key or webhook. */
  readonly id: number;
  readonly mutation: Mutation<Rotation, Rotated>;
  readonly onRotated: (rotated: Rotated) => void;
  readonly onClose: () => void;
}

/** Replaces a key or secret; the old one remains valid for a number of hours. */
export function RotateForm<Rotated>(props: RotateFormProps<Rotated>) {
  const { title, text, hint, failure, id, mutation, onRotated, onClose } = props;
  const form = useRef<HTMLFormElement>(null);
  const [hours, setHours] = useState(String(GRACE_HOURS));
  const { errors, pending, submit } = useSubmission({
    form,
    rule: rotationRule,
    send: ({ graceHours }, context) => mutation.mutationFn({ id, graceHours }, context),
    onDone: (rotated) => {
      onClose();
      onRotated(rotated);
    },
    onFailed: () => showError(failure),
  });
  return (
    <FormDialog
      title={title}
      width={480}
      form={form}
      dirty={false}
      pending={pending}
      saveLabel="Rotate"
      onSave={() => void submit({ graceHours: hours.trim() === '' ? Number.NaN : Number(hours) })}
      onClose={onClose}
    >
      <Stack>
        <Soft>{text}</Soft>
        <TextField
          label="Hours"
          name="graceHours"
          inputMode="numeric"
          maxLength={maxLengthOf(rotationRule, 'graceHours')}
          autoComplete="off"
          hint={hint}
          value={hours}
          error={errors.graceHours ?? null}
          onChange={({ target }) => setHours(target.value)}
        />
      </Stack>
    </FormDialog>
  );
}
