import BadgePercent from 'lucide-react/icons/badge-percent';
import Clapperboard from 'lucide-react/icons/clapperboard';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import Handshake from 'lucide-react/icons/handshake';
import Layers from 'lucide-react/icons/layers';
import PackagePlus from 'lucide-react/icons/package-plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Ticket from 'lucide-react/icons/ticket';
import { adminAddOnsQuery } from '../api/admin/add-ons.ts';
import { bookingsPageQuery } from '../api/admin/admin-bookings.ts';
import { experiencesPageQuery } from '../api/admin/admin-experiences.ts';
import { bookingsShownOf } from '../api/admin/bookings-shown.ts';
import { discountCodesQuery } from '../api/admin/discount-codes.ts';
import { logoCarouselQuery } from '../api/admin/logo-carousel.ts';
import { partnersQuery } from '../api/admin/partners.ts';
import { categoriesQuery } from '../api/catalogue/catalogue.ts';
import { counted, section } from './admin-section.ts';

const ALL_BOOKINGS = bookingsShownOf(new URLSearchParams());
const ALL_EXPERIENCES = { search: '', cursor: null };

/** The five of the specification first, then the others (decision 054). */
export const ADMIN_SECTIONS = [
  section({
    id: 'experiences',
    title: 'Experiences',
    icon: Clapperboard,
    load: () => import('../features/admin-experiences/Experiences.tsx'),
    useCount: counted(experiencesPageQuery(ALL_EXPERIENCES), ({ total }) => total),
  }),
  section({
    id: 'bookings',
    title: 'Bookings',
    icon: Ticket,
    load: () => import('../features/admin-bookings/Bookings.tsx'),
    useCount: counted(bookingsPageQuery(ALL_BOOKINGS), ({ total }) => total),
  }),
  section({
    id: 'categories',
    title: 'Categories',
    icon: Layers,
    load: () => import('../features/admin-categories/Categories.tsx'),
    useCount: counted(categoriesQuery, ({ length }) => length),
  }),
  section({
    id: 'discounts',
    title: 'Discount Codes',
    icon: BadgePercent,
    load: () => import('../features/admin-discounts/DiscountCodes.tsx'),
    useCount: counted(discountCodesQuery, ({ length }) => length),
  }),
  section({
    id: 'addons',
    title: 'Add-Ons',
    icon: PackagePlus,
    load: () => import('../features/admin-add-ons/AddOns.tsx'),
    useCount: counted(adminAddOnsQuery, ({ length }) => length),
  }),
  section({
    id: 'logos',
    title: 'Logo Carousel',
    icon: GalleryHorizontal,
    load: () => import('../features/admin-logos/LogoCarousel.tsx'),
    useCount: counted(logoCarouselQuery, ({ logos }) => logos.length),
  }),
  section({
    id: 'partners',
    title: 'Partners',
    icon: Handshake,
    load: () => import('../features/admin-partners/Partners.tsx'),
    useCount: counted(partnersQuery, ({ length }) => length),
  }),
  section({
    id: 'audit',
    title: 'Audit Log',
    icon: ScrollText,
    load: () => import('../features/admin-audit/AuditLog.tsx'),
  }),
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number];

export const adminSectionOf = (parameters: URLSearchParams): AdminSection =>
  ADMIN_SECTIONS.find(({ id }) => id === parameters.get('tab')) ?? ADMIN_SECTIONS[0];

/** Fetches the code of every section, so that each opens at once. */
export const loadAdminSections = (): void => {
  for (const { load } of ADMIN_SECTIONS) void load().catch(() => undefined);
};
