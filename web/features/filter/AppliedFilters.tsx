import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { appliedFilters, without } from '../../addresses/filter-words.ts';
import { addressOf } from '../../addresses/search-address.ts';
import { categoriesQuery, type Search } from '../../api/catalogue/catalogue.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { AppliedChip, ChipRow } from '../../ui/primitives/Chip.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { FilterBar } from './FilterBar.tsx';

const Chips = styled(ChipRow)`
  padding: 6px var(--gutter) 0;
`;

const Count = styled.span`
  min-width: 22px;
  padding: 0 7px;
  border-radius: var(--r-xs);
  background: var(--limelight);
  color: var(--ink);
  font: 700 12px/22px var(--sans);
`;

interface AppliedFiltersProps {
  readonly search: Search;
  readonly titleAs: 'h1' | 'h2';
  /** The number of results; null when it is shown elsewhere. */
  readonly found: Elements;
}

/** The active filters, with ways to change and remove them. */
export function AppliedFilters({ search, titleAs, found }: AppliedFiltersProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const applied = appliedFilters(search, categories);
  return (
    <>
      <FilterBar
        titleAs={titleAs}
        badge={applied.length > 0 && <Count>{applied.length}</Count>}
        title={
          <>
            Filters Applied: <span>{applied.map(({ label }) => label).join(', ')}</span>
          </>
        }
        action={
          <>
            {found}
            <ButtonLink look="bare" to={addressOf({ search: search.search })}>
              Reset
            </ButtonLink>
          </>
        }
      />
      <Chips>
        {applied.map(({ part, label }) => (
          <AppliedChip
            key={part}
            as={Link}
            to={addressOf(without(search, part))}
            aria-label={`Remove filter ${label}`}
          >
            <span>{label}</span>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </AppliedChip>
        ))}
      </Chips>
    </>
  );
}
