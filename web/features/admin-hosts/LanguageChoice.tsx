import { MAX_LANGUAGE_LENGTH } from '@wondercast/core/calendar/staffing/language-rule';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { languageWords } from '../../ui/formats/language-words.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { control } from '../../ui/forms/field-look.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  & > span {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    height: 38px;
    padding: 0 4px 0 14px;
    border-radius: var(--pill);
    background: var(--quiet);
    font-weight: 550;
    font-size: 14px;
    & > small {
      font-size: 13px;
      font-weight: 400;
      color: var(--text-3);
    }
    & > button {
      width: 28px;
      height: 28px;
    }
  }
  & > input {
    ${control}
    width: 168px;
    height: 38px;
    font-size: 14px;
  }
`;

/** Languages offered by name; any other can be given by its tag. */
const OFFERED = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'pt-BR',
  'it',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'uk',
  'ru',
  'tr',
  'el',
  'he',
  'ar',
  'fa',
  'hi',
  'ur',
  'bn',
  'ta',
  'te',
  'mr',
  'zh',
  'yue',
  'ja',
  'ko',
  'vi',
  'th',
  'id',
  'fil',
  'sw',
  'am',
  'yo',
  'ro',
  'hu',
];

/** The tag for a language's name or for a typed tag; null when it is neither. */
const tagOf = (text: string): string | null => {
  const typed = text.trim();
  const named = OFFERED.find((tag) => languageWords([tag]).toLowerCase() === typed.toLowerCase());
  if (named) return named;
  try {
    return Intl.getCanonicalLocales(typed)[0] ?? null;
  } catch {
    return null;
  }
};

interface LanguageChoiceProps {
  readonly chosen: readonly string[];
  readonly error: string | null;
  readonly onChange: (tags: readonly string[]) => void;
}

/** The languages that a host presents in. */
export function LanguageChoice({ chosen, error, onChange }: LanguageChoiceProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const add = () => {
    const tag = tagOf(text);
    setWrong(tag === null && text.trim() !== '');
    if (tag === null) return;
    setText('');
    if (!chosen.includes(tag)) onChange([...chosen, tag]);
  };
  return (
    <FieldGroup label="Languages" error={wrong ? 'Must be a language such as English or pt-BR' : error}>
      <Row>
        {chosen.map((tag) => (
          <span key={tag}>
            <span>{languageWords([tag])}</span>
            <small>{tag}</small>
            <IconButton
              small
              aria-label={`Remove ${languageWords([tag])}`}
              onClick={() => onChange(chosen.filter((each) => each !== tag))}
            >
              <X size={15} strokeWidth={1.75} />
            </IconButton>
          </span>
        ))}
        <input
          list={id}
          aria-label="Add a language"
          placeholder="Another language"
          maxLength={MAX_LANGUAGE_LENGTH}
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <datalist id={id}>
          {OFFERED.map((tag) => (
            <option key={tag} value={languageWords([tag])} />
          ))}
        </datalist>
        <Button look="line" size="sm" onClick={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          Add language
        </Button>
      </Row>
    </FieldGroup>
  );
}
