import { offersTimes, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { formatSlot } from '../../ui/formats/format-slot.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { OwnTime } from '../../ui/shop/OwnTime.tsx';
import { Place } from '../../ui/shop/time-row-look.ts';
import { EditingButtons } from './EditingButtons.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { Beside, Preferences } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';
import { usePreferences } from './use-preferences.ts';

/** A session without an agreed time: its preferred times, and a form to change them. */
export function PreferredSession({ booking, session, token, mode, onTimes }: SessionTicketProps) {
  const preferences = usePreferences(booking, session, token);
  const offers = mode !== null && offersTimes({ bookingMode: mode });
  const mayWish = mode === null || takesWishes({ bookingMode: mode });
  const isEditing = preferences.draft !== null;
  const button = useKeptButton(isEditing);
  const times = session.preferences.map(decodeSlot);
  const expired = session.suggestions?.expired ? session.suggestions : null;
  return (
    <TicketFrame
      booking={booking}
      session={session}
      editing={isEditing}
      stub={
        <>
          <p>
            {times.length > 0 && !isEditing && (
              <>
                We answer within <strong>one business day</strong>.
              </>
            )}
          </p>
          {isEditing && <EditingButtons preferences={preferences} />}
          {!isEditing && offers && (
            <Button size="sm" onClick={onTimes}>
              Pick a free time
            </Button>
          )}
          {!isEditing && mayWish && (
            <Button
              ref={button}
              look={times.length > 0 || offers ? 'quiet' : 'primary'}
              size="sm"
              onClick={preferences.begin}
            >
              {times.length > 0 ? 'Change dates' : expired || offers ? 'Propose times' : 'Choose a time'}
            </Button>
          )}
        </>
      }
    >
      {isEditing ? (
        <PreferencesForm session={session} preferences={preferences} />
      ) : (
        <>
          {expired && (
            <Beside>{`The times that we suggested were open until ${momentIn(expired.expiresAt, zoneOf(session.zone))}. Tell us what suits you, and we answer within one business day.`}</Beside>
          )}
          {times.length > 0 ? (
            <Preferences>
              {times.map((slot, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a time is identified by its index
                <li key={at}>
                  <Place aria-hidden="true">{at + 1}</Place>
                  <span>
                    <span>{formatSlot(slot)}</span>
                    <OwnTime slot={slot} />
                  </span>
                </li>
              ))}
            </Preferences>
          ) : (
            !expired && (
              <Beside>
                {mayWish
                  ? 'No date yet. Tell us up to three times that suit you.'
                  : 'No date yet. Pick a free time.'}
              </Beside>
            )
          )}
          {session.guestNotes && <Beside>{`You wrote: ${session.guestNotes}`}</Beside>}
        </>
      )}
    </TicketFrame>
  );
}
