import type { Cart } from '@wondercast/core/buying/cart/cart';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { LineSchedule } from './LineSchedule.tsx';

/** What is booked, and when it might be. */
export function BookingOptions({ cart }: { readonly cart: Cart }) {
  return (
    <Panel aria-labelledby="booking-options">
      <PanelTitle id="booking-options">Booking Options</PanelTitle>
      <div style={{ margin: '16px 0 14px' }}>
        <ChoiceCard
          type="radio"
          name="booking"
          title="Create Booking"
          text="We hold your sessions and confirm each date with you."
          checked
          onChange={() => undefined}
        />
      </div>
      <Note tone="info">
        Dates are tentative and subject to confirmation. Leave any of them empty and we will schedule
        together.
      </Note>
      {cart.map((line) => (
        <LineSchedule key={line.id} line={line} isOneOfMany={cart.length > 1} />
      ))}
    </Panel>
  );
}
