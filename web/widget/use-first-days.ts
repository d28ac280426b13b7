import { localDate } from '@wondercast/core/kernel/calendar';
import { useEffect, useState } from 'preact/hooks';
import type { CardWire } from '../api/transport/wire.ts';
import { dayWords, ownZone, placeOf } from '../ui/formats/zone-moment.ts';
import { useBasket, useSurroundings } from './surroundings.ts';

/** Maximum number of experiences in one request. */
const MOST_ASKED = 48;
/** Delay in milliseconds, because cards are loaded first. */
const PAUSE_MS = 250;

/**
 * The first free day of a card in words, in the visitor's zone; empty when nothing is free, or while unknown. All shown cards are
 * requested together.
 */
export function useFirstDays(cards: readonly CardWire[]): (card: CardWire) => string {
  const { shop } = useSurroundings();
  const zone = useBasket().zone ?? ownZone();
  const [told, setTold] = useState<ReadonlyMap<string, string>>(new Map());
  const keyOf = (id: number) => `${id} ${zone}`;
  const ids = cards
    .map(({ id }) => id)
    .filter((id) => !told.has(keyOf(id)))
    .sort((a, b) => a - b)
    .slice(0, MOST_ASKED);
  const experienceIds = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for what is not known yet
  useEffect(() => {
    if (experienceIds === '') return;
    let left = false;
    const ask = async () => {
      const { day: from } = placeOf(Date.now(), zone);
      const days = await shop.client.get('/api/free-days', {
        query: { experienceIds, from, zone, first: true },
      });
      const words = ids.map((id) => {
        const first = localDate(days[id]?.[0] ?? null);
        return [keyOf(id), first ? `Earliest: ${dayWords(first)}` : ''] as const;
      });
      if (!left) setTold((before) => new Map([...before, ...words]));
    };
    // Without a response, cards stay as they were.
    const timer = setTimeout(() => ask().catch(() => undefined), PAUSE_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [experienceIds, zone, shop]);
  return ({ id }) => told.get(keyOf(id)) ?? '';
}
