import { formatPrice, toMinorUnits } from '@wondercast/core/kernel/money';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { CardWire } from '../../api/transport/wire.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { Fine } from '../../ui/primitives/Text.tsx';

const List = styled.div`
  position: absolute;
  top: calc(100% + 10px);
  left: 0;
  right: 0;
  z-index: 30;
  /* About 240 px at most (specification §9), so that a cut-off row says there is more. */
  max-height: 248px;
  overflow: auto;
  padding: 6px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow:
    var(--shadow-3),
    0 0 0 1px var(--line);
  scrollbar-width: thin;
  @media (max-width: 1079.98px) {
    top: 100%;
    left: 12px;
    right: 12px;
  }
`;

const Option = styled(Link)`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 7px;
  border-radius: var(--r-md);
  &[aria-selected='true'] {
    background: var(--s3);
  }
  & img {
    width: 40px;
    height: 50px;
    object-fit: cover;
    border-radius: 8px;
    background: var(--poster);
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.25;
  }
  & mark {
    background: none;
    color: var(--accent);
    font-weight: 700;
  }
  & > svg {
    flex: none;
    margin-right: 6px;
    visibility: hidden;
  }
  &[aria-selected='true'] > svg {
    visibility: visible;
  }
`;

function Marked({ text, term }: { readonly text: string; readonly term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase());
  if (start === -1) return text;
  const end = start + term.length;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}

interface SuggestionListProps {
  readonly id: string;
  readonly term: string;
  readonly suggestions: readonly CardWire[];
  readonly highlighted: number;
  readonly onHighlight: (index: number) => void;
  readonly onChoose: () => void;
}

export default function SuggestionList({
  id,
  term,
  suggestions,
  highlighted,
  onHighlight,
  onChoose,
}: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    <List ref={list} id={id} role="listbox" aria-label="Suggestions">
      {suggestions.map(({ id: experienceId, slug, title, duration, imageUrl, starterPrice }, index) => (
        <Option
          key={experienceId}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === highlighted}
          tabIndex={-1}
          to={`/experience/${slug}`}
          onPointerMove={() => onHighlight(index)}
          onClick={onChoose}
        >
          <Picture src={imageUrl} kind="card" sizes="40px" />
          <div>
            <b>
              <Marked text={title} term={term} />
            </b>
            <Fine>{`${duration} · From ${formatPrice(toMinorUnits(starterPrice))}`}</Fine>
          </div>
          <CornerDownLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        </Option>
      ))}
    </List>
  );
}
