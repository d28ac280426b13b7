import { describeOwnBookings } from './suite/own-bookings.ts';
import { describePaymentMethods } from './suite/payment-methods.ts';
import { describeProfile } from './suite/profile.ts';
import { describeSchedule } from './suite/schedule.ts';
import { describeSessionEnd } from './suite/session-end.ts';

describeProfile();
describePaymentMethods();
describeSchedule();
describeOwnBookings();
describeSessionEnd();
