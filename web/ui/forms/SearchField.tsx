import { MAX_SEARCH_LENGTH } from '@wondercast/core/kernel/search-length';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { control } from './field-look.ts';

/** Debounce time of typing, in milliseconds. */
const RESTS_MS = 250;

const Box = styled.div`
  ${control}
  width: min(400px, 100%);
  height: 42px;
  padding: 0 6px 0 13px;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-size: 15px;
    text-overflow: ellipsis;
    &::placeholder {
      color: var(--text-3);
      opacity: 1;
    }
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  & > button {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--text-2);
    cursor: pointer;
    &:hover {
      background: var(--s3);
    }
  }
  @media (max-width: 719.98px) {
    width: 100%;
  }
`;

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** A search field that searches while the user types (debounced). Enter searches at once, Escape clears it. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** The current search, followed by searches that this field has started and whose result is not there yet. */
  const asked = useRef<readonly string[]>([value]);
  const input = useRef<HTMLInputElement>(null);
  if (seen !== value) {
    setSeen(value);
    // The value was changed from outside, for example by going back or choosing a tab again.
    if (!asked.current.includes(value)) setText(value);
  }
  useEffect(() => {
    const at = asked.current.lastIndexOf(value);
    asked.current = at === -1 ? [value] : asked.current.slice(at);
  }, [value]);
  const commit = (wanted: string) => {
    const trimmed = wanted.trim();
    if (trimmed === asked.current.at(-1)) return;
    asked.current = [...asked.current, trimmed];
    onSearch(trimmed);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text is debounced
  useEffect(() => {
    const timer = setTimeout(() => commit(text), RESTS_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const clear = () => {
    setText('');
    commit('');
    input.current?.focus();
  };
  return (
    <Box role="search">
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Inside a form, Enter would submit the form.
            event.preventDefault();
            commit(text);
          }
          if (event.key === 'Escape' && text !== '') clear();
        }}
      />
      {text !== '' && (
        <button type="button" aria-label="Clear search" onClick={clear}>
          <X size={16} strokeWidth={1.75} />
        </button>
      )}
    </Box>
  );
}
