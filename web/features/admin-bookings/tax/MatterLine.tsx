import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { formatMoment } from '../../../ui/formats/format-moment.ts';
import type { Elements } from '../../../ui/primitives/elements.ts';
import { Link } from '../../../ui/primitives/Link.tsx';
import { TextLink } from '../../../ui/primitives/Text.tsx';
import { Entries, Row } from '../details-look.ts';

/** The list of tax matters. */
export const Matters = Entries;

interface MatterLineProps {
  readonly matter: TaxMatterWire;
  readonly facts: string;
  /** The possible actions. */
  readonly children: Elements;
}

/** A tax matter: the booking, the problem, and the actions. */
export function MatterLine({ matter, facts, children }: MatterLineProps) {
  const { bookingId, bookingReference, companyName, customerName, message, since } = matter;
  return (
    <li style={{ flexWrap: 'wrap' }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <b>{companyName ?? customerName}</b>
        <small>{[formatMoment(since), facts].filter(Boolean).join(' · ')}</small>
        <span style={{ display: 'block' }}>{message}</span>
        <TextLink as={Link} to={`/admin?tab=bookings&booking=${bookingId}`}>
          {bookingReference}
        </TextLink>
      </span>
      <Row style={{ width: '100%', marginTop: 6, alignItems: 'center' }}>{children}</Row>
    </li>
  );
}
