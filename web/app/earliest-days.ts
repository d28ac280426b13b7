import type { QueryClient } from '@tanstack/react-query';
import { localDate } from '@wondercast/core/kernel/calendar';
import { firstDaysQuery, MOST_ASKED } from '../api/catalogue/free-days.ts';
import { dayWords, placeOf } from '../ui/formats/zone-moment.ts';
import { onShownZone, shownZone } from '../ui/primitives/use-shown-zone.ts';

/** Cards that come into view within this time are requested together, in milliseconds. */
const TOGETHER_MS = 250;
/** A day older than this is requested again when its card comes back into view. */
const FRESH_MS = 5 * 60_000;

interface Told {
  /** Empty when no time is free. */
  readonly words: string;
  readonly at: number;
}

/**
 * Writes the first free day of an experience into its card, in the reader's time zone. The document, which is the same for
 * everybody, reserves the space. Only cards in view are requested, in one batch, and each again only after a while. Returns a
 * function that stops it.
 */
export function showEarliestDays(client: QueryClient): () => void {
  const told = new Map<number, Told>();
  const waiting = new Set<number>();
  let known = new WeakSet<Element>();
  let asking: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const places = () => document.querySelectorAll<HTMLElement>('[data-earliest]');
  const idOf = ({ dataset }: HTMLElement): number => Number(dataset.earliest);
  const write = (place: HTMLElement): void => {
    const words = told.get(idOf(place))?.words;
    if (words !== undefined && place.textContent !== words) place.textContent = words;
  };

  const ask = async (): Promise<void> => {
    const ids = [...waiting].sort((a, b) => a - b);
    waiting.clear();
    const zone = shownZone();
    const from = placeOf(Date.now(), zone).day;
    for (let at = 0; at < ids.length; at += MOST_ASKED) {
      const some = ids.slice(at, at + MOST_ASKED);
      // Without a response, cards stay as they were.
      const free = await client.fetchQuery(firstDaysQuery({ ids: some, from, zone })).catch(() => null);
      if (zone !== shownZone()) return;
      for (const id of some) {
        const first = localDate(free?.[id]?.[0] ?? null);
        told.set(id, { words: first ? `Earliest: ${dayWords(first)}` : '', at: Date.now() });
      }
    }
    places().forEach(write);
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      const id = idOf(target);
      write(target);
      if (Date.now() - (told.get(id)?.at ?? Number.NEGATIVE_INFINITY) > FRESH_MS) waiting.add(id);
    }
    if (waiting.size === 0) return;
    clearTimeout(asking);
    asking = setTimeout(() => void ask(), TOGETHER_MS);
  });
  const look = (): void => {
    looking = undefined;
    for (const place of places()) {
      if (known.has(place)) continue;
      known.add(place);
      seen.observe(place);
    }
  };
  const changes = new MutationObserver(() => {
    looking ??= setTimeout(look, TOGETHER_MS);
  });
  const begin = (): void => {
    told.clear();
    known = new WeakSet();
    seen.disconnect();
    look();
  };
  changes.observe(document.body, { childList: true, subtree: true });
  const forget = onShownZone(begin);
  begin();
  return () => {
    forget();
    changes.disconnect();
    seen.disconnect();
    clearTimeout(asking);
    clearTimeout(looking);
  };
}
