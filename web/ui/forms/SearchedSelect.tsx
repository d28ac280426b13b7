import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useId } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { FieldMessage } from './FieldMessage.tsx';
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

export interface SearchedEntry<Value extends string> {
  readonly id: Value;
  /** What is read and searched. */
  readonly words: string;
}

interface SearchedSelectProps<Value extends string> {
  readonly label: string;
  readonly entries: readonly SearchedEntry<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value | null) => void;
  /** What stands where nothing is chosen, and takes a choice back. */
  readonly placeholder: string;
  /** What the search is called, and what is written in it while it is empty. */
  readonly search: { readonly label: string; readonly placeholder: string };
  /** What is shown of the choice. */
  readonly shown: string;
  readonly note?: string;
  readonly error?: string | null;
  /** There is always one, so that the choice is not taken back. */
  readonly always?: boolean;
  /** As low as its neighbours, with its name for those who cannot see it. */
  readonly compact?: boolean;
  /** A pill beside a heading. */
  readonly pill?: boolean;
}

/** One of a long list, searched by typing, or none: the first entry takes the choice back. */
export function SearchedSelect<Value extends string>(props: SearchedSelectProps<Value>) {
  const { label, entries, chosen, onChoose, placeholder, search, shown, note, error } = props;
  const { always = false, pill = false } = props;
  const compact = props.compact ?? pill;
  const { contains } = useFilter({ sensitivity: 'base' });
  const messageId = useId();
  return (
    <Box
      value={chosen}
      data-compact={compact || undefined}
      aria-label={compact ? label : undefined}
      isInvalid={!!error}
      aria-describedby={error ? messageId : undefined}
      placeholder={placeholder}
      onChange={(key) => onChoose(entries.find(({ id }) => id === key)?.id ?? null)}
    >
      {!compact && (
        <Name>
          <span>{label}</span>
          {note && <small>{note}</small>}
        </Name>
      )}
      <Trigger
        style={pill ? PILL : compact ? COMPACT : undefined}
        aria-invalid={error ? true : undefined}
        data-invalid={error ? true : undefined}
      >
        <Chosen>{() => <span>{shown}</span>}</Chosen>
        <ChevronsUpDown size={pill ? 16 : 20} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      {error && <FieldMessage id={messageId} error={error} />}
      <Panel>
        <Autocomplete filter={contains}>
          <Search aria-label={search.label} autoFocus>
            <Input placeholder={search.placeholder} role="combobox" aria-expanded />
          </Search>
          <LongList>
            {chosen !== null && !always && (
              <Item id={NOTHING} textValue={placeholder}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>{placeholder}</span>
              </Item>
            )}
            {entries.map(({ id, words }) => (
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
