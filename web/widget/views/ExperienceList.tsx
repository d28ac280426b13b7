/** @jsxImportSource preact */
import type { ListPage } from '@wondercast/client';
import { useEffect, useState } from 'preact/hooks';
import type { CardWire, CategoryWire } from '../../api/transport/wire.ts';
import type { Listed } from '../listed.ts';
import { Button } from '../parts/Button.tsx';
import { Title } from '../parts/Title.tsx';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useSurroundings } from '../surroundings.ts';
import { problemFor } from '../trouble.ts';
import { useFirstDays } from '../use-first-days.ts';
import { useLoad } from '../use-load.ts';
import { ExperienceCard } from './ExperienceCard.tsx';
import { ListBar, type Narrowed } from './ListBar.tsx';
import { WrongCategory } from './WrongCategory.tsx';

const PAGE = 24;
const SHADOWS = 8;

interface ExperienceListProps {
  readonly arrived: boolean;
  /** Slug of the only category to list; null for all. */
  readonly category: string | null;
  readonly narrowed: Narrowed;
  readonly onNarrow: (narrowed: Narrowed) => void;
  /** The slug of the experience that the visitor comes back from. */
  readonly left: string | null;
  /** What was listed before, for a visitor who comes back. */
  readonly listed: { current: Listed | null };
  readonly onOpen: (slug: string) => void;
  readonly onCart: () => void;
}

/** The shop's experiences as posters. */
export function ExperienceList(props: ExperienceListProps) {
  const { arrived, category, narrowed, onNarrow, left, listed, onOpen, onCart } = props;
  const { shop, sendEvent, say } = useSurroundings();
  const chosen = category ?? narrowed.category;
  const of = JSON.stringify([narrowed.search, chosen]);
  /** Stays until the next response arrives, so that the list does not jump while the visitor types. */
  const [shown, setShown] = useState<Listed | null>(listed.current);
  const [pending, setPending] = useState(false);
  /** Index of the first added card, which gets focus after the button for more was pressed. */
  const [added, setAdded] = useState<number | null>(null);
  /** Whether the first response has arrived. Later requests wait for it, so that an error is reported only once. */
  const [isOpen, setOpen] = useState(shown !== null);
  const show = (next: Listed) => {
    listed.current = next;
    setShown(next);
  };
  const ask = async (cursor: string | null): Promise<ListPage<CardWire>> =>
    shop.client.page('/api/experiences', {
      query: { fields: 'card', limit: PAGE, search: narrowed.search || null, category: chosen, cursor },
    });
  const [loaded, retry] = useLoad(async (): Promise<Listed> => {
    if (listed.current?.of === of) return listed.current;
    // Amounts are only shown once their currency is known.
    const [page] = await Promise.all([ask(null), shop.config()]);
    return { of, page };
  }, [shop, of]);
  // With a fixed category, the others are only needed to suggest them when it does not exist.
  const wantsCategories = isOpen && (category === null || shown?.page.total === 0);
  const [categories] = useLoad(
    async (): Promise<readonly CategoryWire[]> => (wantsCategories ? shop.client.get('/api/categories') : []),
    [shop, wantsCategories],
  );
  const known = categories.phase === 'ready' ? categories.value : [];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response
  useEffect(() => {
    if (loaded.phase !== 'ready') return;
    const { value } = loaded;
    const isBack = listed.current === value;
    show(value);
    setOpen(true);
    if (isBack) return;
    const { total } = value.page;
    say(`${total} ${total === 1 ? 'experience' : 'experiences'}`);
    sendEvent('ready', { experiences: total });
  }, [loaded]);

  const loadMore = async (before: ListPage<CardWire>) => {
    setPending(true);
    try {
      const { items, ...rest } = await ask(before.next);
      setAdded(items[0]?.id ?? null);
      show({ of, page: { items: [...before.items, ...items], ...rest } });
      say(`${before.items.length + items.length} of ${rest.total} experiences`);
    } catch (error) {
      const trouble = await problemFor(error, shop.client);
      say(trouble.message);
      sendEvent('error', trouble);
    }
    setPending(false);
  };

  const isLoading = loaded.phase === 'loading';
  const page = loaded.phase === 'failed' ? null : (shown?.page ?? null);
  const earliestOf = useFirstDays(page?.items ?? []);
  const isWrong =
    category !== null &&
    known.length > 0 &&
    page?.total === 0 &&
    known.every(({ slug }) => slug !== category);
  return (
    <section class="view" aria-label="Experiences">
      <Title class="unseen" arrived={arrived && left === null}>
        Experiences
      </Title>
      <ListBar
        narrowed={narrowed}
        categories={category === null ? known : []}
        onNarrow={onNarrow}
        onCart={onCart}
      />
      {loaded.phase === 'failed' && <TroubleNote trouble={loaded.trouble} onRetry={retry} />}
      {isWrong && <WrongCategory slug={category} known={known} />}
      {isLoading && !page && (
        <div class="posters" aria-busy="true">
          {Array.from({ length: SHADOWS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <div key={place} class="skeleton" />
          ))}
        </div>
      )}
      {page?.items.length === 0 && !isWrong && (
        <p class="none">
          {narrowed.search
            ? `No experiences found matching "${narrowed.search}"`
            : 'There are no experiences here yet.'}
        </p>
      )}
      {page && page.items.length > 0 && (
        <ul class="posters" aria-busy={isLoading}>
          {page.items.map((card) => (
            <ExperienceCard
              key={card.id}
              card={card}
              earliest={earliestOf(card)}
              left={(arrived && card.slug === left && added === null) || card.id === added}
              stay={card.id === added}
              onOpen={() => onOpen(card.slug)}
            />
          ))}
        </ul>
      )}
      {page?.next && !isLoading && (
        <div class="more">
          <Button look="line" pending={pending} onPress={() => void loadMore(page)}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
