import { fitWords, TIME_ON_REQUEST } from '@wondercast/core/buying/free-times/finder-words';
import { toMinorUnits } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import type { FitWire } from '../../api/transport/wire.ts';
import { dayWords, placeOf, timeIn, zoneName } from '../../ui/formats/zone-moment.ts';
import { useHydrated } from '../../ui/primitives/use-hydrated.ts';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';

/** Below a card. */
export const Caption = styled.div`
  padding: 10px 2px 0;
  font-size: 14px;
  line-height: 1.4;
  & > p:last-child {
    font-size: 13px;
    color: var(--text-2);
  }
`;

/** Reserves space for text that only the browser knows. */
const Place = styled.span`
  visibility: hidden;
`;

/** A text of typical length. */
const LONG = 'Wed, Sep 30, 12:00 PM EDT';

/** Documents are the same in every zone, so a time is formatted in the browser. */
function FirstFree({ at }: { readonly at: string }) {
  const isHydrated = useHydrated();
  const [zone] = useShownZone();
  if (!isHydrated) return <Place>{LONG}</Place>;
  return (
    <time
      dateTime={at}
    >{`${dayWords(placeOf(at, zone).day)}, ${timeIn(at, zone)} ${zoneName(zone, at)}`}</time>
  );
}

interface FitCaptionProps {
  readonly fit: FitWire;
  readonly people: number;
}

/** How an experience fits the search, and its first free time. */
export function FitCaption({ fit, people }: FitCaptionProps) {
  return (
    <Caption>
      <p>{fitWords({ tier: fit.tier, total: toMinorUnits(fit.total) }, people)}</p>
      {fit.firstFree === null ? (
        <p>{TIME_ON_REQUEST}</p>
      ) : (
        <p>
          <span>First free: </span>
          <FirstFree at={fit.firstFree} />
        </p>
      )}
    </Caption>
  );
}
