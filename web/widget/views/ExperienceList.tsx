/** @jsxImportSource preact */
import type { ListPage } from '@wondercast/client';
import { useEffect, useState } from 'preact/hooks';
import type { CardWire, CategoryWire } from '../../api/wire.ts';
import { Button } from '../parts/Button.tsx';
import { Title } from '../parts/Title.tsx';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useSurroundings } from '../surroundings.ts';
import { troubleOf } from '../trouble.ts';
import { useLoad } from '../use-load.ts';
import { ExperienceCard } from './ExperienceCard.tsx';
import { ListBar, type Narrowed } from './ListBar.tsx';

const PAGE = 24;
const SHADOWS = 8;

interface ExperienceListProps {
  readonly arrived: boolean;
  /** The page shows one category alone. */
  readonly category: string | null;
  readonly narrowed: Narrowed;
  readonly onNarrow: (narrowed: Narrowed) => void;
  /** The slug of what somebody comes back from. */
  readonly left: string | null;
  readonly onOpen: (slug: string) => void;
  readonly onCart: () => void;
}

/** What the shop offers, as posters. */
export function ExperienceList(props: ExperienceListProps) {
  const { arrived, category, narrowed, onNarrow, left, onOpen, onCart } = props;
  const { shop, tell, say } = useSurroundings();
  const [more, setMore] = useState<ListPage<CardWire> | null>(null);
  const [pending, setPending] = useState(false);
  /** Once the shop has answered: what is wrong is said once. */
  const [isOpen, setOpen] = useState(false);
  const chosen = category ?? narrowed.category;
  const ask = async (cursor: string | null): Promise<ListPage<CardWire>> =>
    shop.client.page('/api/experiences', {
      query: { fields: 'card', limit: PAGE, search: narrowed.search || null, category: chosen, cursor },
    });
  const [loaded, retry] = useLoad(() => ask(null), [shop, narrowed.search, chosen]);
  const [categories] = useLoad(
    async (): Promise<readonly CategoryWire[]> =>
      category || !isOpen ? [] : shop.client.get('/api/categories'),
    [shop, category, isOpen],
  );
  const first = loaded.state === 'ready' ? loaded.value : null;
  const next = (more ?? first)?.next ?? null;

  useEffect(() => {
    setMore(null);
    if (!first) return;
    setOpen(true);
    say(`${first.total} ${first.total === 1 ? 'experience' : 'experiences'}`);
    tell('ready', { experiences: first.total });
  }, [first, say, tell]);

  const loadMore = async () => {
    setPending(true);
    try {
      const { items, ...rest } = await ask(next);
      setMore({ items: [...(more?.items ?? []), ...items], ...rest });
    } catch (error) {
      const trouble = await troubleOf(error, shop.client);
      say(trouble.message);
      tell('error', trouble);
    }
    setPending(false);
  };

  return (
    <section class="view" aria-label="Experiences">
      <Title class="unseen" arrived={arrived && left === null}>
        Experiences
      </Title>
      <ListBar
        narrowed={narrowed}
        categories={categories.state === 'ready' ? categories.value : []}
        onNarrow={onNarrow}
        onCart={onCart}
      />
      {loaded.state === 'failed' && <TroubleNote trouble={loaded.trouble} onRetry={retry} />}
      {loaded.state === 'loading' && (
        <div class="posters" aria-busy="true">
          {Array.from({ length: SHADOWS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shadows have nothing but their place
            <div key={place} class="skeleton" />
          ))}
        </div>
      )}
      {first?.items.length === 0 && (
        <p class="none">
          {narrowed.search
            ? `No experiences found matching "${narrowed.search}"`
            : 'There are no experiences here yet.'}
        </p>
      )}
      {first && first.items.length > 0 && (
        <ul class="posters">
          {[...first.items, ...(more?.items ?? [])].map((card) => (
            <ExperienceCard
              key={card.id}
              card={card}
              left={arrived && card.slug === left}
              onOpen={() => onOpen(card.slug)}
            />
          ))}
        </ul>
      )}
      {next && (
        <div class="more">
          <Button look="line" pending={pending} onPress={() => void loadMore()}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
