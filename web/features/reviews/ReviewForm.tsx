import { REVIEW } from '@wondercast/core/bookings/reviews/review-record';
import { reviewsRule } from '@wondercast/core/bookings/reviews/rules';
import { NO_STARS } from '@wondercast/core/bookings/reviews/words';
import Hourglass from 'lucide-react/icons/hourglass';
import { useRef, useState } from 'react';
import { giveReviews } from '../../api/booking/reviews.ts';
import type { ReviewPageWire } from '../../api/transport/wire.ts';
import { recordDraft } from '../../forms/record-draft.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { formatInstant } from '../../ui/formats/format-date.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Middle } from '../../ui/primitives/Middle.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { PageTitle, PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { Stage, Top, Words } from '../../ui/shop/big-ticket-look.ts';
import { Glow } from '../../ui/shop/Glow.tsx';
import { ReviewTicket } from './ReviewTicket.tsx';
import { draftsOf, givenOf, isOpen, namesOf, wordsAbove } from './review-drafts.ts';
import { Narrow, Signature } from './review-form-look.ts';

const { labels, lengths } = recordDraft(REVIEW);

interface ReviewFormProps {
  readonly token: string;
  readonly page: ReviewPageWire;
}

/** Stars and texts for each experience of a delivered booking, with one signature. They can be corrected until the shop has read them. */
export function ReviewForm({ token, page }: ReviewFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [drafts, setDrafts] = useState(() => draftsOf(page));
  const [names, setNames] = useState(() => namesOf(page));
  const [sent, setSent] = useState(() => page.parts.every(({ review }) => review !== null));
  const { places, reviews } = givenOf(page.parts, drafts);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: reviewsRule,
    send: giveReviews(token).mutationFn,
    onDone: () => {
      setSent(true);
      scrollTo(0, 0);
    },
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.words ?? 'Please try again.', 'Not sent');
    },
  });
  if (page.ended || page.parts.length === 0)
    return (
      <Middle>
        <EmptyState
          icon={Hourglass}
          titleAs="h1"
          title={page.ended ? 'This link has ended' : 'Nothing to review any more'}
          text="Thank you all the same. What you have sent is with us."
        />
      </Middle>
    );
  const errorAt = (experienceId: number, name: 'rating' | 'text'): string | null => {
    const place = places.indexOf(experienceId);
    // Nothing was entered, so the first ticket asks for its stars.
    if (place < 0)
      return name === 'rating' && errors.reviews && experienceId === page.parts[0]?.experienceId
        ? NO_STARS
        : null;
    return errors[`reviews.${place}.${name}`] ?? null;
  };
  return (
    <Stage>
      <Glow />
      <Top>
        <PageTitle>{sent ? 'Thank you' : 'How was it?'}</PageTitle>
        <Words>{wordsAbove(page, sent)}</Words>
      </Top>
      <Narrow>
        {sent && (
          <div role="status" style={{ marginTop: 24 }}>
            <Note tone="info">Your review has reached us.</Note>
          </div>
        )}
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit({ ...names, reviews });
          }}
        >
          {page.parts.map((part) => (
            <ReviewTicket
              key={part.experienceId}
              part={part}
              draft={isOpen(part) ? (drafts[part.experienceId] ?? null) : null}
              errors={{
                rating: errorAt(part.experienceId, 'rating'),
                text: errorAt(part.experienceId, 'text'),
              }}
              onChange={(change) =>
                setDrafts((now) => {
                  const draft = now[part.experienceId];
                  return draft ? { ...now, [part.experienceId]: { ...draft, ...change } } : now;
                })
              }
            />
          ))}
          {page.parts.some(isOpen) && (
            <Signature aria-labelledby="shown-name">
              <PanelTitle id="shown-name">The name that is shown</PanelTitle>
              <div>
                <TextField
                  label={labels.name}
                  name="name"
                  required
                  maxLength={lengths.name}
                  value={names.name}
                  error={errors.name ?? null}
                  onChange={({ target }) => setNames({ ...names, name: target.value })}
                />
                <TextField
                  label={labels.company}
                  note="optional"
                  name="company"
                  maxLength={lengths.company}
                  value={names.company}
                  error={errors.company ?? null}
                  onChange={({ target }) => setNames({ ...names, company: target.value })}
                />
              </div>
              <footer>
                <Button type="submit" size="lg" pending={pending}>
                  {sent ? 'Send again' : 'Send review'}
                </Button>
                <Small>{`Open until ${formatInstant(page.endsAt)}. We read it before it is shown.`}</Small>
              </footer>
            </Signature>
          )}
        </form>
      </Narrow>
    </Stage>
  );
}
