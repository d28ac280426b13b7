import { describeOwnBookings } from './suite/own-bookings.ts';
import { describePasskey } from './suite/passkey.ts';
import { describePaymentMethods } from './suite/payment-methods.ts';
import { describeProfile } from './suite/profile.ts';
import { describeSchedule } from './suite/schedule.ts';
import { describeSessionEnd } from './suite/session-end.ts';

describeProfile();
describePasskey();
describePaymentMethods();
describeSchedule();
describeOwnBookings();
describeSessionEnd();
