/** @jsxImportSource preact */
import { MAX_SEARCH_LENGTH } from '@wondercast/core/kernel/search-length';
import { useEffect, useRef } from 'preact/hooks';
import type { CategoryWire } from '../../api/transport/wire.ts';
import { CartButton } from '../parts/CartButton.tsx';
import { Icon } from '../parts/Icon.tsx';

/** The list's filters. */
export interface Narrowed {
  readonly search: string;
  /** A category's slug; null for all. */
  readonly category: string | null;
}

interface ListBarProps {
  readonly narrowed: Narrowed;
  readonly categories: readonly CategoryWire[];
  readonly onNarrow: (narrowed: Narrowed) => void;
  readonly onCart: () => void;
}

/** Debounce time of typing, in milliseconds. */
const PAUSE_MS = 250;

/** Search, categories, and the cart button. */
export function ListBar({ narrowed, categories, onNarrow, onCart }: ListBarProps) {
  const typing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);
  const search = (text: string) => {
    clearTimeout(typing.current);
    if (text.trim() !== narrowed.search) onNarrow({ ...narrowed, search: text.trim() });
  };
  // A category may have been chosen between the last letter and the end of the debounce.
  const latest = useRef(search);
  latest.current = search;
  return (
    <>
      <div class="bar">
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element */}
        <form
          class="search"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            search(String(new FormData(event.currentTarget).get('search') ?? ''));
          }}
        >
          <Icon name="search" />
          <input
            class="control"
            type="search"
            name="search"
            aria-label="Search experiences"
            placeholder="Search experiences"
            autocomplete="off"
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={narrowed.search}
            onInput={({ currentTarget }) => {
              const text = currentTarget.value;
              clearTimeout(typing.current);
              if (text === '') search('');
              else typing.current = setTimeout(() => latest.current(text), PAUSE_MS);
            }}
          />
        </form>
        <CartButton onPress={onCart} />
      </div>
      {categories.length > 1 && (
        <ul class="chips" aria-label="Categories">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <button
                type="button"
                class="chip"
                aria-pressed={slug === narrowed.category}
                onClick={() => onNarrow({ ...narrowed, category: slug === narrowed.category ? null : slug })}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
