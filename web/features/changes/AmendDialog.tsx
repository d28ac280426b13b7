import { tierLabel } from '@wondercast/core/pricing/tiers';
import { useState } from 'react';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import type { ChangeDialogProps } from '../../forms/booking-dialogs.ts';
import { sessionLabel } from '../../headless/session-label.ts';
import { counted } from '../../ui/formats/counted.ts';
import { usd } from '../../ui/formats/usd.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { AmendmentFigures } from './AmendmentFigures.tsx';
import { changeableSessions, lineOf, tierOf } from './amendment-draft.ts';
import { amendWords, keepPeople } from './amendment-words.ts';
import { ChangePayment } from './ChangePayment.tsx';
import { Foot, Head, What } from './change-look.ts';
import { RoomFields } from './RoomFields.tsx';
import { useAmendment } from './use-amendment.ts';

/** More people than any room seats are the shop's to refuse, with what to do instead. */
const MOST_PEOPLE = 9_999;

interface ContentProps extends Omit<ChangeDialogProps, 'isOpen' | 'sessionId'> {
  readonly session: SessionWire;
  readonly onSession: (id: string) => void;
}

/** `82 people, Elevated, booked at $1,450.00`. */
const bookedWords = (booking: BookingWire, session: SessionWire): string => {
  const line = lineOf(booking, session);
  const people = session.headcount === null ? null : counted(session.headcount, 'person', 'people');
  const price = line && `booked at ${usd(line.tierPrice)}`;
  return [people, tierLabel(tierOf(booking, session)), price].filter(Boolean).join(', ');
};

function Content({ booking, token, session, cardForm, onSession, onClose }: ContentProps) {
  const amendment = useAmendment({ booking, token, session, onClose });
  const { draft, quote, problem, payment, isOld } = amendment;
  const sessions = changeableSessions(booking);
  if (payment)
    return (
      <ChangePayment
        booking={booking}
        token={token}
        payment={payment}
        cardForm={cardForm}
        onChanged={amendment.done}
        onClose={onClose}
      />
    );
  return (
    <>
      <DialogBody>
        {sessions.length > 1 && (
          <div style={{ marginBottom: 14 }}>
            <FilterSelect
              label="Session"
              all={sessionLabel(booking, session)}
              options={sessions
                .filter(({ id }) => id !== session.id)
                .map((each) => ({ value: each.id, label: sessionLabel(booking, each) }))}
              chosen={null}
              onChoose={(id) => id !== null && onSession(id)}
            />
          </div>
        )}
        <Head>
          <What>
            <Picture src={session.experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="44px" />
            <span>
              <b>{sessionLabel(booking, session)}</b>
              <small>{bookedWords(booking, session)}</small>
            </span>
          </What>
          <Stepper
            label="People"
            value={draft.people}
            max={MOST_PEOPLE}
            onChange={(people) => amendment.set({ people, tier: null })}
          />
        </Head>
        <RoomFields booking={booking} session={session} amendment={amendment} />
        {problem && (
          <div style={{ marginBottom: 16 }}>
            <Note tone="warn">{problem}</Note>
          </div>
        )}
        {quote?.notes.map((note) => (
          <div key={note} style={{ marginBottom: 16 }}>
            <Note tone="info">{note}</Note>
          </div>
        ))}
        {quote && (
          <AmendmentFigures booking={booking} quote={quote} before={amendment.before} stale={isOld} />
        )}
      </DialogBody>
      <DialogFooter>
        <Foot>
          <Button look="quiet" onClick={onClose}>
            {keepPeople(session)}
          </Button>
          <Button
            pending={amendment.pending}
            disabled={!amendment.isChanged || !quote || isOld || problem !== null}
            onClick={amendment.submit}
          >
            {amendWords(booking, quote)}
          </Button>
        </Foot>
      </DialogFooter>
    </>
  );
}

/** More people, another room, more sessions, other add-ons; what it costs is said by the shop before it is done. */
export default function AmendDialog({ isOpen, sessionId, ...props }: ChangeDialogProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const sessions = changeableSessions(props.booking);
  const session = sessions.find(({ id }) => id === (picked ?? sessionId)) ?? sessions[0] ?? null;
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} title="Change headcount" width={680}>
      {session && <Content key={session.id} {...props} session={session} onSession={setPicked} />}
    </Dialog>
  );
}
