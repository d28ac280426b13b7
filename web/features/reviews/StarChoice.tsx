import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { RATINGS } from '../../ui/shop/Stars.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  & > div {
    display: flex;
    margin-left: -6px;
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    width: 46px;
    height: 46px;
    border-radius: 50%;
    color: var(--text-3);
    cursor: pointer;
  }
  & label[data-lit] > svg {
    color: var(--accent);
    fill: currentColor;
  }
  & label:hover {
    background: var(--quiet);
  }
  & label:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: -3px;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > b {
    font-weight: 600;
  }
`;

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Wonderful'];

interface StarChoiceProps {
  /** What is rated. */
  readonly label: string;
  /** null when none is chosen. */
  readonly rating: number | null;
  readonly error: string | null;
  readonly onChoose: (rating: number) => void;
}

/** One to five stars as native radio buttons: arrow keys move, and each has a text. */
export function StarChoice({ label, rating, error, onChoose }: StarChoiceProps) {
  const id = useId();
  return (
    <div>
      <Row>
        <div
          role="radiogroup"
          aria-label={label}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-below` : undefined}
        >
          {RATINGS.map((star) => (
            <label key={star} data-lit={(rating !== null && star <= rating) || undefined}>
              <input
                type="radio"
                name={id}
                checked={star === rating}
                aria-invalid={error ? true : undefined}
                onChange={() => onChoose(star)}
              />
              <Star size={30} strokeWidth={1.6} aria-hidden="true" />
              <VisuallyHidden>{`${star} of 5 stars, ${WORDS[star - 1] ?? ''}`}</VisuallyHidden>
            </label>
          ))}
        </div>
        {rating !== null && <b aria-hidden="true">{WORDS[rating - 1]}</b>}
      </Row>
      <FieldMessage id={`${id}-below`} error={error} />
    </div>
  );
}
