import { useMutation } from '@tanstack/react-query';
import { EXPIRY_HOURS } from '@wondercast/core/bookings/booking/session-rules';
import { minuteOfDay } from '@wondercast/core/calendar/scheduling/instant';
import { MAX_TIMES } from '@wondercast/core/calendar/scheduling/session';
import { readZone } from '@wondercast/core/calendar/scheduling/zone';
import { decodeSlot } from '@wondercast/openapi/codec/slot';
import { useState } from 'react';
import { suggestTimes } from '../../api/admin/admin-sessions.ts';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { instantAt, zoneOf } from '../../ui/formats/zone-moment.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import type { TypedTime } from '../../ui/shop/ZonedTimeRow.tsx';
import { showRefusal } from './show-refusal.ts';

const HOUR_MS = 60 * 60_000;

/** The instant of a typed time in milliseconds; null while it is incomplete or invalid. */
export const startOf = ({ day, minute, zone }: TypedTime): number | null =>
  day !== null && minute !== null ? instantAt(day, minute, zone) : null;

interface Row {
  readonly key: number;
  readonly time: TypedTime;
}

/**
 * Up to three times for the customer, with a note and an expiry. Each starts with the preferred time of day, because usually only
 * the day differs.
 */
export function useSuggestion(session: SessionDetailWire) {
  // The customer's zone is that of their first preference.
  const [wish] = session.preferences;
  const zone = readZone(wish?.zone ?? '') ?? zoneOf(session.zone);
  const wished = wish ? minuteOfDay(decodeSlot(wish)) : null;
  const empty: TypedTime = { day: null, minute: wished, zone };
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, time: empty }]);
  const [note, setNote] = useState('');
  const [hours, setHours] = useState<number>(EXPIRY_HOURS.usual);
  const [holdHosts, setHoldHosts] = useState(true);
  const discard = () => {
    setRows([{ key: 0, time: empty }]);
    setNote('');
  };
  const { mutate, isPending } = useMutation({
    ...suggestTimes,
    onSuccess: () => {
      showToast('Times sent', `${session.firstName} gets a mail with a button for each.`);
      discard();
    },
    onError: showRefusal('Not sent'),
  });
  const whole = rows.flatMap(({ time }) => {
    const startsAt = startOf(time);
    return startsAt === null || startsAt <= Date.now() ? [] : [{ startsAt, zone: time.zone }];
  });
  const begun = rows.filter(
    ({ time }) => time.day !== null || (time.minute !== null && time.minute !== wished),
  ).length;
  return {
    rows,
    note,
    hours,
    holdHosts,
    pending: isPending,
    setNote,
    setHours,
    setHoldHosts,
    /** Whether there is input that has not been sent. */
    dirty: begun > 0 || note.trim() !== '',
    discard,
    /** The number of times that can be sent. */
    count: whole.length,
    /** Whether every time that was begun is complete. */
    ready: whole.length > 0 && whole.length === begun,
    change: (key: number, time: TypedTime) =>
      setRows((now) => now.map((row) => (row.key === key ? { key, time } : row))),
    add:
      rows.length < MAX_TIMES
        ? () => setRows((now) => [...now, { key: (now.at(-1)?.key ?? 0) + 1, time: empty }])
        : null,
    remove: (key: number) =>
      setRows((now) =>
        now.length > 1 ? now.filter((row) => row.key !== key) : [{ key: key + 1, time: empty }],
      ),
    send: () =>
      mutate({
        id: session.id,
        body: {
          times: whole.map(({ startsAt, zone: of }) => ({
            startsAt: new Date(startsAt).toISOString(),
            zone: of,
          })),
          note: note.trim() || null,
          expiresAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
          holdHosts,
          version: session.version,
        },
      }),
  };
}
