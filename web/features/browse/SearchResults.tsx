import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readDays } from '@wondercast/core/buying/free-times/finder-days';
import { leftOutWords } from '@wondercast/core/buying/free-times/finder-words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '../../addresses/search-address.ts';
import type { Search } from '../../api/catalogue/catalogue.ts';
import { type FoundPage, isFinding, resultsQuery } from '../../api/catalogue/results.ts';
import { counted } from '../../ui/formats/counted.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { PosterSkeleton } from '../../ui/primitives/Skeleton.tsx';
import { CardGrid } from '../../ui/shop/CardGrid.tsx';
import { PosterCard } from '../../ui/shop/PosterCard.tsx';
import { d3 } from '../../ui/theme/type.ts';
import { DayCaption } from './DayCaption.tsx';
import { FitCaption } from './FitCaption.tsx';
import LoadFailed from './LoadFailed.tsx';
import { NoResults } from './NoResults.tsx';
import { NothingFits } from './NothingFits.tsx';
import { useLoadFailure } from './use-load-failure.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px 16px;
  padding: 44px var(--gutter) 8px;
  & > button {
    margin-left: auto;
    align-self: center;
  }
  @media (max-width: 719.98px) {
    padding-top: 28px;
  }
`;

const Title = styled.h1`
  ${d3}
  overflow-wrap: anywhere;
`;

const Count = styled.p`
  color: var(--text-3);
  white-space: nowrap;
  /* Belongs to the title: what follows stands at the end of the row. */
  flex: 1 0 auto;
`;

const More = styled.div`
  display: flex;
  justify-content: center;
  padding: 0 var(--gutter) 44px;
`;

const LeftOutLine = styled.p`
  padding: 14px var(--gutter) 0;
  color: var(--text-2);
`;

const CARD_SIZES = '(max-width: 719px) 46vw, 286px';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface SearchTitleProps {
  readonly search: Search;
  /** Content at the end of the row. */
  readonly action: Elements;
}

/** The number of results. */
export function ResultCount({ search }: { readonly search: Search }) {
  const { data } = useQuery(resultsQuery(search));
  return <Count role="status">{data && data.total > 0 && counted(data.total, 'experience')}</Count>;
}

/** The heading of a search with the number of results. */
export function SearchTitle({ search, action }: SearchTitleProps) {
  return (
    <Top>
      <Title>{`Search Results for "${search.search}"`}</Title>
      <ResultCount search={search} />
      {action}
    </Top>
  );
}

/** The ids of all cards on the same page as this one. */
const idsBeside = (pages: readonly FoundPage[], id: number): readonly number[] =>
  pages.map(({ items }) => items.map((card) => card.id)).find((ids) => ids.includes(id)) ?? [];

/** The query string for an experience's page, so that its ticket starts with the searched values. */
const queryOf = ({ people, from }: Search): string => {
  const told = new URLSearchParams({ ...(people !== null && { people }), ...(from !== null && { from }) });
  return told.size > 0 ? `?${told}` : '';
};

/** The results of search and filters as a grid that loads more on demand. */
export function SearchResults({ search }: { readonly search: Search }) {
  return <Results key={addressOf(search)} search={search} />;
}

function Results({ search }: { readonly search: Search }) {
  const client = useQueryClient();
  const first = useQuery(resultsQuery(search));
  const [more, setMore] = useState<readonly FoundPage[]>([]);
  const showMore = useMutation({
    mutationFn: (cursor: string) => client.fetchQuery(resultsQuery(search, cursor)),
    onSuccess: (page) => setMore((pages) => [...pages, page]),
  });
  const pages = first.data ? [first.data, ...more] : [];
  const isError = first.isError || showMore.isError;
  useLoadFailure(isError);
  const isEmpty = first.data?.items.length === 0;
  const isLoading = !first.data || showMore.isPending;
  const next = pages.at(-1)?.next ?? null;
  // The catalogue may change between two pages, so a card may occur twice.
  const cards = new Map(pages.flatMap(({ items }) => items).map((card) => [card.id, card]));
  if (isError && cards.size === 0) return <LoadFailed />;
  const leftOut = first.data?.leftOut ?? null;
  if (isEmpty && isFinding(search)) return <NothingFits search={search} leftOut={leftOut} />;
  if (isEmpty) return <NoResults search={search} />;
  const leftOutSaid = leftOut === null ? '' : leftOutWords(leftOut);
  const people = search.people === null ? null : Number(search.people);
  const named = people === null ? readDays(search) : null;
  return (
    <>
      {leftOutSaid !== '' && <LeftOutLine>{`Left out: ${leftOutSaid}.`}</LeftOutLine>}
      <CardGrid aria-busy={isLoading}>
        {[...cards.values()].map((card) => (
          <li key={card.id}>
            <PosterCard
              // A card with a fit already shows a time, so it needs no first free day.
              poster={card.fit || named ? { ...card, id: undefined } : card}
              sizes={CARD_SIZES}
              level="h2"
              query={queryOf(search)}
            />
            {card.fit && people !== null && <FitCaption fit={card.fit} people={people} />}
            {named && <DayCaption id={card.id} ids={idsBeside(pages, card.id)} days={named} />}
          </li>
        ))}
        {isLoading &&
          SKELETONS.map((key) => (
            <li key={key}>
              <PosterSkeleton />
            </li>
          ))}
      </CardGrid>
      {next !== null && (
        <More>
          <Button look="line" pending={showMore.isPending} onClick={() => showMore.mutate(next)}>
            Show more
          </Button>
        </More>
      )}
    </>
  );
}
