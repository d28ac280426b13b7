/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';

export interface TimeChoice {
  /** An ISO instant. */
  readonly startsAt: string;
  readonly words: string;
  /** Whether only one more session can begin at this time. */
  readonly isLast: boolean;
}

/** How many are shown at first. */
const SHOWN = 12;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface TimeChipsProps {
  readonly label: string;
  readonly times: readonly TimeChoice[];
  readonly chosen: string | null;
  /** null when the chosen one is pressed again. */
  readonly onChoose: (startsAt: string | null) => void;
}

/** The times of a day, of which one can be chosen. Arrow keys move between them. */
export function TimeChips({ label, times, chosen, onChoose }: TimeChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  // The chosen one is never among the hidden ones.
  const isFolded =
    !isOpen && times.length > SHOWN && !times.slice(SHOWN).some((each) => each.startsAt === chosen);
  const shown = isFolded ? times.slice(0, SHOWN) : times;
  const stop = [active, chosen].find((each) => shown.some(({ startsAt }) => startsAt === each));
  return (
    <>
      <div
        class="times"
        role="radiogroup"
        aria-label={label}
        onKeyDown={(event) => {
          const step = STEPS[event.key];
          const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
          const at = all.indexOf(event.target as HTMLElement);
          if (step === undefined || at < 0) return;
          event.preventDefault();
          all[(at + step + all.length) % all.length]?.focus();
        }}
      >
        {shown.map(({ startsAt, words, isLast }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: unlike a radio button, a second press clears the choice
          <button
            key={startsAt}
            type="button"
            role="radio"
            class="time"
            aria-checked={startsAt === chosen}
            tabIndex={(stop ? startsAt === stop : place === 0) ? 0 : -1}
            onFocus={() => setActive(startsAt)}
            onClick={() => onChoose(startsAt === chosen ? null : startsAt)}
          >
            <span>{words}</span>
            {isLast && <small>1 left</small>}
          </button>
        ))}
      </div>
      {isFolded && (
        <Button look="bare" size="sm" onPress={() => setOpen(true)}>
          {`Show ${times.length - SHOWN} more times`}
        </Button>
      )}
    </>
  );
}
