import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isDelivered } from '@wondercast/core/bookings/booking/states';
import { useState } from 'react';
import { adminBookingQuery, setBookingStatus } from '../../api/admin/admin-bookings.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingRowWire } from '../../api/transport/wire.ts';
import { type TooEarly, tooEarly } from '../../headless/too-early.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

type DeliveryStatus = BookingRowWire['deliveryStatus'];

const FAILED = 'Failed to update delivery status';

/** Sets whether a booking was delivered: asks first when it cannot have taken place, and offers undo in its toast. */
export function useDelivery({ id }: Pick<BookingRowWire, 'id'>) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<TooEarly | null>(null);
  const failed = (error: Error) => showError((error instanceof ApiError && error.words) || FAILED);
  const change = useMutation({
    ...setBookingStatus,
    onSuccess: (_, { status }) => {
      const undo = { label: 'Undo', onAct: () => set('pending') };
      const wasDelivered = 'deliveryStatus' in status && isDelivered(status);
      showToast('Delivery status updated successfully', null, wasDelivered ? undo : null);
    },
    onError: failed,
    onSettled: () => setAsked(null),
  });
  const set = (deliveryStatus: DeliveryStatus) => change.mutate({ id, status: { deliveryStatus } });
  const look = useMutation({
    mutationFn: async () => tooEarly((await client.fetchQuery(adminBookingQuery(id))).sessions, Date.now()),
    onSuccess: (early) => (early ? setAsked(early) : set('delivered')),
    onError: failed,
  });
  return {
    asked,
    pending: change.isPending || look.isPending,
    choose: (status: DeliveryStatus) => {
      if (isDelivered({ deliveryStatus: status })) look.mutate();
      else set(status);
    },
    keep: () => setAsked(null),
    confirm: () => set('delivered'),
  };
}
