import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { openOverlay } from '../../ui/overlays/overlays.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { BELOW_BANNER } from '../../ui/shop/below-banner.ts';
import { d3 } from '../../ui/theme/type.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 12px 16px;
  padding: 20px var(--gutter) 8px;
`;

const Title = styled.h2`
  ${d3}
  margin-right: auto;
  & > span {
    color: var(--text-3);
  }
`;

/** Opens the filter dialog. */
export function FilterButton({ badge }: { readonly badge?: Elements }) {
  return (
    <Button look="line" data-script="" aria-haspopup="dialog" onClick={() => openOverlay('filter')}>
      <SlidersHorizontal size={20} strokeWidth={1.75} aria-hidden="true" />
      <span>Filter</span>
      {badge}
    </Button>
  );
}

interface FilterBarProps {
  readonly titleAs: 'h1' | 'h2';
  readonly title?: ReactNode;
  /** Content of the Filter button: the number of active filters. */
  readonly badge?: Elements;
  /** Content before the Filter button; a leading paragraph belongs to the title. */
  readonly action?: Elements;
}

/** The title of the list, and the Filter button. */
export function FilterBar({ titleAs, title = 'Browse Events', badge, action }: FilterBarProps) {
  return (
    <Bar>
      <Title as={titleAs} id={BELOW_BANNER}>
        {title}
      </Title>
      {action}
      <FilterButton badge={badge} />
    </Bar>
  );
}
