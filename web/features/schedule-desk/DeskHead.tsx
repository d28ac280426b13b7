import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId } from 'react';
import { styled } from 'styled-components';
import { dayWords, placeWords, zoneName } from '../../ui/formats/zone-moment.ts';
import { DayPicker } from '../../ui/forms/DayPicker.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { VisuallyHidden } from '../../ui/primitives/Text.tsx';
import { d3 } from '../../ui/theme/type.ts';
import { type Shown, stepped, VIEWS } from './desk-address.ts';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 14px;
  & > h1 {
    ${d3}
    margin-right: auto;
  }
  & > [data-compact] {
    width: 186px;
  }
  & > [role='group'] {
    height: 42px;
  }
  & > span {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  & > b {
    font-weight: 600;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (max-width: 719.98px) {
    & > h1 {
      width: 100%;
    }
    & > [data-compact] {
      flex: 1;
      width: auto;
      min-width: 150px;
    }
    & > [role='group'] {
      display: none;
    }
    & > b {
      width: 100%;
    }
  }
`;

/** `Mar 16 – 22, 2026`, `Mar 30 – Apr 05, 2026`, `Wed, Mar 18, 2026`. */
const rangeWords = ({ view, from, to, day }: Shown): string => {
  if (view === 'Day') return `${dayWords(day)}, ${day.slice(0, 4)}`;
  const [start, end] = [dayWords(from).slice(5), dayWords(to).slice(5)];
  const last = start.slice(0, 3) === end.slice(0, 3) ? end.slice(4) : end;
  return `${start} – ${last}, ${to.slice(0, 4)}`;
};

interface DeskHeadProps {
  readonly shown: Shown;
  readonly now: number;
  readonly onChange: (change: Readonly<Record<string, string | null>>) => void;
}

/** The schedule's controls: zone, day or week view, and which one. */
export function DeskHead({ shown, now, onChange }: DeskHeadProps) {
  const { view, zone } = shown;
  const unit = view.toLowerCase();
  const picker = useId();
  return (
    <Head>
      <h1>Schedule</h1>
      <ZoneSelect
        compact
        always
        label="Time zone of the schedule"
        chosen={zone}
        words={zone.includes('/') ? `${placeWords(zone)}, ${zoneName(zone, now)}` : undefined}
        onChoose={(next) => onChange({ zone: next })}
      />
      <Segmented
        label="Day or week"
        options={VIEWS}
        chosen={view}
        onChoose={(next) => onChange({ view: (next ?? view) === 'Day' ? 'day' : null })}
      />
      <span>
        <IconButton
          small
          aria-label={`Previous ${unit}`}
          onClick={() => onChange({ day: stepped(shown, -1) })}
        >
          <ChevronLeft size={20} strokeWidth={1.75} />
        </IconButton>
        <Button look="quiet" size="sm" onClick={() => onChange({ day: null })}>
          Today
        </Button>
        <IconButton small aria-label={`Next ${unit}`} onClick={() => onChange({ day: stepped(shown, 1) })}>
          <ChevronRight size={20} strokeWidth={1.75} />
        </IconButton>
      </span>
      <VisuallyHidden id={picker}>Go to a day</VisuallyHidden>
      <DayPicker
        id={`${picker}-day`}
        labelledBy={picker}
        compact
        value={shown.day}
        onChange={(day) => onChange({ day })}
        first={null}
        placeholder="Go to a day"
      />
      <b aria-live="polite">{rangeWords(shown)}</b>
    </Head>
  );
}
