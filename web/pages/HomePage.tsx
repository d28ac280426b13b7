import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { isNarrowed, searchOf } from '../addresses/search-address.ts';
import { featuredQuery } from '../api/catalogue/catalogue.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { BookNow } from '../features/booking/BookNow.tsx';
import { CategoryRows } from '../features/browse/CategoryRows.tsx';
import { Hero } from '../features/browse/Hero.tsx';
import { HeroSkeleton } from '../features/browse/HomeSkeleton.tsx';
import { LogoStrip } from '../features/browse/LogoStrip.tsx';
import { FilterBar } from '../features/filter/FilterBar.tsx';
import { bannerPreloads } from './banner-preloads.ts';
import { HOME_DESCRIPTION } from './home-description.ts';
import { usePageHead } from './page-head.tsx';
import { resultsChunk } from './results-chunk.ts';

const { Page: Results } = resultsChunk;

function Front() {
  const { brandName, publicUrl } = useConfig();
  const { data: featured, isPending } = useQuery(featuredQuery);
  usePageHead({
    title: `${brandName} | Live experiences for teams`,
    description: HOME_DESCRIPTION,
    canonical: '/',
    image: featured?.coverImageUrl ?? featured?.imageUrl ?? null,
    preloads: featured ? bannerPreloads(featured) : [],
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: brandName,
      url: publicUrl,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${publicUrl}/?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  });
  return (
    <>
      {isPending && <HeroSkeleton />}
      {featured && <Hero experience={featured} bookNow={<BookNow experience={featured} />} />}
      <Suspense>
        <LogoStrip />
      </Suspense>
      <FilterBar titleAs={featured || isPending ? 'h2' : 'h1'} />
      <CategoryRows alone={featured === null} />
    </>
  );
}

/** Home: the featured experience and the category rows, or the results of a search or filters. */
export default function HomePage() {
  const { search: parameters } = useLocation();
  const search = searchOf(new URLSearchParams(parameters));
  return isNarrowed(search) ? <Results /> : <Front />;
}
