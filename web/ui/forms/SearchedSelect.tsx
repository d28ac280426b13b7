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

/** Key of the entry for "nothing", because keys of list items must not be empty. */
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
  /** The text that is shown and searched. */
  readonly words: string;
}

interface SearchedSelectProps<Value extends string> {
  readonly label: string;
  readonly entries: readonly SearchedEntry<Value>[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value | null) => void;
  /** Shown when nothing is chosen. As an entry it clears the choice. */
  readonly placeholder: string;
  /** Label and placeholder of the search. */
  readonly search: { readonly label: string; readonly placeholder: string };
  /** The text of the chosen value. */
  readonly shown: string;
  readonly note?: string;
  readonly error?: string | null;
  /** Whether a value is always chosen, so that it cannot be cleared. */
  readonly always?: boolean;
  /** Whether to be as low as its neighbours, with a visually hidden label. */
  readonly compact?: boolean;
  /** Whether to be a pill next to a heading. */
  readonly pill?: boolean;
}

/** A choice from a long list with a search, or none: the first entry clears the choice. */
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
