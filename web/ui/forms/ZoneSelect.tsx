import { LABELLED_CITIES, ZONE_LABELS, type Zone } from '@wondercast/core/calendar/scheduling/zone';
import { cityOf, toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { control } from './field-look.ts';
import { Box, Item, List, Name, Panel, Trigger } from './select-look.ts';

const Search = styled(SearchField)`
  padding: 2px 2px 8px;
  & > input {
    ${control}
    width: 100%;
    height: 42px;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
`;

/** A long city stays on one line. */
const Chosen = styled(SelectValue)`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const LongList = styled(List)`
  max-height: min(340px, 50vh);
  overflow-y: auto;
`;

/** Stands for "nothing" in the list, because a list's keys are never empty. */
const NOTHING = '-';
const PLACEHOLDER = 'Zone';

const COMPACT = { height: 42, padding: '0 11px', fontSize: 14.5 };
const PILL = {
  ...COMPACT,
  gap: 6,
  border: 0,
  borderRadius: 'var(--pill)',
  background: 'var(--quiet)',
  color: 'var(--text-2)',
  fontSize: 13.5,
};

interface Entry {
  readonly id: Zone;
  /** What is read and searched: `Berlin, Europe`. */
  readonly words: string;
}

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

/** A time zone, searched by its label or its city, or none: the first entry takes the choice back. */
export function ZoneSelect(props: ZoneSelectProps) {
  const { chosen, onChoose, label = 'Time zone', always = false, pill = false, words: shown } = props;
  const compact = props.compact ?? pill;
  const { contains } = useFilter({ sensitivity: 'base' });
  const zones = useMemo(everyZone, []);
  return (
    <Box
      value={chosen}
      data-compact={compact || undefined}
      aria-label={compact ? label : undefined}
      placeholder={PLACEHOLDER}
      onChange={(key) => onChoose(zones.find(({ id }) => id === key)?.id ?? null)}
    >
      {!compact && (
        <Name>
          <span>{label}</span>
        </Name>
      )}
      <Trigger style={pill ? PILL : compact ? COMPACT : undefined}>
        <Chosen>{() => <span>{shown ?? (chosen ? cityOf(chosen) : PLACEHOLDER)}</span>}</Chosen>
        <ChevronsUpDown size={pill ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <Panel>
        <Autocomplete filter={contains}>
          <Search aria-label="Search time zones" autoFocus>
            <Input placeholder="City or zone" role="combobox" aria-expanded />
          </Search>
          <LongList>
            {chosen !== null && !always && (
              <Item id={NOTHING} textValue={PLACEHOLDER}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{PLACEHOLDER}</span>
              </Item>
            )}
            {zones.map(({ id, words }) => (
              <Item key={id} id={id} textValue={words}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{words}</span>
              </Item>
            ))}
          </LongList>
        </Autocomplete>
      </Panel>
    </Box>
  );
}
