import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { freeTimeWords, momentWords } from '../../ui/formats/free-time-words.ts';
import { alsoIn, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 11px 14px;
  border-radius: var(--r-md);
  background: var(--ok-wash);
  font-size: 14px;
  line-height: 1.45;
  & > svg {
    flex: none;
    color: var(--ok);
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    font-weight: 650;
  }
  & p {
    color: var(--text-2);
  }
  &[data-brief] {
    gap: 10px;
    padding: 8px 8px 8px 12px;
    font-size: 13.5px;
    line-height: 1.4;
  }
`;

interface ChosenTimeProps {
  readonly time: ZonedTime;
  readonly units?: number;
  /** Whether to use two lines, for little space. */
  readonly brief?: boolean;
  /** A button for the time. */
  readonly action?: React.JSX.Element;
}

/** The chosen time in the zone in which it was chosen, and in the reader's or shop's zone when clocks differ. */
export default function ChosenTime({ time, units = 1, brief = false, action }: ChosenTimeProps) {
  const { bookingRules } = useShopRules();
  const at = time.startsAt.getTime();
  const elsewhere = alsoIn(at, time.zone, ownZone()) ?? alsoIn(at, time.zone, zoneOf(bookingRules.zone));
  const moment = momentWords(time);
  const agreed = units === 1 ? 'Agreed at once, no waiting.' : 'Each session has its own host.';
  return (
    <Box role="status" data-brief={brief || undefined}>
      <Check size={18} strokeWidth={2.25} aria-hidden="true" />
      <div>
        <b>{moment}</b>
        <span>{freeTimeWords(time).slice(moment.length)}</span>
        <p>{elsewhere && brief ? elsewhere : elsewhere ? `${elsewhere}. ${agreed}` : agreed}</p>
      </div>
      {action}
    </Box>
  );
}
