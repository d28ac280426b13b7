import { useState } from 'react';
import type { LinkChanges } from '../../api/admin/experience-links.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { SearchField } from '../../ui/forms/SearchField.tsx';
import { Chip, ChipRow } from '../../ui/primitives/Chip.tsx';
import { Small } from '../../ui/primitives/Text.tsx';

export interface Choosable {
  readonly id: number;
  readonly name: string;
  readonly experienceIds: readonly number[];
}

/** That many are all in sight; of more, a search finds the others. */
const IN_SIGHT = 12;

interface LinkChoiceProps {
  readonly label: string;
  /** Null while they are on their way. */
  readonly all: readonly Choosable[] | null;
  readonly none: string;
  /** Null for a new one. */
  readonly experienceId: number | null;
  readonly changes: LinkChanges;
  readonly onChange: (changes: LinkChanges) => void;
}

/** Add-ons or hosts to choose for an experience; only what differs from what is saved is a change. */
export function LinkChoice({ label, all, none, experienceId, changes, onChange }: LinkChoiceProps) {
  const [search, setSearch] = useState('');
  const isSaved = ({ experienceIds }: Choosable) =>
    experienceId !== null && experienceIds.includes(experienceId);
  const isChosen = (each: Choosable) => changes.get(each.id) ?? isSaved(each);
  const toggle = (each: Choosable) => {
    const next = new Map(changes);
    if (isChosen(each) === isSaved(each)) next.set(each.id, !isSaved(each));
    else next.delete(each.id);
    onChange(next);
  };
  const many = (all?.length ?? 0) > IN_SIGHT;
  const wanted = search.trim().toLowerCase();
  const found = (all ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = found.filter((each, at) => at < IN_SIGHT || (wanted === '' && isChosen(each)));
  return (
    <FieldGroup label={label} note="optional">
      {many && <SearchField label={`Search ${label.toLowerCase()}`} value={search} onSearch={setSearch} />}
      <ChipRow>
        {shown.map((each) => (
          <Chip key={each.id} selected={isChosen(each)} onPress={() => toggle(each)}>
            {each.name}
          </Chip>
        ))}
      </ChipRow>
      {all?.length === 0 && <Small>{none}</Small>}
      {shown.length < found.length && <Small>Search to find the others.</Small>}
    </FieldGroup>
  );
}
