import { describeReservations } from './booking.ts';
import { describeSelling } from './selling.ts';

describeSelling('memory');
describeReservations('memory');
