import { useQuery } from '@tanstack/react-query';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import { coversQuery } from '../../api/admin/admin-experiences.ts';
import type { AdminAddOnWire } from '../../api/transport/wire.ts';
import type { RecordActions } from '../../forms/RecordList.tsx';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { NamesOrCount } from '../../ui/primitives/NamesOrCount.tsx';
import { PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { RecordButtons } from '../../ui/primitives/ToolButton.tsx';
import { CoverFan } from '../../ui/shop/CoverFan.tsx';
import { Total } from '../../ui/shop/Total.tsx';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  column-gap: 16px;
`;

const Card = styled.li`
  /* The parts of cards that stand side by side share their rows. */
  display: grid;
  grid-row: span 5;
  grid-template-rows: subgrid;
  row-gap: 10px;
  margin-bottom: 16px;
  padding: 22px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & > header {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    & > :first-child {
      overflow-wrap: anywhere;
    }
  }
  & > p {
    color: var(--text-2);
    font-size: 14.5px;
    line-height: 1.45;
  }
  & > footer {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    min-height: 55px;
    padding-top: 12px;
    border-top: 1px solid var(--line);
    & > :first-child:not(:last-child) {
      margin-right: auto;
    }
  }
  &[data-inactive] > :is(p, span) {
    color: var(--text-3);
  }
`;

const Tools = styled.span`
  display: flex;
  gap: 2px;
`;

interface AddOnCardProps extends RecordActions<AdminAddOnWire> {
  readonly addOn: AdminAddOnWire;
}

/** An add-on with its price and the experiences that offer it. */
export function AddOnCard({ addOn, onEdit, onDelete, onHistory }: AddOnCardProps) {
  const { name, description, price, isActive, experiences } = addOn;
  const ids = experiences.slice(0, 3).map(({ id }) => id);
  const { data: covers = [] } = useQuery({
    ...coversQuery({ ids: ids.join(',') }),
    enabled: ids.length > 0,
  });
  return (
    <Card data-inactive={isActive ? undefined : ''}>
      <header>
        <PanelTitle>{name}</PanelTitle>
        {!isActive && <Badge tone="flat">Inactive</Badge>}
      </header>
      <p>{description}</p>
      <Total small amount={toMinorUnits(price)} />
      {experiences.length === 0 ? (
        <Small>No experiences selected</Small>
      ) : (
        <NamesOrCount names={experiences.map(({ title }) => title)} noun="experience" />
      )}
      <footer>
        {covers.length > 0 && <CoverFan images={covers.map(({ imageUrl }) => imageUrl)} />}
        <Tools>
          <RecordButtons
            name={name}
            onHistory={() => onHistory(addOn)}
            onEdit={() => onEdit(addOn)}
            onDelete={() => onDelete(addOn)}
          />
        </Tools>
      </footer>
    </Card>
  );
}
