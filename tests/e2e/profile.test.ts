import { describeOwnBookings } from './suite/own-bookings.ts';
import { describeProfile } from './suite/profile.ts';
import { describeSessionEnd } from './suite/session-end.ts';

describeProfile();
describeOwnBookings();
describeSessionEnd();
