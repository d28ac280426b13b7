import { localDate } from '@wondercast/core/calendar';
import { flatTime } from '@wondercast/core/scheduling/slot';
import { Link } from 'react-router-dom';
import type { OverviewWire } from '../../api/wire.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { counted } from '../../ui/counted.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Small } from '../../ui/Text.tsx';
import { usd } from '../../ui/usd.ts';
import { Card, Cards, Figure, Links, SessionLink, Sessions } from './overview-look.ts';

/** Sessions that the strip has room for. */
const NEXT = 4;

/** The figures of the overview, side by side. */
export function Figures({ overview }: { readonly overview: OverviewWire }) {
  const { days, bookings, revenue, unpaid, unconfirmed, upcoming, attention } = overview;
  const label = (date: string | null) => formatDay(localDate(date));
  return (
    <Cards>
      <Card>
        <h2>Bookings</h2>
        <Figure>{bookings.toLocaleString('en-US')}</Figure>
        <BarChart
          label="Bookings"
          bars={days.map(({ date, bookings: count }) => ({
            label: label(date),
            value: count,
            words: counted(count, 'booking'),
          }))}
        />
      </Card>
      <Card>
        <h2>Revenue</h2>
        <Figure>{usd(revenue)}</Figure>
        <BarChart
          label="Revenue"
          bars={days.map(({ date, revenue: amount }) => ({
            label: label(date),
            value: amount,
            words: usd(amount),
          }))}
        />
      </Card>
      <Card>
        <h2>Upcoming sessions, next 7 days: {upcoming.week.toLocaleString('en-US')}</h2>
        {upcoming.next.length === 0 && <Small as="p">No session has a date yet.</Small>}
        <Sessions>
          {upcoming.next.slice(0, NEXT).map((session, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: these are the next ones, in their order
            <li key={at}>
              <SessionLink to={`/admin?tab=bookings&booking=${session.bookingId}`}>
                <span title={`${session.title}, ${session.companyName ?? session.customerName}`}>
                  {session.title}
                </span>
                <span title={session.time ? flatTime({ ...session, date: null }) : undefined}>
                  {label(session.date)}
                </span>
              </SessionLink>
            </li>
          ))}
        </Sessions>
      </Card>
      <Card>
        <h2>Unpaid</h2>
        <Figure>{usd(unpaid.amount)}</Figure>
        <Links>
          <li>
            <Link to="/admin?tab=bookings&paymentStatus=pending">
              Unpaid bookings <b>{unpaid.bookings.toLocaleString('en-US')}</b>
            </Link>
          </li>
          <li>
            <Link to="/admin?tab=bookings&confirmed=false">
              Unconfirmed bookings <b>{unconfirmed.toLocaleString('en-US')}</b>
            </Link>
          </li>
          <li>
            <Link to="/admin?tab=bookings&attention=open" data-alarm={attention > 0 || undefined}>
              Payments without a booking <b>{attention.toLocaleString('en-US')}</b>
            </Link>
          </li>
        </Links>
      </Card>
    </Cards>
  );
}
