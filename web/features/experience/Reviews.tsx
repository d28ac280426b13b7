import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import type { ReviewWire } from '../../api/transport/wire.ts';
import { Heading, Small, VisuallyHidden } from '../../ui/primitives/Text.tsx';

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
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow-wrap: anywhere;
  & > p {
    line-height: 1.5;
  }
  & > small {
    margin-top: auto;
    font-size: 14px;
    font-weight: 600;
    color: var(--text-2);
  }
`;

const Stars = styled.span`
  display: flex;
  gap: 2px;
  color: var(--text-3);
  & > [data-lit] {
    color: var(--accent);
    fill: currentColor;
  }
`;

const RATINGS = [1, 2, 3, 4, 5];

/** What others said, with an average only when there is something to average. */
export function Reviews({ reviews }: { readonly reviews: readonly ReviewWire[] }) {
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  return (
    <>
      <Top>
        <Heading>Reviews</Heading>
        <Average>
          <Star size={16} strokeWidth={1.75} aria-hidden="true" />
          {average.toFixed(1)}
          <Small>from {reviews.length === 1 ? '1 review' : `${reviews.length} reviews`}</Small>
        </Average>
      </Top>
      <List>
        {reviews.map(({ id, username, rating, comment }) => (
          <Quote key={id}>
            <Stars>
              <VisuallyHidden>{rating} of 5 stars</VisuallyHidden>
              {RATINGS.map((star) => (
                <Star
                  key={star}
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                  data-lit={star <= rating || undefined}
                />
              ))}
            </Stars>
            <p>{comment}</p>
            <small>{username}</small>
          </Quote>
        ))}
      </List>
    </>
  );
}
