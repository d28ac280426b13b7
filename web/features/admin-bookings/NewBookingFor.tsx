import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../../api/admin/customers.ts';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import NewBooking from './NewBooking.tsx';

interface NewBookingForProps {
  readonly customerId: number;
  readonly onPlaced: (id: number) => void;
  readonly onClose: () => void;
}

/** A new booking for an existing customer, whose name and address are filled in. */
export default function NewBookingFor({ customerId, onPlaced, onClose }: NewBookingForProps) {
  const { data, error, isFetching, refetch } = useQuery(customerQuery(customerId));
  if (data) {
    const { firstName, lastName, email, companyName, phoneNumber } = data;
    const known = { firstName, lastName, email, companyName: companyName ?? '', phoneNumber };
    // Placing the booking first closes this form, then the URL names the booking.
    return <NewBooking known={known} onPlaced={onPlaced} onClose={onClose} />;
  }
  return (
    <Dialog isOpen title="New booking" width={760} onClose={onClose}>
      <DialogBody>
        {error ? (
          <LoadFailure pending={isFetching} onRetry={() => void refetch()}>
            <b>Failed to load the customer</b>
            <span>{` ${error.message}`}</span>
          </LoadFailure>
        ) : (
          <Skeleton $height="320px" $radius="var(--r-lg)" aria-busy="true" />
        )}
      </DialogBody>
    </Dialog>
  );
}
