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

/** Up to this many are shown without a search. */
const IN_SIGHT = 12;

interface LinkChoiceProps {
  readonly label: string;
  /** null while loading. */
  readonly all: readonly Choosable[] | null;
  readonly none: string;
  /** null for a new one. */
  readonly experienceId: number | null;
  readonly changes: LinkChanges;
  readonly onChange: (changes: LinkChanges) => void;
}

/** Chooses add-ons or hosts for an experience. Only differences from the saved state count as changes. */
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
