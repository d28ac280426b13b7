import Ban from 'lucide-react/icons/ban';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import { HintBox } from './board-look.ts';
import type { Verdict } from './drop-rules.ts';

const ICONS = { free: Check, advice: CalendarClock, no: Ban, here: Check };

interface HintProps {
  readonly verdict: Verdict;
  /** What a drop at the current place would do; null when nothing. */
  readonly act: string | null;
}

/** A lane's verdict about the session being moved. */
export function Hint({ verdict: { kind, words, detail }, act }: HintProps) {
  const Icon = ICONS[kind];
  const below = act !== null && (kind === 'advice' || detail === null) ? words : detail;
  return (
    <HintBox data-kind={kind} data-target={act === null ? undefined : ''}>
      {act === null && <Icon size={15} strokeWidth={1.75} aria-hidden="true" />}
      <span>
        <span>{act ?? words}</span>
        {below && <small>{below}</small>}
      </span>
    </HintBox>
  );
}
