import ChevronDown from 'lucide-react/icons/chevron-down';
import Plus from 'lucide-react/icons/plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { BookingWire } from '../../api/transport/wire.ts';
import { PayOpen } from '../../forms/PayOpen.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { ContactHost } from './ContactHost.tsx';

const Place = styled.div`
  margin-top: 18px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  & svg {
    transition: rotate var(--t1);
  }
  & [aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Ways = styled(Row)`
  margin-top: 12px;
  padding: 14px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
`;

interface BookingActionsProps {
  readonly booking: BookingWire;
  /** From the mailed link, if the visitor came by one. */
  readonly token: string | null;
  /** Moves or cancels; null when nothing can be changed any more. */
  readonly onChange: (() => void) | null;
  /** Changes headcount and add-ons, or adds another experience. */
  readonly onAmend: (adds: boolean) => void;
  /** Edits all dates in one form; null when that is not possible. */
  readonly onDates: (() => void) | null;
  /** Deletes the booking; null when it cannot be deleted. */
  readonly onDelete: (() => void) | null;
}

/** All actions for a booking in one place: pay, change, contact the shop. */
export function BookingActions(props: BookingActionsProps) {
  const { booking, token, onChange, onAmend, onDates, onDelete } = props;
  const [isOpen, setOpen] = useState(false);
  const ways = useId();
  const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
  return (
    <Place>
      <Row>
        <PayOpen booking={booking} token={token} />
        {(onChange || onDelete) && (
          <Button look="line" aria-expanded={isOpen} aria-controls={ways} onClick={() => setOpen(!isOpen)}>
            Change
            <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        )}
        <ContactHost reference={booking.bookingReference} />
      </Row>
      <div id={ways} hidden={!isOpen}>
        {isOpen && (
          <Ways>
            {onDates && (
              <Button look="quiet" size="sm" onClick={onDates}>
                Change all dates
              </Button>
            )}
            {onChange && (
              <>
                <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={onChange}>
                  Change or cancel
                </Button>
                <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => onAmend(false)}>
                  <UsersRound {...icon} />
                  Change headcount or add-ons
                </Button>
                <Button look="quiet" size="sm" aria-haspopup="dialog" onClick={() => onAmend(true)}>
                  <Plus {...icon} />
                  Add another experience
                </Button>
              </>
            )}
            {onDelete && (
              <Button look="badline" size="sm" aria-haspopup="dialog" onClick={onDelete}>
                Cancel Order
              </Button>
            )}
          </Ways>
        )}
      </div>
    </Place>
  );
}
