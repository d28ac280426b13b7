import type { Cart } from '@wondercast/core/buying/cart/cart';
import type { TakenUnit } from '../../headless/taken-units.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { LineSchedule } from './LineSchedule.tsx';
import { anyIsWished, type ModeOf } from './use-booking-modes.ts';

interface BookingOptionsProps {
  readonly cart: Cart;
  readonly modeOf: ModeOf;
  readonly taken: readonly TakenUnit[];
  /** Whether sessions without a time show an error. */
  readonly isAsked: boolean;
}

/** The lines of the cart and their times. */
export function BookingOptions({ cart, modeOf, taken, isAsked }: BookingOptionsProps) {
  const isWished = anyIsWished(cart, modeOf);
  return (
    <Panel aria-labelledby="booking-options">
      <PanelTitle id="booking-options">Booking Options</PanelTitle>
      <div style={{ margin: '16px 0 14px' }}>
        <ChoiceCard
          type="radio"
          name="booking"
          title="Create Booking"
          text={
            isWished
              ? 'We hold your sessions and confirm each date with you.'
              : 'Your times are agreed as soon as you book.'
          }
          checked
          onChange={() => undefined}
        />
      </div>
      {isWished && (
        <Note tone="info">
          Dates are tentative and subject to confirmation. Leave any of them empty and we will schedule
          together.
        </Note>
      )}
      {cart.map((line) => (
        <LineSchedule
          key={line.id}
          line={line}
          isOneOfMany={cart.length > 1}
          mode={modeOf(line)}
          taken={taken}
          isAsked={isAsked}
        />
      ))}
    </Panel>
  );
}
