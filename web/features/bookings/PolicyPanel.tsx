import { styled } from 'styled-components';
import type { BookingWire } from '../../api/transport/wire.ts';
import { Panel } from '../../ui/primitives/Panel.tsx';
import { Subheading } from '../../ui/primitives/Text.tsx';
import { PolicyGroups } from '../../ui/shop/PolicyGroups.tsx';

const Box = styled(Panel)`
  display: grid;
  gap: 14px;
  padding: 22px 24px;
`;

/** The cancellation policies at the time of booking. */
export function PolicyPanel({ policies }: { readonly policies: BookingWire['policies'] }) {
  return (
    <Box aria-labelledby="booking-policy">
      <Subheading as="h2" id="booking-policy">
        If plans change
      </Subheading>
      <PolicyGroups policies={policies} />
    </Box>
  );
}
