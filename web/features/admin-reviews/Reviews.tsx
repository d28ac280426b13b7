import { useQuery } from '@tanstack/react-query';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import { useAddress } from '../../addresses/use-address.ts';
import { usePages } from '../../addresses/use-pages.ts';
import { REVIEWS_PAGE_SIZE, reviewsPageQuery } from '../../api/admin/reviews.ts';
import { counted, rangeOf } from '../../ui/formats/counted.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { Pager } from '../../ui/primitives/Pager.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { Bar, TabTop } from '../../ui/primitives/TabTop.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import { Cards } from './review-card-look.ts';

const OTHERS = [
  { value: 'published', label: 'Published' },
  { value: 'hidden', label: 'Hidden' },
] as const;

const EMPTY = {
  waiting: {
    title: 'No review waits',
    text: 'Customers are asked after delivery. What they write comes here first.',
  },
  published: { title: 'No review is published yet', text: 'What you publish is on its experience’s page.' },
  hidden: { title: 'No review is hidden', text: 'What you hide stays here, with your reason.' },
} as const;

/** Customers' reviews of delivered bookings: read, answer, publish or hide. */
export default function Reviews() {
  const [parameters, change] = useAddress();
  const chosen = OTHERS.find(({ value }) => value === parameters.get('state'))?.value ?? null;
  const state = chosen ?? 'waiting';
  const query = useQuery(reviewsPageQuery({ state, cursor: parameters.get('cursor') }));
  const { data } = query;
  const { page, onBack, onNext } = usePages(data?.next ?? null);
  return (
    <>
      <TabTop title="Reviews" text="Asked for after delivery, and read here before they are shown." />
      <Bar>
        <FilterSelect
          label="State"
          all="Waiting"
          options={OTHERS}
          chosen={chosen}
          onChoose={(next) => change({ state: next, cursor: null })}
        />
        {data && <Small role="status">{counted(data.total, 'review')}</Small>}
      </Bar>
      <Loaded
        query={query}
        failed="Failed to load reviews"
        skeleton={<TableSkeleton label="Loading reviews..." />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState icon={MessageSquareQuote} {...EMPTY[state]} />}
      >
        {({ items, total }) => (
          <>
            <Cards aria-label="Reviews">
              {items.map((review) => (
                <ReviewCard key={review.id} review={review} />
              ))}
            </Cards>
            <Pager
              label="Pages of reviews"
              words={rangeOf(page * REVIEWS_PAGE_SIZE, items.length, total)}
              onBack={onBack}
              onNext={onNext}
            />
          </>
        )}
      </Loaded>
    </>
  );
}
