import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { appliedFilters } from '../../addresses/filter-words.ts';
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

interface AppliedFiltersProps {
  readonly search: Search;
  readonly titleAs: 'h1' | 'h2';
  /** How many were found; null where that stands elsewhere. */
  readonly found: Elements;
}

/** The filters in force, the way to change them, and the ways to drop them. */
export function AppliedFilters({ search, titleAs, found }: AppliedFiltersProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const applied = appliedFilters(search, categories);
  return (
    <>
      <FilterBar
        titleAs={titleAs}
        count={applied.length}
        title={
          <>
            Filters Applied: <span>{applied.map(({ label }) => label).join(', ')}</span>
          </>
        }
        action={
          <>
            {found}
            <ButtonLink
              look="bare"
              to={addressOf({ ...search, category: null, duration: null, price: null })}
            >
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
            to={addressOf({ ...search, [part]: null })}
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
