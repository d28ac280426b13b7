import { useQuery } from '@tanstack/react-query';
import { closedWords } from '@wondercast/core/calendar/scheduling/rules-in-words';
import { localDate } from '@wondercast/core/kernel/calendar';
import { ownRulesQuery } from '../api/catalogue/cart-experience.ts';
import { useShopRules } from '../api/catalogue/shop-rules.ts';
import { Hint } from '../ui/primitives/Text.tsx';

interface ExperienceRulesProps {
  /** The experience's id; null when it was removed. */
  readonly id: number | null;
}

/** Which times can be booked. An experience's own rules replace the shop's, except for closed days. */
export function ExperienceRules({ id }: ExperienceRulesProps) {
  const { bookingRules: shop } = useShopRules();
  const { data: own = null } = useQuery({ ...ownRulesQuery(id ?? 0), enabled: id !== null });
  const closed = shop.blackoutDays.flatMap((day) => localDate(day ?? '') ?? []);
  const words = own === null ? shop.words : [own.words, closedWords(closed)].filter(Boolean).join(' ');
  return words ? <Hint>{words}</Hint> : null;
}
