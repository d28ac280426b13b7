import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { PayPageWire } from '../../api/transport/wire.ts';
import { Soft, TextLink } from '../../ui/primitives/Text.tsx';

/** For a partner's booking: the site where it was made, and a link back. */
export function BookedThrough({
  partner: { name, returnUrl },
}: {
  readonly partner: NonNullable<PayPageWire['partner']>;
}) {
  return (
    <Soft
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 18px',
        margin: '-16px 0 24px',
        overflowWrap: 'anywhere',
      }}
    >
      <span>{`Booked through ${name}`}</span>
      {returnUrl && (
        <TextLink
          href={returnUrl}
          rel="noreferrer"
          style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}
        >
          <ArrowLeft size={16} strokeWidth={2} aria-hidden="true" style={{ flex: 'none' }} />
          <span>{`Back to ${name}`}</span>
        </TextLink>
      )}
    </Soft>
  );
}
