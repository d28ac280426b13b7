import { describeReservations } from './booking.ts';

describeReservations('postgres');
