import { useMutation } from '@tanstack/react-query';
import { isHiddenReview, isPublished } from '@wondercast/core/bookings/reviews/review-states';
import { useState } from 'react';
import { publishReview } from '../../api/admin/reviews.ts';
import type { AdminReviewWire } from '../../api/transport/wire.ts';
import { showFailure } from '../../forms/show-failure.ts';
import { formatMoment } from '../../ui/formats/format-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { OnlyWriters } from '../../ui/primitives/OnlyWriters.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ReviewAnswer } from '../../ui/shop/review-look.ts';
import { Stars } from '../../ui/shop/Stars.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { HideForm } from './HideForm.tsx';
import { Card } from './review-card-look.ts';

/** A review with its possible actions. */
export function ReviewCard({ review }: { readonly review: AdminReviewWire }) {
  const [asked, setAsked] = useState<'answer' | 'hide' | null>(null);
  const publishing = useMutation({
    ...publishReview,
    onSuccess: () => showToast('Review published', 'It is on its experience’s page now.'),
    onError: showFailure,
  });
  const { id, title, rating, text, name, company, reason, answer, bookingReference, givenAt } = review;
  const who = company === null ? name : `${name}, ${company}`;
  const about = `the review of ${title} by ${who}`;
  return (
    <Card>
      <header>
        <h2>{title}</h2>
        <Stars rating={rating} />
      </header>
      {text ? <p>{text}</p> : <Small>Stars only.</Small>}
      <Small>{`${who} · ${bookingReference} · ${formatMoment(givenAt)}`}</Small>
      {reason !== null && <Small>{`Hidden: ${reason}`}</Small>}
      {answer !== null && (
        <ReviewAnswer>
          <b>Your answer</b>
          <p>{answer}</p>
        </ReviewAnswer>
      )}
      <OnlyWriters>
        <footer>
          {!isPublished(review) && (
            <Button
              size="sm"
              aria-label={`Publish ${about}`}
              pending={publishing.isPending}
              onClick={() => publishing.mutate({ id, body: { version: review.version } })}
            >
              Publish
            </Button>
          )}
          <Button look="line" size="sm" aria-label={`Answer ${about}`} onClick={() => setAsked('answer')}>
            {answer === null ? 'Answer' : 'Change answer'}
          </Button>
          {!isHiddenReview(review) && (
            <Button look="quiet" size="sm" aria-label={`Hide ${about}`} onClick={() => setAsked('hide')}>
              Hide
            </Button>
          )}
        </footer>
      </OnlyWriters>
      {asked === 'answer' && <AnswerForm review={review} onClose={() => setAsked(null)} />}
      {asked === 'hide' && <HideForm review={review} onClose={() => setAsked(null)} />}
    </Card>
  );
}
