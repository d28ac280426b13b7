import Star from 'lucide-react/icons/star';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useConfig } from '../../api/catalogue/site.ts';
import type { ReviewWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Heading, Small } from '../../ui/primitives/Text.tsx';
import { ReviewAnswer, reviewFrame } from '../../ui/shop/review-look.ts';
import { Stars } from '../../ui/shop/Stars.tsx';
import { useAllReviews } from './use-all-reviews.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 6px 16px;
`;

const Average = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > svg {
    color: var(--accent);
    fill: currentColor;
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: 16px;
  margin-top: 18px;
`;

const Quote = styled.li`
  ${reviewFrame}
  display: flex;
  flex-direction: column;
  gap: 10px;
  & > small {
    margin-top: auto;
    font-size: 14px;
    font-weight: 600;
    color: var(--text-2);
  }
`;

/** How many are shown at first, and more with each press. */
const STEP = 12;

interface ReviewsProps {
  readonly experienceId: number;
  /** The newest hundred, newest first. */
  readonly reviews: readonly ReviewWire[];
  /** Figures of all reviews; undefined while unknown. */
  readonly figures: { readonly average: number | null; readonly count: number } | undefined;
}

/** Reviews with the shop's answers, and an average if there are any. */
export function Reviews({ experienceId, reviews: newest, figures }: ReviewsProps) {
  const { brandName } = useConfig();
  const [shown, setShown] = useState(STEP);
  const { average, count } = figures ?? { average: null, count: 0 };
  const { reviews, pending, fetchOlder } = useAllReviews(experienceId, newest);
  const showMore = async () => {
    if (reviews.length < shown + STEP && reviews.length < count) await fetchOlder();
    setShown(shown + STEP);
  };
  return (
    <>
      <Top>
        <Heading>Reviews</Heading>
        {average !== null && (
          <Average>
            <Star size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{average.toFixed(1)}</span>
            <Small>{`from ${count === 1 ? '1 review' : `${count} reviews`}`}</Small>
          </Average>
        )}
      </Top>
      <List>
        {reviews.slice(0, shown).map(({ id, username, company, rating, comment, answer }) => (
          <Quote key={id}>
            <Stars rating={rating} />
            {comment && <p>{comment}</p>}
            <small>{company === null ? username : `${username}, ${company}`}</small>
            {answer !== null && (
              <ReviewAnswer>
                <b>{`${brandName} answers`}</b>
                <p>{answer}</p>
              </ReviewAnswer>
            )}
          </Quote>
        ))}
      </List>
      {Math.max(reviews.length, count) > shown && (
        <Button look="quiet" style={{ marginTop: 18 }} pending={pending} onClick={() => void showMore()}>
          Show more reviews
        </Button>
      )}
    </>
  );
}
