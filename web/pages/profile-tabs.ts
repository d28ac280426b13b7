import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CreditCard from 'lucide-react/icons/credit-card';
import Ticket from 'lucide-react/icons/ticket';
import UserRound from 'lucide-react/icons/user-round';
import { lazy } from 'react';

/** In the specification's order, by their names in the path. */
export const PROFILE_TABS = [
  { id: 'profile', title: 'Profile', icon: UserRound, stays: true },
  { id: 'payment', title: 'Payment Methods', icon: CreditCard },
  { id: 'cart', title: 'Schedule Experiences', icon: CalendarPlus, stays: true },
  { id: 'bookings', title: 'Your Bookings', icon: Ticket },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['id'];

export const profileTabOf = (parameters: URLSearchParams): ProfileTab =>
  PROFILE_TABS.find(({ id }) => id === parameters.get('tab'))?.id ?? 'profile';

const loadProfile = () => import('./ProfileTab.tsx');
const loadPaymentMethods = () => import('../features/payment-methods/PaymentMethods.tsx');
const loadSchedule = () => import('../features/schedule/ScheduleExperiences.tsx');
const loadBookings = () => import('../features/bookings/YourBookings.tsx');

/** Lazy, because a real card is saved with the provider's own form. */
export const CardKeeper = lazy(() => import('../features/card/CardKeeper.tsx'));

/** The content of each tab. */
export const ProfileTabContent = lazy(loadProfile);
export const PaymentMethods = lazy(loadPaymentMethods);
export const ScheduleExperiences = lazy(loadSchedule);
export const YourBookings = lazy(loadBookings);

const loads = {
  profile: loadProfile,
  payment: loadPaymentMethods,
  cart: loadSchedule,
  bookings: loadBookings,
} as const;

/** Loads the code of a tab, or without a name of all tabs. */
export const loadProfileTabs = (tab?: ProfileTab): void => {
  const wanted = tab ? [loads[tab]] : Object.values(loads);
  for (const load of wanted) void load().catch(() => undefined);
};
