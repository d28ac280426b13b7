import { useQueryClient } from '@tanstack/react-query';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { useRef, useState } from 'react';
import { adminBookingQuery, scheduleBooking } from '../../api/admin/admin-bookings.ts';
import type { AdminBookingWire } from '../../api/transport/wire.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { SlotList } from '../../ui/shop/SlotList.tsx';
import { useBookingAction } from './use-booking-action.ts';

type Draft = readonly (readonly Slot[])[];

const slotsOf = ({ items }: AdminBookingWire): Draft => items.map(({ slots }) => slots.map(decodeSlot));

interface ScheduleFormProps {
  readonly booking: AdminBookingWire;
  readonly onClose: () => void;
}

/** Edits when each unit of a booking takes place. */
export function ScheduleForm({ booking, onClose }: ScheduleFormProps) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [initial] = useState(() => slotsOf(booking));
  const [draft, setDraft] = useState(initial);
  const { mutate, isPending } = useBookingAction(scheduleBooking, {
    done: 'Dates changed',
    failed: 'Dates not changed',
    onSettled: (error) => {
      if (error) void client.invalidateQueries({ queryKey: adminBookingQuery(booking.id).queryKey });
      else onClose();
    },
  });
  const edit = (line: number, change: (slots: readonly Slot[]) => readonly Slot[]) =>
    setDraft((now) => now.map((slots, at) => (at === line ? change(slots) : slots)));
  return (
    <FormDialog
      title="Change dates"
      width={720}
      form={form}
      dirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      pending={isPending}
      saveLabel="Save dates"
      onSave={() => mutate({ booking, slots: draft })}
      onClose={onClose}
    >
      <Small as="p" style={{ marginBottom: 16 }}>
        The customer gets a mail about the changes.
      </Small>
      {draft.map((slots, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index
        <section key={line} style={{ marginBottom: 20 }}>
          <Subheading>{booking.items[line]?.experience?.title ?? 'Experience not found'}</Subheading>
          <SlotList
            slots={slots}
            onChange={(unit, part) =>
              edit(line, (all) => all.map((slot, at) => (at === unit ? { ...slot, ...part } : slot)))
            }
            onSameForAll={(slot) => edit(line, (all) => all.map(() => slot))}
          />
        </section>
      ))}
    </FormDialog>
  );
}
