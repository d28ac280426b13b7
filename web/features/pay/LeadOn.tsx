import type { PayPageWire } from '../../api/transport/wire.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/primitives/Button.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';

/**
 * Where a paid page leads: back to the partner's site if booked there, and for the owner to the booking. People who only pay, such
 * as accounting, get no link to it.
 */
export function LeadOn({ page: { mine, bookingReference, partner } }: { readonly page: PayPageWire }) {
  return (
    <>
      {!mine && (
        <Hint style={{ marginTop: 12 }}>Whoever booked opens the booking from its confirmation mail.</Hint>
      )}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 20 }}>
        {partner?.returnUrl && (
          <ButtonAnchor href={partner.returnUrl} target="_self">
            {`Back to ${partner.name}`}
          </ButtonAnchor>
        )}
        {mine && (
          <ButtonLink look="line" to={`/bookings/${bookingReference}`}>
            Open the booking
          </ButtonLink>
        )}
        <ButtonLink look={mine || partner?.returnUrl ? 'bare' : 'line'} to="/">
          Browse Experiences
        </ButtonLink>
      </div>
    </>
  );
}
