import { LABELLED_CITIES, ZONE_LABELS, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { cityOf, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { useMemo } from 'react';
import { type SearchedEntry, SearchedSelect } from './SearchedSelect.tsx';

const PLACEHOLDER = 'Zone';

/** `Berlin, Europe`. */
type Entry = SearchedEntry<Zone>;

const wordsOf = (zone: Zone): string =>
  zone.includes('/') ? `${cityOf(zone)}, ${zone.slice(0, zone.indexOf('/')).replaceAll('_', ' ')}` : zone;

const byWords = (one: Entry, other: Entry): number => one.words.localeCompare(other.words);

/** The reader's own zone, the cities of the fixed labels, the labels, then all zones of the world (decision 225). */
const everyZone = (): readonly Entry[] => {
  const own = toZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const named = Intl.supportedValuesOf('timeZone').flatMap((name) => toZone(name) ?? []);
  const entry = (id: Zone): Entry => ({ id, words: wordsOf(id) });
  const first = new Set<Zone>([...(own?.includes('/') ? [own] : []), ...LABELLED_CITIES, ...ZONE_LABELS]);
  const others = [...new Set(named)].filter((zone) => !first.has(zone));
  return [...first].map(entry).concat(others.map(entry).sort(byWords));
};

interface ZoneSelectProps {
  readonly chosen: Zone | null;
  readonly onChoose: (zone: Zone | null) => void;
  readonly label?: string;
  /** Whether a zone is always chosen, so that it cannot be cleared. */
  readonly always?: boolean;
  /** Whether to be as low as its neighbours, with a visually hidden label. */
  readonly compact?: boolean;
  /** Whether to be a pill next to a heading. */
  readonly pill?: boolean;
  /** Shown instead of the zone's city. */
  readonly words?: string | undefined;
}

const SEARCH = { label: 'Search time zones', placeholder: 'City or zone' };

/** A time zone, searched by label or city, or none: the first entry clears the choice. */
export function ZoneSelect({ label = 'Time zone', words, ...props }: ZoneSelectProps) {
  const zones = useMemo(everyZone, []);
  const { chosen } = props;
  return (
    <SearchedSelect
      {...props}
      label={label}
      entries={zones}
      placeholder={PLACEHOLDER}
      search={SEARCH}
      shown={words ?? (chosen ? cityOf(chosen) : PLACEHOLDER)}
    />
  );
}
