import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { Small } from './Text.tsx';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-top: 16px;
  & > div {
    display: flex;
    gap: 8px;
  }
`;

interface PagerProps {
  readonly label: string;
  /** The shown range of the list, such as `51–100 of 5,000`. */
  readonly words: string;
  /** null on the first page. */
  readonly onBack: (() => void) | null;
  /** null on the last page. */
  readonly onNext: (() => void) | null;
}

/** Opens another page and scrolls to its top. */
const turnTo = (to: (() => void) | null) => () => {
  to?.();
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Buttons to the previous and next page of a list; renders nothing when there is one page. */
export function Pager({ label, words, onBack, onNext }: PagerProps) {
  if (!onBack && !onNext) return null;
  return (
    <Row aria-label={label}>
      <Small>{words}</Small>
      <div>
        <Button look="quiet" size="sm" disabled={!onBack} onClick={turnTo(onBack)}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          Previous
        </Button>
        <Button look="quiet" size="sm" disabled={!onNext} onClick={turnTo(onNext)}>
          Next
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </div>
    </Row>
  );
}
