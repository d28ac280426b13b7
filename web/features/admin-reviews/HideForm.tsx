import { useMutation } from '@tanstack/react-query';
import { MODERATION } from '@wondercast/core/bookings/reviews/review-record';
import { hideReviewRule } from '@wondercast/core/bookings/reviews/rules';
import { useRef, useState } from 'react';
import { hideReview } from '../../api/admin/reviews.ts';
import type { AdminReviewWire } from '../../api/transport/wire.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

const { labels, lengths } = recordDraft(MODERATION);

interface HideFormProps {
  readonly review: AdminReviewWire;
  readonly onClose: () => void;
}

/** Hides a published review or refuses a new one, with a reason for the staff. */
export function HideForm({ review, onClose }: HideFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const { mutateAsync } = useMutation(hideReview);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: hideReviewRule,
    send: (body) => mutateAsync({ id: review.id, body }),
    onDone: () => {
      showToast('Review hidden');
      onClose();
    },
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.words ?? 'Please try again.', 'Not saved');
    },
  });
  return (
    <FormDialog
      title="Hide the review"
      form={form}
      dirty={text !== ''}
      pending={pending}
      saveLabel="Hide review"
      onSave={() => submit({ reason: text, version: review.version })}
      onClose={onClose}
    >
      <TextField
        label={labels.reason}
        note="only staff read it"
        required
        maxLength={lengths.reason}
        value={text}
        error={errors.reason ?? null}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
