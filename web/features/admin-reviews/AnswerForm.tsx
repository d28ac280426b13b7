import { useMutation } from '@tanstack/react-query';
import { MODERATION } from '@wondercast/core/bookings/reviews/review-record';
import { answerReviewRule } from '@wondercast/core/bookings/reviews/rules';
import { useRef, useState } from 'react';
import { answerReview } from '../../api/admin/reviews.ts';
import type { AdminReviewWire } from '../../api/transport/wire.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

const { labels, lengths } = recordDraft(MODERATION);

interface AnswerFormProps {
  readonly review: AdminReviewWire;
  readonly onClose: () => void;
}

/** Answers a review. The answer is shown below it. */
export function AnswerForm({ review, onClose }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(review.answer ?? '');
  const { mutateAsync } = useMutation(answerReview);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: answerReviewRule,
    send: (body) => mutateAsync({ id: review.id, body }),
    onDone: () => {
      showToast('Answer saved');
      onClose();
    },
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.words ?? 'Please try again.', 'Not saved');
    },
  });
  return (
    <FormDialog
      title="Answer the review"
      form={form}
      dirty={text !== (review.answer ?? '')}
      pending={pending}
      saveLabel="Save answer"
      onSave={() => submit({ answer: text, version: review.version })}
      onClose={onClose}
    >
      <TextArea
        label={labels.answer}
        note="shown below the review; empty takes it back"
        rows={5}
        maxLength={lengths.answer}
        value={text}
        error={errors.answer ?? null}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  );
}
