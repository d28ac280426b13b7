import Star from 'lucide-react/icons/star';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/Text.tsx';

const Row = styled.span`
  display: flex;
  gap: 2px;
  color: var(--text-3);
  & > [data-lit] {
    color: var(--accent);
    fill: currentColor;
  }
`;

/** In ascending order. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating as stars, with a text for screen readers. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row>
      <VisuallyHidden>{`${rating} of 5 stars`}</VisuallyHidden>
      {RATINGS.map((star) => (
        <Star
          key={star}
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          data-lit={star <= rating || undefined}
        />
      ))}
    </Row>
  );
}
