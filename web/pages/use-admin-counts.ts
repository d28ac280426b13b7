import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminAddOnsQuery } from '../api/admin/add-ons.ts';
import { bookingsPageQuery } from '../api/admin/admin-bookings.ts';
import { experiencesPageQuery } from '../api/admin/admin-experiences.ts';
import { bookingsShownOf } from '../api/admin/bookings-shown.ts';
import { discountCodesQuery } from '../api/admin/discount-codes.ts';
import { logoCarouselQuery } from '../api/admin/logo-carousel.ts';
import { partnersQuery } from '../api/admin/partners.ts';
import { categoriesQuery } from '../api/catalogue/catalogue.ts';
import { whenIdle } from '../ui/primitives/when-idle.ts';
import type { AdminTab } from './admin-tabs.ts';

const ALL_BOOKINGS = bookingsShownOf(new URLSearchParams());

/** How many there are behind each tab, once the page has nothing better to do; each list is then there before it is opened. */
export function useAdminCounts(): Readonly<Partial<Record<AdminTab, number>>> {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const when = { enabled: idle, refetchOnMount: false } as const;
  const { data: experiences } = useQuery({ ...experiencesPageQuery({ search: '', cursor: null }), ...when });
  const { data: bookings } = useQuery({ ...bookingsPageQuery(ALL_BOOKINGS), ...when });
  const { data: categories } = useQuery({ ...categoriesQuery, ...when });
  const { data: codes } = useQuery({ ...discountCodesQuery, ...when });
  const { data: addOns } = useQuery({ ...adminAddOnsQuery, ...when });
  const { data: carousel } = useQuery({ ...logoCarouselQuery, ...when });
  const { data: partners } = useQuery({ ...partnersQuery, ...when });
  return {
    ...(experiences && { experiences: experiences.total }),
    ...(bookings && { bookings: bookings.total }),
    ...(categories && { categories: categories.length }),
    ...(codes && { discounts: codes.length }),
    ...(addOns && { addons: addOns.length }),
    ...(carousel && { logos: carousel.logos.length }),
    ...(partners && { partners: partners.length }),
  };
}
