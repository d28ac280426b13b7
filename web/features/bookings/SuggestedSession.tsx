import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offersTimes, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { useId, useState } from 'react';
import { bookingQuery } from '../../api/booking/booking.ts';
import { acceptSuggestion } from '../../api/booking/own-sessions.ts';
import type { SessionWire } from '../../api/transport/wire.ts';
import { timeLeft } from '../../ui/formats/time-left.ts';
import {
  alsoIn,
  dayWords,
  momentIn,
  ownZone,
  placeOf,
  timeIn,
  zoneName,
  zoneOf,
} from '../../ui/formats/zone-moment.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { EditingButtons } from './EditingButtons.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { Beside, Chips, TimeChip } from './session-ticket-look.ts';
import type { SessionTicketProps } from './session-ticket-props.ts';
import { TicketFrame } from './TicketFrame.tsx';
import { usePreferences } from './use-preferences.ts';

type Suggestions = NonNullable<SessionWire['suggestions']>;

interface SuggestedSessionProps extends SessionTicketProps {
  readonly suggestions: Suggestions;
}

/** Times suggested by the shop: accept one, or propose others. */
export function SuggestedSession({
  booking,
  session,
  token,
  mode,
  onTimes,
  suggestions,
}: SuggestedSessionProps) {
  const client = useQueryClient();
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const preferences = usePreferences(booking, session, token);
  const offers = mode !== null && offersTimes({ bookingMode: mode });
  const mayWish = mode === null || takesWishes({ bookingMode: mode });
  const isEditing = preferences.draft !== null;
  const button = useKeptButton(isEditing);
  const { mutate: accept, isPending } = useMutation({
    ...acceptSuggestion,
    onSuccess: () => showToast('Agreed', 'A calendar invite follows by mail.'),
    onError: (error) => {
      showError(error.message, 'Not agreed');
      // It has expired, or a colleague has accepted it, so the booking is read again.
      void client.invalidateQueries({ queryKey: bookingQuery(booking.bookingReference, null).queryKey });
    },
  });
  const { times, note, expiresAt, holdHosts } = suggestions;
  const time = times[chosen] ?? times[0];
  const zone = zoneOf(time?.zone ?? session.zone);
  const dayOf = ({ startsAt, zone: of }: Suggestions['times'][number]) =>
    dayWords(placeOf(startsAt, zoneOf(of)).day);
  return (
    <TicketFrame
      booking={booking}
      session={session}
      editing={isEditing}
      stub={
        <>
          <p>
            <span>{holdHosts ? 'Held for you until' : 'Open until'}</span>
            <b>{momentIn(expiresAt, zone)}</b>
            <span>{timeLeft(expiresAt)}</span>
          </p>
          {isEditing ? (
            <EditingButtons preferences={preferences} />
          ) : (
            <>
              {time && (
                <Button
                  size="sm"
                  pending={isPending}
                  onClick={() => accept({ booking, session, token, time: chosen })}
                >
                  {`Agree to ${dayOf(time).slice(5)}`}
                </Button>
              )}
              {offers && (
                <Button look="quiet" size="sm" onClick={onTimes}>
                  Pick a free time
                </Button>
              )}
              {mayWish && (
                <Button ref={button} look="quiet" size="sm" onClick={preferences.begin}>
                  None of these
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      {note && <Beside>{note}</Beside>}
      {isEditing ? (
        <PreferencesForm session={session} preferences={preferences} />
      ) : (
        <Chips role="radiogroup" aria-label="Suggested times">
          {times.map((each, at) => (
            <TimeChip key={each.startsAt}>
              <input type="radio" name={name} checked={at === chosen} onChange={() => setChosen(at)} />
              <b>{dayOf(each)}</b>
              <span>
                {`${timeIn(each.startsAt, zoneOf(each.zone))} ${zoneName(zoneOf(each.zone), each.startsAt)}`}
              </span>
              <small>{alsoIn(each.startsAt, zoneOf(each.zone), ownZone())}</small>
            </TimeChip>
          ))}
        </Chips>
      )}
    </TicketFrame>
  );
}
