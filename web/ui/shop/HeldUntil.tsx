import Clock from 'lucide-react/icons/clock';
import { styled } from 'styled-components';
import { heldWords, type Standing } from '../../headless/held-times.ts';
import { ownZone, timeIn } from '../formats/zone-moment.ts';
import { Button } from '../primitives/Button.tsx';

const Box = styled.div<{ $stands: Standing }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 10px;
  padding: 10px 14px;
  border-radius: var(--r-md);
  background: var(--${({ $stands }) => ($stands === 'held' ? 'ok' : 'warn')}-wash);
  font-size: 14px;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    color: var(--${({ $stands }) => ($stands === 'held' ? 'ok' : 'warn')});
  }
  & > span {
    flex: 1;
    min-width: 140px;
  }
`;

interface HeldUntilProps {
  /** In milliseconds. */
  readonly until: number;
  readonly stands: Standing;
  /** How many times are held. */
  readonly count: number;
  readonly pending?: boolean;
  /** Requests the hold again; absent when that is done elsewhere. */
  readonly onAgain?: () => void;
}

/** The message about a cart's hold: its end while it lasts, and afterwards what the end means. */
export function HeldUntil({ until, stands, count, pending, onAgain }: HeldUntilProps) {
  const clock = timeIn(until, ownZone());
  return (
    <Box $stands={stands} role="status">
      <Clock size={18} strokeWidth={1.75} aria-hidden="true" />
      <span>{heldWords(stands, clock, count)}</span>
      {stands === 'over' && onAgain && (
        <Button look="quiet" size="sm" pending={pending ?? false} onClick={onAgain}>
          Hold again
        </Button>
      )}
    </Box>
  );
}
