import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';

const Group = styled(ToggleButtonGroup)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));
  gap: 8px;
`;

const Chip = styled(ToggleButton)`
  position: relative;
  min-height: 44px;
  padding: 4px 2px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  box-shadow: inset 0 0 0 1.5px var(--line);
  font-weight: 600;
  font-size: 14px;
  line-height: 1.25;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: box-shadow var(--t1);
  &[data-hovered] {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  &[data-selected] {
    box-shadow: inset 0 0 0 2px var(--action);
    background: var(--select-wash);
  }
  & > small {
    position: absolute;
    top: -8px;
    right: -3px;
    padding: 1px 6px;
    border-radius: var(--pill);
    background: var(--s3);
    color: var(--warn);
    font-size: 11px;
    font-weight: 650;
  }
`;

export interface TimeChoice {
  /** An ISO instant. */
  readonly startsAt: string;
  readonly words: string;
  /** Whether only one more session can begin at this time. */
  readonly isLast: boolean;
}

/** How many are shown at first: three rows in the ticket, four on phones. */
const SHOWN = 12;

interface TimeChipsProps {
  readonly label: string;
  readonly times: readonly TimeChoice[];
  readonly chosen: string | null;
  /** null when the chosen one is pressed again. */
  readonly onChoose: (startsAt: string | null) => void;
}

/** The times of a day, of which one can be chosen. */
export function TimeChips({ label, times, chosen, onChoose }: TimeChipsProps) {
  const [isOpen, setOpen] = useState(false);
  // The chosen one is never among the hidden ones.
  const isFolded =
    !isOpen && times.length > SHOWN && !times.slice(SHOWN).some((each) => each.startsAt === chosen);
  const shown = isFolded ? times.slice(0, SHOWN) : times;
  return (
    <>
      <Group
        aria-label={label}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => onChoose([...keys].map(String)[0] ?? null)}
      >
        {shown.map(({ startsAt, words, isLast }) => (
          <Chip key={startsAt} id={startsAt}>
            <span>{words}</span>
            {isLast && <small>1 left</small>}
          </Chip>
        ))}
      </Group>
      {isFolded && (
        <Button look="bare" size="sm" onClick={() => setOpen(true)}>
          {`Show ${times.length - SHOWN} more times`}
        </Button>
      )}
    </>
  );
}
