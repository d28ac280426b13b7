import { unitsInWords } from '@wondercast/core/bookings/booking/units-in-words';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import type { BookingWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import type { Elements } from '../../ui/primitives/elements.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { PanelTitle } from '../../ui/primitives/Text.tsx';
import { LineHead } from './booking-page-look.ts';

interface BookedLineProps {
  readonly line: BookingWire['items'][number];
  /** Its sessions. */
  readonly children: Elements;
}

/** One booked experience as it was at the time of booking. */
export function BookedLine({ line, children }: BookedLineProps) {
  const { experience, selectedTier, tierPrice, addOns, lineTotal } = line;
  const title = experience?.title ?? 'Experience not found';
  return (
    <Panel>
      <LineHead>
        <Picture src={experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="76px" />
        <div>
          <PanelTitle>
            {experience ? <Link to={`/experience/${experience.slug}`}>{title}</Link> : <span>{title}</span>}
          </PanelTitle>
          <p>{experience?.duration ?? 'Duration not available'}</p>
          <p>{`${tierLabel(selectedTier)} tier ${unitsInWords(line)} · ${shownAmount(tierPrice)}`}</p>
          {addOns.map((addOn) => (
            <p key={addOn.id}>{`${addOn.name} +${shownAmount(addOn.price)}`}</p>
          ))}
        </div>
        <b>{shownAmount(lineTotal)}</b>
      </LineHead>
      {children}
    </Panel>
  );
}
