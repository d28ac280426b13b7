import { useQuery } from '@tanstack/react-query';
import { toCents } from '@wondercast/core/money';
import { SEAT_CAPS, type Tier, tierLabel } from '@wondercast/core/pricing/tiers';
import { addOnsQuery, experienceQuery } from '../../api/catalogue/experience.ts';
import type { BookingWire, SessionWire } from '../../api/transport/wire.ts';
import { usd } from '../../ui/formats/usd.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import { FieldGroup } from '../../ui/forms/FieldGroup.tsx';
import { Stepper } from '../../ui/forms/Stepper.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TierScale } from '../../ui/shop/TierScale.tsx';
import { roomFor, tierOf } from './amendment-draft.ts';
import { More } from './change-look.ts';
import type { AmendmentState } from './use-amendment.ts';

/** Most units of a booking. */
const MOST_UNITS = 1_000;

interface RoomFieldsProps {
  readonly booking: BookingWire;
  readonly session: SessionWire;
  readonly amendment: AmendmentState;
}

const isLarger = (people: number, tier: Tier): boolean => SEAT_CAPS[tier] < people;

/** The room that fits, how many sessions there are of the kind, and their add-ons. */
export function RoomFields({ booking, session, amendment: { draft, set } }: RoomFieldsProps) {
  const own = tierOf(booking, session);
  const chosen = draft.tier ?? roomFor(own, draft.people);
  const slug = session.experience?.slug ?? '';
  const { data: experience } = useQuery({ ...experienceQuery(slug), enabled: slug !== '' });
  const id = experience?.id ?? 0;
  const { data: addOns = [] } = useQuery({ ...addOnsQuery(id), enabled: id !== 0 });
  const offered = addOns.filter((addOn) => addOn.isActive || draft.addOnIds.includes(addOn.id));
  const toggle = (addOnId: number) =>
    set({
      addOnIds: draft.addOnIds.includes(addOnId)
        ? draft.addOnIds.filter((each) => each !== addOnId)
        : [...draft.addOnIds, addOnId],
    });
  return (
    <>
      {isLarger(draft.people, own) && !isLarger(draft.people, chosen) && (
        <Note tone="info">
          <b>
            {draft.people} people need the {tierLabel(chosen)} room.
          </b>{' '}
          {tierLabel(own)} seats {SEAT_CAPS[own]}. With fewer people later, the room stays as it is.
        </Note>
      )}
      <TierScale
        people={draft.people}
        own={own}
        chosen={chosen}
        priceOf={(tier) => (experience ? toCents(experience[`${tier}Price`]) : null)}
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
        {offered.length > 0 && (
          <FieldGroup label="Add-ons" note="priced per experience">
            {offered.map((addOn) => (
              <ChoiceCard
                key={addOn.id}
                type="checkbox"
                title={addOn.name}
                checked={draft.addOnIds.includes(addOn.id)}
                onChange={() => toggle(addOn.id)}
                end={usd(addOn.price)}
              />
            ))}
          </FieldGroup>
        )}
      </More>
    </>
  );
}
