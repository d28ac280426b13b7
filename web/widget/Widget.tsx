/** @jsxImportSource preact */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Booked } from './booked.ts';
import type { SendEvent } from './events.ts';
import type { Listed } from './listed.ts';
import { shopFor } from './shop.ts';
import { SurroundingsContext } from './surroundings.ts';
import { times } from './times-file.ts';
import { useAnnouncer } from './use-announcer.ts';
import { Checkout } from './views/Checkout.tsx';
import { Confirmed } from './views/Confirmed.tsx';
import { ExperienceList } from './views/ExperienceList.tsx';
import { ExperienceView } from './views/ExperienceView.tsx';
import type { Narrowed } from './views/ListBar.tsx';

type View =
  | { readonly name: 'list' }
  | { readonly name: 'experience'; readonly slug: string }
  | { readonly name: 'checkout' }
  | { readonly name: 'booked'; readonly booked: Booked };

interface WidgetProps {
  readonly partnerKey: string;
  /** Slug of the only experience to show. */
  readonly experience: string | null;
  /** Slug of the only category to list. */
  readonly category: string | null;
  /** Whether the user opened it, as in a dialog, so that focus moves into it. */
  readonly opened?: boolean;
  readonly sendEvent: SendEvent;
}

/** The shop in a partner's page: from the list to a booking. */
export function Widget({ partnerKey, experience, category, opened = false, sendEvent }: WidgetProps) {
  const home: View = experience === null ? { name: 'list' } : { name: 'experience', slug: experience };
  const [view, setView] = useState<View>(home);
  const [arrived, setArrived] = useState(opened);
  const [left, setLeft] = useState<string | null>(null);
  const [narrowed, setNarrowed] = useState<Narrowed>({ search: '', category: null });
  const shop = shopFor(partnerKey);
  const listed = useRef<Listed | null>(null);
  const [words, say] = useAnnouncer();
  const surroundings = useMemo(
    () => ({ shop, sendEvent, say, owner: { left: false } }),
    [shop, sendEvent, say],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: these inputs identify the shop
  useEffect(
    () => () => {
      surroundings.owner.left = true;
      times?.leave(shop, surroundings.owner);
    },
    [surroundings],
  );
  const go = (next: View) => {
    setArrived(true);
    setView(next);
  };
  const checkout = () => go({ name: 'checkout' });
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <div class="shop">
        {view.name === 'list' && (
          <ExperienceList
            arrived={arrived}
            category={category}
            narrowed={narrowed}
            onNarrow={setNarrowed}
            left={left}
            listed={listed}
            onOpen={(slug) => {
              setLeft(slug);
              go({ name: 'experience', slug });
            }}
            onCart={checkout}
          />
        )}
        {view.name === 'experience' && (
          <ExperienceView
            key={view.slug}
            slug={view.slug}
            arrived={arrived}
            onBack={experience === null ? () => go(home) : null}
            onCart={checkout}
          />
        )}
        {view.name === 'checkout' && (
          <Checkout onBack={() => go(home)} onBooked={(booked) => go({ name: 'booked', booked })} />
        )}
        {view.name === 'booked' && (
          <Confirmed
            booked={view.booked}
            onDone={() => {
              setLeft(null);
              go(home);
            }}
          />
        )}
        <p class="unseen" role="status">
          {words}
        </p>
      </div>
    </SurroundingsContext.Provider>
  );
}
