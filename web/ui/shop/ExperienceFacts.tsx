import type { LucideIcon } from 'lucide-react';
import Clock from 'lucide-react/icons/clock';
import Sparkles from 'lucide-react/icons/sparkles';
import { type FactFields, type FactIcon, factsOf } from '../../headless/facts.ts';

const ICONS: Readonly<Record<FactIcon, LucideIcon>> = { clock: Clock, theme: Sparkles };

/** The facts of an experience, as items of a list. */
export function ExperienceFacts({ experience }: { readonly experience: FactFields }) {
  return factsOf(experience).map(({ key, icon, words }) => {
    const Icon = ICONS[icon];
    return (
      <li key={key}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{words}</span>
      </li>
    );
  });
}
