import { settleDoubt } from '@wondercast/core/buying/cart/cart-doubts';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { DoubtfulTime } from '../../ui/shop/TimeReading.tsx';
import type { ClearTimes } from './use-clear-times.ts';

/** Maximum number of listed times; the rest are only counted. */
const SHOWN = 8;

const List = styled.ul`
  display: grid;
  gap: 18px;
  margin-top: 18px;
  font-size: 14.5px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    gap: 8px;
  }
`;

interface ClearTimesDialogProps {
  readonly times: ClearTimes;
  /** Continues once everything is clear. */
  readonly onAct: () => void;
  readonly actLabel: string;
}

/** Asks about ambiguous times of a cart, each with its likely meanings. They can also be booked as written. */
export function ClearTimesDialog({ times, onAct, actLabel }: ClearTimesDialogProps) {
  const { doubts, isAsking, close, accept } = times;
  const more = doubts.length - SHOWN;
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title="Is every time right?"
      text={
        doubts.length === 0
          ? 'Every time is clear now.'
          : 'Some times may not say what you mean. Put them right here, or book them as you wrote them: we agree on each with you.'
      }
      keepLabel="Back to the times"
      actLabel={actLabel}
      look="primary"
      pending={false}
      onKeep={close}
      onAct={() => {
        accept();
        onAct();
      }}
    >
      <List>
        {doubts.slice(0, SHOWN).map((each) => {
          const { line, unit, place, doubt } = each;
          const which = line.quantity > 1 ? `, session ${unit + 1}` : '';
          return (
            <li key={`${line.id}-${unit}-${place}`}>
              <b>{`${line.experience.title}${which}${place > 0 ? `, time ${place + 1}` : ''}`}</b>
              <DoubtfulTime
                doubt={doubt}
                onChange={(change) => changeCart((cart) => settleDoubt(cart, each, change))}
              />
            </li>
          );
        })}
        {more > 0 && <li>{`And ${more === 1 ? '1 more time' : `${more} more times`}`}</li>}
      </List>
    </ConfirmDialog>
  );
}
