import { mayDo } from '@wondercast/core/people/account/permissions';
import BadgePercent from 'lucide-react/icons/badge-percent';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Clapperboard from 'lucide-react/icons/clapperboard';
import ContactRound from 'lucide-react/icons/contact-round';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import Handshake from 'lucide-react/icons/handshake';
import Layers from 'lucide-react/icons/layers';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import MicVocal from 'lucide-react/icons/mic-vocal';
import PackagePlus from 'lucide-react/icons/package-plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScrollText from 'lucide-react/icons/scroll-text';
import Settings2 from 'lucide-react/icons/settings-2';
import Ticket from 'lucide-react/icons/ticket';
import UsersRound from 'lucide-react/icons/users-round';
import { adminAddOnsQuery } from '../api/admin/add-ons.ts';
import { bookingsPageQuery } from '../api/admin/admin-bookings.ts';
import { adminExperiencesPageQuery } from '../api/admin/admin-experiences.ts';
import { bookingsShownOf } from '../api/admin/bookings-shown.ts';
import { customersPageQuery, customersShownOf } from '../api/admin/customers.ts';
import { discountCodesQuery } from '../api/admin/discount-codes.ts';
import { hostsQuery } from '../api/admin/hosts.ts';
import { logoCarouselQuery } from '../api/admin/logo-carousel.ts';
import { partnersQuery } from '../api/admin/partners.ts';
import { reviewsPageQuery, WAITING_REVIEWS } from '../api/admin/reviews.ts';
import { inboxQuery, waitingIn } from '../api/admin/schedule.ts';
import { settingsQuery } from '../api/admin/settings.ts';
import { staffQuery } from '../api/admin/staff.ts';
import { categoriesQuery } from '../api/catalogue/catalogue.ts';
import { useMay } from '../api/session/use-may.ts';
import type { UserWire } from '../api/transport/wire.ts';
import { counted, readAhead, section } from './admin-section.ts';

/** Bookings that wait for confirmation. */
const UNCONFIRMED = bookingsShownOf(new URLSearchParams({ confirmed: 'false' }));
const LATEST_CUSTOMERS = customersShownOf(new URLSearchParams());
const ALL_EXPERIENCES = { search: '', cursor: null };

const useSettings = readAhead(settingsQuery);

/** Prefetches the settings for those who may see all of them. */
function useSettingsAhead(reading: Parameters<typeof useSettings>[0]) {
  const may = useMay('settings:read');
  return useSettings({ ...reading, enabled: reading.enabled && may });
}

