import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminAddOnsQuery } from '../api/add-ons.ts';
import { bookingsPageQuery } from '../api/admin-bookings.ts';
import { experiencesPageQuery } from '../api/admin-experiences.ts';
import { bookingsShownOf } from '../api/bookings-shown.ts';
import { categoriesQuery } from '../api/catalogue.ts';
import { discountCodesQuery } from '../api/discount-codes.ts';
import { logoCarouselQuery } from '../api/logo-carousel.ts';
import { partnersQuery } from '../api/partners.ts';
import { whenIdle } from '../ui/when-idle.ts';
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
