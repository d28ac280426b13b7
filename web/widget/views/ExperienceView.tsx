/** @jsxImportSource preact */
import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useEffect } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { CartButton } from '../parts/CartButton.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TroubleNote } from '../parts/TroubleNote.tsx';
import { useSurroundings } from '../surroundings.ts';
import { loadTimes, times } from '../times-file.ts';
import { useLoad } from '../use-load.ts';
import { ExperienceDetail } from './ExperienceDetail.tsx';

interface ExperienceViewProps {
  readonly slug: string;
  readonly arrived: boolean;
  /** null when there is no list to go back to. */
  readonly onBack: (() => void) | null;
  readonly onCart: () => void;
}

/** One experience, read from the server. */
export function ExperienceView({ slug, arrived, onBack, onCart }: ExperienceViewProps) {
  const { shop, sendEvent } = useSurroundings();
  const [loaded, retry] = useLoad(async () => {
    const [experience, { paidFirst }] = await Promise.all([
      shop.client.get('/api/experiences/slug/{slug}', { path: { slug } }),
      // Amounts are only shown once their currency is known.
      shop.config(),
    ]);
    // When the file cannot be loaded, or times must be paid when taken, the shop's own page offers the times.
    if (offersTimes(experience) && !paidFirst) await loadTimes().catch(() => undefined);
    const addOns = await shop.client.get('/api/experiences/{id}/addons', { path: { id: experience.id } });
    return {
      experience,
      hasTimes: offersTimes(experience) && !paidFirst && times !== null,
      addOns: addOns.filter(({ isActive }) => isActive),
    };
  }, [shop, slug]);
  const isReady = loaded.phase === 'ready';
  const isAlone = onBack === null;
  useEffect(() => {
    if (isReady && isAlone) sendEvent('ready', { experiences: 1 });
  }, [isReady, isAlone, sendEvent]);

  const bar = (
    <>
      {onBack ? (
        <Button look="quiet" onPress={onBack}>
          <Icon name="left" />
          Back
        </Button>
      ) : (
        <span />
      )}
      <CartButton onPress={onCart} />
    </>
  );
  return (
    <section class="view" aria-label="Experience">
      {!isReady && <div class="bar">{bar}</div>}
      {loaded.phase === 'loading' && <div class="skeleton wide" aria-busy="true" />}
      {loaded.phase === 'failed' && <TroubleNote trouble={loaded.trouble} onRetry={retry} />}
      {isReady && (
        <ExperienceDetail key={slug} {...loaded.value} arrived={arrived} onCart={onCart} bar={bar} />
      )}
    </section>
  );
}
