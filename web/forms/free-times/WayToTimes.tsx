import { Segmented } from '../../ui/forms/Segmented.tsx';

const WAYS = ['pick', 'propose'] as const;
export type TimeWay = (typeof WAYS)[number];

const WORDS: Readonly<Record<TimeWay, string>> = { pick: 'Pick a time', propose: 'Propose times' };

interface WayToTimesProps {
  readonly way: TimeWay;
  readonly onTurn: (way: TimeWay) => void;
}

/** Switches between a free time, which is agreed at once, and preferred times, on which the shop agrees. */
export function WayToTimes({ way, onTurn }: WayToTimesProps) {
  return (
    <Segmented
      label="How to choose a time"
      pill
      options={WAYS}
      chosen={way}
      wordsOf={(each) => WORDS[each]}
      onChoose={(chosen) => chosen && onTurn(chosen)}
    />
  );
}
