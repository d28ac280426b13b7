import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { styled } from 'styled-components';
import { choicesQuery } from '../../api/admin/admin-experiences.ts';
import { counted } from '../../ui/formats/counted.ts';
import { checkMark } from '../../ui/forms/choice-look.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { AppliedChip, ChipRow } from '../../ui/primitives/Chip.tsx';
import { Small } from '../../ui/primitives/Text.tsx';
import type { Choice } from './add-on-draft.ts';

const List = styled.div`
  max-height: 232px;
  overflow-y: auto;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  padding: 6px;
  & > label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    padding: 0 10px;
    border-radius: var(--r-sm);
    font-size: 14.5px;
    cursor: pointer;
    &:hover {
      background: var(--s2);
    }
    &:has(:focus-visible) {
      outline: 2.5px solid var(--focus);
      outline-offset: -2px;
    }
  }
  & input {
    ${checkMark}
  }
`;

/** Up to this many chosen ones are listed above; beyond that only their number is shown. */
const NAMED = 12;

interface ExperienceChoiceProps {
  readonly chosen: readonly Choice[];
  readonly error: string | null;
  readonly onChange: (chosen: readonly Choice[]) => void;
}

/** Chooses the experiences that offer an add-on, with a search, because there may be thousands. */
export function ExperienceChoice({ chosen, error, onChange }: ExperienceChoiceProps) {
  const [search, setSearch] = useState('');
  const { data: found = [], isError } = useQuery(choicesQuery(search));
  const ids = new Set(chosen.map(({ id }) => id));
  const without = (id: number) => onChange(chosen.filter((each) => each.id !== id));
  return (
    <FieldGroup label="Applied experiences" note={`(${counted(chosen.length, 'experience')})`} error={error}>
      {chosen.length === 0 ? (
        <Small>No experiences selected</Small>
      ) : (
        <ChipRow>
          {chosen.slice(0, NAMED).map(({ id, title }) => (
            <AppliedChip key={id} type="button" aria-label={`Remove ${title}`} onClick={() => without(id)}>
              <span>{title}</span>
              <X size={14} strokeWidth={2} aria-hidden="true" />
            </AppliedChip>
          ))}
          {chosen.length > NAMED && <Small>{`and ${counted(chosen.length - NAMED, 'other')}`}</Small>}
        </ChipRow>
      )}
      <SearchField label="Search title or description" value={search} onSearch={setSearch} />
      {isError && <Small role="alert">Failed to load experiences</Small>}
      {found.length > 0 && (
        <List>
          {found.map(({ id, title }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={ids.has(id)}
                onChange={({ target }) =>
                  target.checked ? onChange([...chosen, { id, title }]) : without(id)
                }
              />
              <span>{title}</span>
            </label>
          ))}
        </List>
      )}
    </FieldGroup>
  );
}
