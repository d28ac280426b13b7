import BadgePercent from 'lucide-react/icons/badge-percent';
import Clapperboard from 'lucide-react/icons/clapperboard';
import GalleryHorizontal from 'lucide-react/icons/gallery-horizontal';
import Handshake from 'lucide-react/icons/handshake';
import Layers from 'lucide-react/icons/layers';
import PackagePlus from 'lucide-react/icons/package-plus';
import ScrollText from 'lucide-react/icons/scroll-text';
import Ticket from 'lucide-react/icons/ticket';
import { lazy } from 'react';

const loadExperiences = () => import('../features/admin-experiences/Experiences.tsx');
const loadBookings = () => import('../features/admin-bookings/Bookings.tsx');
const loadCategories = () => import('../features/admin-categories/Categories.tsx');
const loadDiscountCodes = () => import('../features/admin-discounts/DiscountCodes.tsx');
const loadAddOns = () => import('../features/admin-add-ons/AddOns.tsx');
const loadLogos = () => import('../features/admin-logos/LogoCarousel.tsx');
const loadPartners = () => import('../features/admin-partners/Partners.tsx');
const loadAudit = () => import('../features/admin-audit/AuditLog.tsx');

/** The five of the specification first, then the others (decision 054), by the names they have in the address. */
export const ADMIN_TABS = [
  {
    id: 'experiences',
    title: 'Experiences',
    icon: Clapperboard,
    load: loadExperiences,
    Content: lazy(loadExperiences),
  },
  { id: 'bookings', title: 'Bookings', icon: Ticket, load: loadBookings, Content: lazy(loadBookings) },
  {
    id: 'categories',
    title: 'Categories',
    icon: Layers,
    load: loadCategories,
    Content: lazy(loadCategories),
  },
  {
    id: 'discounts',
    title: 'Discount Codes',
    icon: BadgePercent,
    load: loadDiscountCodes,
    Content: lazy(loadDiscountCodes),
  },
  { id: 'addons', title: 'Add-Ons', icon: PackagePlus, load: loadAddOns, Content: lazy(loadAddOns) },
  { id: 'logos', title: 'Logo Carousel', icon: GalleryHorizontal, load: loadLogos, Content: lazy(loadLogos) },
  {
    id: 'partners',
    title: 'Partners',
    icon: Handshake,
    load: loadPartners,
    Content: lazy(loadPartners),
  },
  { id: 'audit', title: 'Audit Log', icon: ScrollText, load: loadAudit, Content: lazy(loadAudit) },
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number]['id'];

export const adminTabOf = (parameters: URLSearchParams): (typeof ADMIN_TABS)[number] =>
  ADMIN_TABS.find(({ id }) => id === parameters.get('tab')) ?? ADMIN_TABS[0];

/** Fetches the code of every tab, so that each opens at once. */
export const loadAdminTabs = (): void => {
  for (const { load } of ADMIN_TABS) void load().catch(() => undefined);
};
