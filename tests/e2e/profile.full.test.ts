import { describePaymentMethods } from './suite/payment-methods.ts';
import { describeSchedule } from './suite/schedule.ts';

describePaymentMethods();
describeSchedule();
