import { formatPrice, toMinorUnits } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import type { AddOnWire } from '../../api/transport/wire.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Fine } from '../../ui/primitives/Text.tsx';

/** Id of the add-ons' heading. */
export const ADD_ONS = 'add-ons';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 14px;
`;

const jump = (): void => {
  const heading = document.getElementById(ADD_ONS);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

interface AddOnsHintProps {
  readonly addOns: readonly AddOnWire[];
  readonly chosen: number;
}

/** In the ticket: tells that there are add-ons or how many are chosen, and links to them. */
export function AddOnsHint({ addOns, chosen }: AddOnsHintProps) {
  if (addOns.length === 0) return null;
  const least = Math.min(...addOns.map(({ price }) => price));
  const count = addOns.length === 1 ? '1 add-on' : `${addOns.length} add-ons`;
  return (
    <Row>
      <Fine as="p">
        {chosen > 0 ? `${chosen} of ${count} chosen` : `${count} from ${formatPrice(toMinorUnits(least))}`}
      </Fine>
      <Button look="quiet" size="sm" data-script="" onClick={jump}>
        {chosen > 0 ? 'Change add-ons' : 'See add-ons'}
      </Button>
    </Row>
  );
}
