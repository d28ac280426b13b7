import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { sessionLabel } from '../../headless/session-label.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { FilterSelect } from '../../ui/forms/FilterSelect.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { AddedExperiences } from './AddedExperiences.tsx';
import { Head, What } from './amending-look.ts';
import { changeableSessions, lineOf, tierOf } from './amendment-draft.ts';
import { MOST_PEOPLE } from './limits.ts';
import { RoomFields } from './RoomFields.tsx';
import type { AmendmentState } from './use-amendment.ts';

/** Such as `82 people, Elevated, booked at $1,450.00`. */
const bookedWords = (booking: BookingWire, session: SessionWire): string => {
  const line = lineOf(booking, session);
  const people = session.headcount === null ? null : counted(session.headcount, 'person', 'people');
  const price = line && `booked at ${shownAmount(line.tierPrice)}`;
  return [people, tierLabel(tierOf(booking, session)), price].filter(Boolean).join(', ');
};

interface AmendmentFieldsProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  readonly amendment: AmendmentState;
  /** Whether to start with choosing another experience. */
  readonly adds?: boolean;
  readonly onSession: (id: string) => void;
}

/** The fields of one session (people and tier), of its line (sessions and add-ons), and of experiences to be added. */
export function AmendmentFields({
  booking,
  session,
  amendment,
  adds = false,
  onSession,
}: AmendmentFieldsProps) {
  const { draft, added, set, setAdded } = amendment;
  const sessions = changeableSessions(booking);
  return (
    <>
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
          onChange={(people) => set({ people, tier: null })}
        />
      </Head>
      <RoomFields booking={booking} session={session} amendment={amendment} />
      <AddedExperiences added={added} people={draft.people} adds={adds} onChange={setAdded} />
    </>
  );
}
