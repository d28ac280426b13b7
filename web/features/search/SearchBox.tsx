import { MAX_SEARCH_LENGTH } from '@wondercast/core/kernel/search-length';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf, searchOf } from '../../addresses/search-address.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Box, Field, Form, Hint, Opener } from './search-look.ts';
import { useSearchShortcut } from './use-search-shortcut.ts';
import { useSuggestions } from './use-suggestions.ts';

const loadList = () => import('./SuggestionList.tsx');
const SuggestionList = lazy(loadList);

/** The header's search. Opening and closing clears the field; submitting and emptying it change the URL. */
export function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [highlighted, setHighlighted] = useState(-1);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const suggestions = useSuggestions(isOpen ? text : '');
  const isListed = isOpen && text.trim() !== '' && suggestions.length > 0;

  const open = () => {
    if (isOpen) return;
    setOpen(true);
    setText('');
  };
  const close = () => {
    setOpen(false);
    setText('');
    setHighlighted(-1);
  };
  const leave = () => {
    close();
    input.current?.blur();
  };
  useSearchShortcut(() => input.current?.focus());

  useEffect(() => {
    if (!isOpen) return;
    input.current?.focus();
    void loadList();
  }, [isOpen]);

  // A click outside, or focus leaving, closes it.
  useEffect(() => {
    if (!isOpen) return;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !form.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  });

  const show = (term: string) => {
    const { pathname, search } = window.location;
    const current = searchOf(new URLSearchParams(pathname === '/' ? search : ''));
    if (term !== current.search) navigate(addressOf({ ...current, search: term }));
  };
  const change = (value: string) => {
    setText(value);
    setHighlighted(-1);
    if (value === '' && window.location.pathname === '/') show('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const term = text.trim();
    const chosen = isListed ? suggestions[highlighted] : undefined;
    if (!chosen && term === '') return;
    leave();
    if (chosen) navigate(`/experience/${chosen.slug}`);
    else show(term);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
    if (!isListed || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const count = suggestions.length;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setHighlighted(highlighted === -1 && step === -1 ? count - 1 : (highlighted + step + count) % count);
  };

  return (
    <>
      <Opener aria-label="Search" onClick={open}>
        <Search size={20} strokeWidth={1.75} />
      </Opener>
      <Form
        ref={form}
        role="search"
        action="/"
        method="get"
        data-open={isOpen || undefined}
        onSubmit={submit}
      >
        <Box>
          <Search size={20} strokeWidth={1.75} aria-hidden="true" />
          <Field
            ref={input}
            name="search"
            value={text}
            onChange={(event) => change(event.target.value)}
            onFocus={open}
            onKeyDown={onKeyDown}
            placeholder="Search experiences"
            aria-label="Search experiences"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={MAX_SEARCH_LENGTH}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={isListed ? listId : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isListed && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
          />
          {isOpen ? (
            <IconButton
              small
              aria-label={text === '' ? 'Close search' : 'Clear search'}
              onClick={() => {
                if (text === '') return leave();
                change('');
                input.current?.focus();
              }}
            >
              <X size={16} strokeWidth={1.75} />
            </IconButton>
          ) : (
            <Hint aria-hidden="true">/</Hint>
          )}
        </Box>
        {isListed && (
          <Suspense fallback={null}>
            <SuggestionList
              id={listId}
              term={text.trim()}
              suggestions={suggestions}
              highlighted={highlighted}
              onHighlight={setHighlighted}
              onChoose={leave}
            />
          </Suspense>
        )}
      </Form>
    </>
  );
}
