import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { hasOffer } from '@wondercast/core/desk/delivery/suggestion-state';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Undo2 from 'lucide-react/icons/undo-2';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { momentIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { EmptyState } from '../../ui/primitives/EmptyState.tsx';
import { Middle } from '../../ui/primitives/Middle.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { OtherTimes } from './OtherTimes.tsx';
import { Narrow } from './suggested-times-look.ts';
import type { Suggestion } from './use-suggestion.ts';

interface NoTimeLeftProps {
  readonly token: string;
  readonly page: SuggestionPageWire;
  readonly suggestion: Suggestion;
}

/** Shown when the suggestion has expired, was answered or has ended; with a form to propose again where that makes sense. */
export function NoTimeLeft({ token, page, suggestion }: NoTimeLeftProps) {
  const { session, expiresAt } = page;
  const { draft, begin, sent, free } = suggestion;
  const button = useKeptButton(draft !== null);
  if (sent)
    return (
      <Middle>
        <EmptyState
          icon={Mail}
          titleAs="h1"
          title="Thank you, we have your times"
          text="We answer by mail within one business day. There is nothing else to do."
        />
      </Middle>
    );
  if (!hasOffer(page))
    return (
      <Middle>
        <EmptyState
          icon={Undo2}
          titleAs="h1"
          title="These times are not offered any more"
          text={
            takesPlace(session)
              ? 'They were answered or replaced. Newer times are in our latest mail, and on the page of your booking.'
              : 'This session is cancelled.'
          }
        />
      </Middle>
    );
  const until = expiresAt && momentIn(expiresAt, zoneOf(page.times[0]?.zone ?? session.zone));
  return (
    <Middle>
      <EmptyState
        icon={Hourglass}
        titleAs="h1"
        title="This suggestion has expired."
        text={`${until ? `It was open until ${until}. ` : ''}${free.picks ? 'Choose a free time, and it is agreed at once.' : 'Tell us what suits you and we answer within one business day.'}`}
        action={
          !draft && (
            <Button ref={button} look="line" onClick={begin}>
              {free.picks ? 'Choose a time' : 'Propose times'}
            </Button>
          )
        }
      />
      {draft && (
        <Narrow>
          <OtherTimes token={token} session={session} suggestion={suggestion} backLabel="Not now" />
        </Narrow>
      )}
    </Middle>
  );
}
