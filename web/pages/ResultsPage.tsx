import { soundFinder } from '@wondercast/core/buying/free-times/finder-days';
import { useLocation } from 'react-router-dom';
import { isFiltered } from '../addresses/filter-words.ts';
import { searchOf } from '../addresses/search-address.ts';
import type { Search } from '../api/catalogue/catalogue.ts';
import { isFinding, nearSearchesQuery, resultsQuery } from '../api/catalogue/results.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { ResultCount, SearchResults, SearchTitle } from '../features/browse/SearchResults.tsx';
import { AppliedFilters } from '../features/filter/AppliedFilters.tsx';
import { FilterButton } from '../features/filter/FilterBar.tsx';
import { HOME_DESCRIPTION } from './home-description.ts';
import { found, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';

/** Reads a search from the URL in the form of the API. */
const askedIn = (parameters: URLSearchParams): Search => {
  const search = searchOf(parameters);
  return { ...search, ...soundFinder(search) };
};

export const warm: Warm = async (client, url) => {
  const search = askedIn(url.searchParams);
  const { items } = await client.fetchQuery(resultsQuery(search));
  if (items.length === 0 && !isFinding(search)) await client.prefetchQuery(nearSearchesQuery(search));
  return found;
};

/** The results of a search or filters as a grid. */
export default function ResultsPage() {
  const { search: parameters } = useLocation();
  const search = askedIn(new URLSearchParams(parameters));
  const { brandName } = useConfig();
  const isSearch = search.search !== '';
  usePageHead({
    title: `${isSearch ? `Search Results for "${search.search}"` : 'Browse Events'} | ${brandName}`,
    description: HOME_DESCRIPTION,
    canonical: '/',
  });
  return (
    <>
      {isSearch && <SearchTitle search={search} action={!isFiltered(search) && <FilterButton />} />}
      {isFiltered(search) && (
        <AppliedFilters
          search={search}
          titleAs={isSearch ? 'h2' : 'h1'}
          found={!isSearch && <ResultCount search={search} />}
        />
      )}
      <SearchResults search={search} />
    </>
  );
}