/** First the five sections of the specification, then the others (decision 054). */
export const ADMIN_SECTIONS = [
  section({
    id: 'experiences',
    title: 'Experiences',
    group: 'Shop',
    permission: 'catalogue:read',
    icon: Clapperboard,
    add: 'Add experience',
    load: () => import('../features/admin-experiences/Experiences.tsx'),
    useCount: readAhead(adminExperiencesPageQuery(ALL_EXPERIENCES)),
  }),
  section({
    id: 'bookings',
    title: 'Bookings',
    group: 'Shop',
    permission: 'bookings:read',
    icon: Ticket,
    load: () => import('../features/admin-bookings/Bookings.tsx'),
    useCount: counted(bookingsPageQuery(UNCONFIRMED), ({ total }) => total),
  }),
  section({
    id: 'categories',
    title: 'Categories',
    group: 'Shop',
    permission: 'catalogue:read',
    icon: Layers,
    load: () => import('../features/admin-categories/Categories.tsx'),
    useCount: readAhead(categoriesQuery),
  }),
  section({
    id: 'discounts',
    title: 'Discount Codes',
    group: 'Shop',
    permission: 'discounts:read',
    icon: BadgePercent,
    add: 'New discount code',
    load: () => import('../features/admin-discounts/DiscountCodes.tsx'),
    useCount: readAhead(discountCodesQuery),
  }),
  section({
    id: 'addons',
    title: 'Add-Ons',
    group: 'Shop',
    permission: 'catalogue:read',
    icon: PackagePlus,
    add: 'New add-on',
    load: () => import('../features/admin-add-ons/AddOns.tsx'),
    useCount: readAhead(adminAddOnsQuery),
  }),
  section({
    id: 'logos',
    title: 'Logo Carousel',
    group: 'Shop',
    permission: 'catalogue:read',
    icon: GalleryHorizontal,
    load: () => import('../features/admin-logos/LogoCarousel.tsx'),
    useCount: readAhead(logoCarouselQuery),
  }),
  section({
    id: 'schedule',
    title: 'Schedule',
    group: 'Delivery',
    permission: 'sessions:read',
    figures: false,
    icon: CalendarRange,
    load: () => import('../features/schedule-desk/ScheduleDesk.tsx'),
    useCount: counted(inboxQuery, waitingIn),
  }),
  section({
    id: 'hosts',
    title: 'Hosts',
    group: 'Delivery',
    permission: 'hosts:read',
    figures: false,
    icon: MicVocal,
    add: 'Add host',
    addAt: { host: 'new' },
    load: () => import('../features/admin-hosts/Hosts.tsx'),
    useCount: readAhead(hostsQuery),
  }),
  section({
    id: 'reviews',
    title: 'Reviews',
    group: 'Delivery',
    permission: 'reviews:read',
    figures: false,
    icon: MessageSquareQuote,
    load: () => import('../features/admin-reviews/Reviews.tsx'),
    useCount: counted(reviewsPageQuery(WAITING_REVIEWS), ({ total }) => total),
  }),
  section({
    id: 'customers',
    title: 'Customers',
    group: 'Accounts',
    permission: 'customers:read',
    figures: false,
    icon: ContactRound,
    load: () => import('../features/admin-customers/Customers.tsx'),
    useCount: readAhead(customersPageQuery(LATEST_CUSTOMERS)),
  }),
  section({
    id: 'invoices',
    title: 'Invoices',
    group: 'Accounts',
    permission: 'invoices:read',
    figures: false,
    icon: ReceiptText,
    load: () => import('../features/admin-invoices/Invoices.tsx'),
  }),
  section({
    id: 'partners',
    title: 'Partners',
    group: 'Office',
    permission: 'partners:read',
    icon: Handshake,
    load: () => import('../features/admin-partners/Partners.tsx'),
    useCount: readAhead(partnersQuery),
  }),
  section({
    id: 'staff',
    title: 'Staff',
    group: 'Office',
    permission: 'staff:read',
    figures: false,
    icon: UsersRound,
    load: () => import('../features/admin-staff/Staff.tsx'),
    useCount: readAhead(staffQuery),
  }),
  section({
    id: 'settings',
    title: 'Settings',
    group: 'Office',
    permission: 'settings:read',
    // Finance may only change tax.
    also: 'tax:read',
    figures: false,
    icon: Settings2,
    load: () => import('../features/admin-settings/Settings.tsx'),
    useCount: useSettingsAhead,
  }),
  section({
    id: 'audit',
    title: 'Audit Log',
    group: 'Office',
    permission: 'audit:read',
    icon: ScrollText,
    load: () => import('../features/admin-audit/AuditLog.tsx'),
  }),
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** The sections that this person's role may see. The server uses the same table. */
export const sectionsOf = (user: UserWire): readonly AdminSection[] =>
  ADMIN_SECTIONS.filter(({ permission, also }) => mayDo(user, permission) || (also && mayDo(user, also)));

/** The section named in the URL, otherwise the first visible one. */
export const adminSectionOf = (parameters: URLSearchParams, user: UserWire): AdminSection => {
  const sections = sectionsOf(user);
  return sections.find(({ id }) => id === parameters.get('tab')) ?? sections[0] ?? ADMIN_SECTIONS[0];
};

/** Loads the code of all visible sections, so that each opens at once. */
export const loadAdminSections = (user: UserWire): void => {
  for (const { load } of sectionsOf(user)) void load().catch(() => undefined);
};
