import { useQuery } from '@tanstack/react-query';
import { byOrder } from '@wondercast/core/shop/catalogue/category';
import SearchX from 'lucide-react/icons/search-x';
import { styled } from 'styled-components';
import { appliedFilters, isFiltered } from '../../addresses/filter-words.ts';
import { addressOf } from '../../addresses/search-address.ts';
import { categoriesQuery, type Search } from '../../api/catalogue/catalogue.ts';
import { nearSearchesQuery } from '../../api/catalogue/results.ts';
import type { NearSearchWire } from '../../api/transport/wire.ts';
import { ButtonLink } from '../../ui/primitives/Button.tsx';
import { ChipRow, chipLook } from '../../ui/primitives/Chip.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Small, Subheading, VisuallyHidden } from '../../ui/primitives/Text.tsx';

const Ways = styled.section`
  max-width: 720px;
  margin: 0 auto;
  padding: 4px var(--gutter) 28px;
  text-align: center;
  & > ${ChipRow} {
    justify-content: center;
    margin-top: 12px;
  }
`;

const Way = styled(Link)`
  ${chipLook}
  & > ${Small} {
    font-variant-numeric: tabular-nums;
  }
`;

/** The filters that alternative searches drop, one at a time. */
const DROPPED = ['category', 'duration', 'price'] as const;

interface WayOut {
  readonly to: string;
  readonly words: string;
  readonly count: number;
}

/** A row of alternative searches, each with its number of results. */
function WaysOut({ title, ways }: { readonly title: string; readonly ways: readonly WayOut[] }) {
  if (ways.length === 0) return null;
  return (
    <Ways aria-label={title}>
      <Subheading as="h2">{title}</Subheading>
      <ChipRow>
        {ways.map(({ to, words, count }) => (
          <Way key={to} to={to}>
            <span>{words}</span>
            <Small>
              <span>{count}</span>
              <VisuallyHidden>{count === 1 ? ' experience' : ' experiences'}</VisuallyHidden>
            </Small>
          </Way>
        ))}
      </ChipRow>
    </Ways>
  );
}

/** Shown for an empty search result: similar words, searches with one filter less, and the categories. */
export function NoResults({ search }: { readonly search: Search }) {
  const { search: term } = search;
  const { data: near = [] } = useQuery(nearSearchesQuery(search));
  const { data: categories = [] } = useQuery(categoriesQuery);
  const leadsTo = ({ count, ...way }: NearSearchWire) => ({ to: addressOf(way), count });
  const isRespelt = (way: NearSearchWire) => way.search !== term;
  const nameOf = (way: NearSearchWire) => categories.find(({ slug }) => slug === way.category)?.name ?? '';
  const without = near.flatMap((way) => {
    const dropped = appliedFilters(search, categories).find(({ part }) =>
      DROPPED.some((each) => each === part && way[each] === null),
    );
    return isRespelt(way) || !dropped ? [] : [{ ...leadsTo(way), words: dropped.label }];
  });
  const browsed = categories
    .filter(({ slug, experienceCount }) => experienceCount > 0 && slug !== search.category)
    .toSorted(byOrder)
    .map(({ slug, name, experienceCount }) => ({
      to: addressOf({ category: slug }),
      words: name,
      count: experienceCount,
    }));
  return (
    <>
      <EmptyState
        icon={SearchX}
        title={term === '' ? 'No experiences found' : `No experiences found matching "${term}"`}
        action={
          <>
            {term !== '' && (
              <ButtonLink look="line" to={addressOf({ ...search, search: '' })}>
                Clear search
              </ButtonLink>
            )}
            {isFiltered(search) && (
              <ButtonLink look={term === '' ? 'line' : 'bare'} to="/">
                {term === '' ? 'Reset' : 'Browse everything'}
              </ButtonLink>
            )}
          </>
        }
      />
      <WaysOut
        title="Did you mean"
        ways={near.filter(isRespelt).map((way) => ({ ...leadsTo(way), words: way.search || nameOf(way) }))}
      />
      <WaysOut title="What fits without" ways={without} />
      <WaysOut title="Or browse" ways={browsed} />
    </>
  );
}
