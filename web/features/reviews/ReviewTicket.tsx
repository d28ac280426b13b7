import { REVIEW } from '@wondercast/core/bookings/reviews/review-record';
import { isToldPublished } from '@wondercast/core/bookings/reviews/review-states';
import { recordDraft } from '../../forms/record-draft.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Heading, Small } from '../../ui/primitives/Text.tsx';
import { Art, BigTicket, Inside, Shadow } from '../../ui/shop/big-ticket-look.ts';
import { Stars } from '../../ui/shop/Stars.tsx';
import type { Draft, Part } from './review-drafts.ts';
import { Fields, Said } from './review-form-look.ts';
import { StarChoice } from './StarChoice.tsx';

const { labels, lengths } = recordDraft(REVIEW);

interface ReviewTicketProps {
  readonly part: Part;
  /** null when the shop has already read the review. */
  readonly draft: Draft | null;
  readonly errors: { readonly rating: string | null; readonly text: string | null };
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The review of one experience. */
export function ReviewTicket({ part, draft, errors, onChange }: ReviewTicketProps) {
  const { title, imageUrl, review } = part;
  return (
    <Shadow>
      <BigTicket aria-label={title}>
        <Art>
          <Picture src={imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="(max-width: 719px) 100vw, 300px" />
        </Art>
        <Inside>
          <Heading>{title}</Heading>
          {draft ? (
            <Fields>
              <StarChoice
                label={`Stars for ${title}`}
                rating={draft.rating}
                error={errors.rating}
                onChoose={(rating) => onChange({ rating })}
              />
              <TextArea
                label={labels.text}
                note="optional"
                rows={4}
                maxLength={lengths.text}
                value={draft.text}
                error={errors.text}
                onChange={({ target }) => onChange({ text: target.value })}
              />
            </Fields>
          ) : (
            review && (
              <Said>
                <Stars rating={review.rating} />
                {review.text && <p>{review.text}</p>}
                <span>
                  <Badge tone={isToldPublished(review) ? 'ok' : 'flat'}>
                    {isToldPublished(review) ? 'Published' : 'Read'}
                  </Badge>
                </span>
                <Small>What we have read already cannot be changed any more.</Small>
              </Said>
            )
          )}
        </Inside>
      </BigTicket>
    </Shadow>
  );
}
