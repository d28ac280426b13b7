import { useQuery } from '@tanstack/react-query';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { SEAT_CAPS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { experienceQuery } from '../../api/catalogue/experience.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TierScale } from '../../ui/shop/TierScale.tsx';
import { AddOnFields } from './AddOnFields.tsx';
import { More } from './amending-look.ts';
import { tierOf } from './amendment-draft.ts';
import { MOST_UNITS } from './limits.ts';
import { roomFor } from './room-for.ts';
import type { AmendmentState } from './use-amendment.ts';

interface RoomFieldsProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  readonly amendment: AmendmentState;
}

const isLarger = (people: number | null, tier: Tier): boolean => people !== null && SEAT_CAPS[tier] < people;

/** The tier that fits, the number of such sessions, and their add-ons. */
export function RoomFields({ booking, session, amendment: { draft, set } }: RoomFieldsProps) {
  const own = tierOf(booking, session);
  const chosen = draft.tier ?? roomFor(own, draft.people);
  const slug = session.experience?.slug ?? '';
  const { data: experience } = useQuery({ ...experienceQuery(slug), enabled: slug !== '' });
  return (
    <>
      {isLarger(draft.people, own) && !isLarger(draft.people, chosen) && (
        <Note tone="info">
          <b>{`${draft.people} people need the ${tierLabel(chosen)} room.`}</b>
          <span>{` ${tierLabel(own)} seats ${SEAT_CAPS[own]}. With fewer people later, the room stays as it is.`}</span>
        </Note>
      )}
      <TierScale
        people={draft.people}
        own={own}
        chosen={chosen}
        priceOf={(tier) => (experience ? toMinorUnits(experience[`${tier}Price`]) : null)}
        onChoose={(tier) => set({ tier })}
      />
      <More>
        <FieldGroup label="Sessions of this kind">
          <div>
            <Stepper
              small
              label="Sessions of this kind"
              value={draft.quantity}
              max={MOST_UNITS}
              onChange={(quantity) => set({ quantity })}
            />
          </div>
        </FieldGroup>
        <AddOnFields
          experienceId={experience?.id ?? null}
          chosen={draft.addOnIds}
          onChange={(addOnIds) => set({ addOnIds })}
        />
      </More>
    </>
  );
}
