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

/** The reader's own zone, the cities that the labels are of, the labels, then every zone of the world (decision 225). */
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
  /** There is always one, so that the choice is not taken back. */
  readonly always?: boolean;
  /** As low as its neighbours, with its name for those who cannot see it. */
  readonly compact?: boolean;
  /** A pill beside a heading. */
  readonly pill?: boolean;
  /** Instead of its city. */
  readonly words?: string | undefined;
}

const SEARCH = { label: 'Search time zones', placeholder: 'City or zone' };

/** A time zone, searched by its label or its city, or none: the first entry takes the choice back. */
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
