import { useQuery } from '@tanstack/react-query';
import { byOrder } from '@wondercast/core/shop/catalogue/category';
import { lazy, Suspense } from 'react';
import { categoriesQuery, rowQuery } from '../../api/catalogue/catalogue.ts';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { Carousel } from '../../ui/primitives/Carousel.tsx';
import { PosterSkeleton } from '../../ui/primitives/Skeleton.tsx';
import { PosterCard } from '../../ui/shop/PosterCard.tsx';
import { useLoadFailure } from './use-load-failure.ts';

const LoadFailed = lazy(() => import('./LoadFailed.tsx'));
const EmptyShop = lazy(() => import('./EmptyShop.tsx'));

/** On phones half of the narrowest version, which screens with double density then use. */
const CARD_SIZES = '(max-width: 719px) 193px, clamp(208px, 18.1vw, 286px)';

const counted = (count: number): string => `${count} experience${count === 1 ? '' : 's'}`;

const SKELETONS = [...'abcdefg'];

export function RowSkeleton({ title }: { readonly title: string }) {
  return (
    <Carousel title={title} note="">
      {SKELETONS.map((key) => (
        <li key={key}>
          <PosterSkeleton />
        </li>
      ))}
    </Carousel>
  );
}

function CategoryRow({ category }: { readonly category: CategoryWire }) {
  const { data: cards, isError } = useQuery(rowQuery(category.slug));
  useLoadFailure(isError);
  if (isError) return <LoadFailed />;
  if (!cards) return <RowSkeleton title={category.name} />;
  if (cards.length === 0) return null;
  return (
    <Carousel title={category.name} note={counted(category.experienceCount)}>
      {cards.map((card) => (
        <li key={card.id}>
          <PosterCard poster={card} sizes={CARD_SIZES} />
        </li>
      ))}
    </Carousel>
  );
}

/** One row for each non-empty category, in order. `alone`: no featured experience is above them. */
export function CategoryRows({ alone }: { readonly alone: boolean }) {
  const { data: categories, isError } = useQuery(categoriesQuery);
  const shown = [...(categories ?? [])].sort(byOrder).filter(({ experienceCount }) => experienceCount > 0);
  useLoadFailure(isError);
  if (isError && !categories)
    return (
      <Suspense>
        <LoadFailed />
      </Suspense>
    );
  return (
    <div aria-busy={!categories}>
      {shown.map((category) => (
        // Each row hydrates separately, so that none delays the page.
        <Suspense key={category.id}>
          <CategoryRow category={category} />
        </Suspense>
      ))}
      {alone && categories && !shown.length && (
        <Suspense>
          <EmptyShop />
        </Suspense>
      )}
      {!categories && <RowSkeleton title="Experiences" />}
    </div>
  );
}
