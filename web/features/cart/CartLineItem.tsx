import { type CartLine, lineTotal, timeOf } from '@wondercast/core/buying/cart/cart';
import { chooseTime } from '@wondercast/core/buying/cart/cart-times';
import { removeLine, setQuantity } from '@wondercast/core/buying/cart/line-units';
import { seatPeople } from '@wondercast/core/buying/cart/seat-people';
import { formatMoney, formatPrice } from '@wondercast/core/kernel/money';
import { seatsLabel, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import Trash2 from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import { changeCart } from '../../cart/cart-store.ts';
import { TakenNote } from '../../forms/free-times/TakenNote.tsx';
import type { TakenUnit } from '../../headless/taken-units.ts';
import { timeWordsOf } from '../../ui/formats/free-time-words.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { LineQuantity } from '../../ui/shop/LineQuantity.tsx';

const Item = styled.li`
  display: grid;
  grid-template-columns: 76px minmax(0, 1fr);
  gap: 16px;
  padding: 18px 0;
  border-bottom: 1px solid var(--line);
  & img {
    width: 76px;
    height: 95px;
    object-fit: cover;
    border-radius: var(--r-sm);
    background: var(--poster);
  }
  & p {
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 8px;
  & > a {
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  & > button {
    margin: -6px -8px 0 0;
  }
`;

const Amount = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  margin-top: 10px;
  & > div {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
  & > b {
    font-variant-numeric: tabular-nums;
  }
`;

interface CartLineItemProps {
  readonly line: CartLine;
  /** Units of the line whose time somebody else has taken. */
  readonly taken: readonly TakenUnit[];
  /** Called when a link of the line is followed. */
  readonly onLeave: () => void;
  /** Leads to the page with all free times. */
  readonly onAllTimes: () => void;
}

export function CartLineItem({ line, taken, onLeave, onAllTimes }: CartLineItemProps) {
  const { id, experience, selectedTier, tierPrice, addOns } = line;
  return (
    <Item>
      <Picture src={experience.imageUrl} kind="card" sizes="76px" />
      <div>
        <Row>
          <Link to={`/experience/${experience.slug}`} onClick={onLeave}>
            {experience.title}
          </Link>
          <IconButton
            small
            danger
            aria-label={`Remove ${experience.title}`}
            onClick={() => changeCart((cart) => removeLine(cart, id))}
          >
            <Trash2 size={16} strokeWidth={1.75} />
          </IconButton>
        </Row>
        <p>{`${tierLabel(selectedTier)} tier, ${seatsLabel(selectedTier)} · ${formatPrice(tierPrice)}`}</p>
        {addOns.map((addOn) => (
          <p key={addOn.id}>{`+ ${addOn.name} (${formatMoney(addOn.price)})`}</p>
        ))}
        {timeWordsOf(line).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {taken.map(({ unit, alternatives }) => {
          const time = timeOf(line, unit);
          return (
            time && (
              <div key={unit} style={{ marginTop: 10 }}>
                <TakenNote
                  time={time}
                  alternatives={alternatives}
                  onChoose={(next) => changeCart((cart) => chooseTime(cart, id, unit, next))}
                  onAll={onAllTimes}
                />
              </div>
            )
          );
        })}
        <Amount>
          <div>
            <LineQuantity
              line={line}
              onQuantity={(count) => changeCart((cart) => setQuantity(cart, id, count))}
              onPeople={(count) => changeCart((cart) => seatPeople(cart, id, count))}
            />
          </div>
          <b>{formatMoney(lineTotal(line))}</b>
        </Amount>
      </div>
    </Item>
  );
}
