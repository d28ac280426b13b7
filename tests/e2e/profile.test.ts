import { describeOwnBookings } from './suite/own-bookings.ts';
import { describePaymentMethods } from './suite/payment-methods.ts';
import { describeProfile } from './suite/profile.ts';
import { describeSchedule } from './suite/schedule.ts';

describeProfile();
describePaymentMethods();
describeSchedule();
describeOwnBookings();
