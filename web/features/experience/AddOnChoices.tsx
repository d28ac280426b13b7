import { formatMoney, toMinorUnits } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import type { AddOnWire } from '../../api/transport/wire.ts';
import { ChoiceCard } from '../../ui/forms/ChoiceCard.tsx';
import type { Selection } from './use-selection.ts';

const List = styled.div`
  display: grid;
  gap: 10px;
`;

interface AddOnChoicesProps {
  readonly addOns: readonly AddOnWire[];
  readonly selection: Selection;
}

/** The add-ons to choose from, each once per experience. */
export function AddOnChoices({ addOns, selection }: AddOnChoicesProps) {
  return (
    <List>
      {addOns.map(({ id, name, description, price }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          title={name}
          text={description}
          checked={selection.addOns.some((chosen) => chosen.id === id)}
          onChange={() => selection.toggleAddOn(id)}
          end={`+${formatMoney(toMinorUnits(price))}`}
        />
      ))}
    </List>
  );
}
