import { localDate } from '@wondercast/core/kernel/calendar';
import type { OverviewWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { BarChart } from '../../ui/shop/BarChart.tsx';
import { Card, Cards, Figure, FigurePair, Links } from './overview-look.ts';
import { UpcomingSessions } from './UpcomingSessions.tsx';

/** The figures of the overview next to each other. */
export function Figures({ overview }: { readonly overview: OverviewWire }) {
  const { days, bookings, revenue, received, unpaid, unconfirmed, attention } = overview;
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
        <FigurePair>
          <div>
            <dt title="Totals of the bookings placed in these days, paid or not">Booked</dt>
            <dd>{shownAmount(revenue)}</dd>
          </div>
          <div>
            <dt title="Money received in these days, less what was refunded">Received</dt>
            <dd>{shownAmount(received)}</dd>
          </div>
        </FigurePair>
        <BarChart
          label="Revenue"
          bars={days.map(({ date, revenue: booked, received: paid }) => ({
            label: label(date),
            value: booked,
            words: `${shownAmount(booked)} booked, ${shownAmount(paid)} received`,
          }))}
        />
      </Card>
      <Card>
        <UpcomingSessions overview={overview} />
      </Card>
      <Card>
        <h2>Unpaid</h2>
        <Figure>{shownAmount(unpaid.amount)}</Figure>
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
