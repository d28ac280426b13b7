import type { TaxMatterWire } from '../../../api/transport/wire.ts';
import { Link } from '../../../ui/primitives/Link.tsx';
import { TextLink } from '../../../ui/primitives/Text.tsx';
import { Row } from '../details-look.ts';

/** An exchange rate that documents need and that is missing or outdated. */
export function ExchangeRateLine({ matter }: { readonly matter: TaxMatterWire }) {
  return (
    <li style={{ flexWrap: 'wrap' }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <b>Rate of exchange</b>
        <span style={{ display: 'block' }}>{matter.message}</span>
      </span>
      <Row style={{ width: '100%', marginTop: 6, alignItems: 'center' }}>
        <TextLink as={Link} to="/admin?tab=settings&part=tax">
          Enter today’s rate
        </TextLink>
      </Row>
    </li>
  );
}
