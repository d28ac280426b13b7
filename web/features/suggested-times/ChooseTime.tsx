import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConfig } from '../../api/catalogue/site.ts';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { timeLeft } from '../../ui/formats/time-left.ts';
import { momentIn, nearDay, ownZone, zoneOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { useKeptButton } from '../../ui/primitives/use-kept-button.ts';
import { Glyph } from '../../ui/shop/Logo.tsx';
import { hasGlyph } from '../../ui/shop/own-mark.ts';
import { HeroArt } from './HeroArt.tsx';
import { OtherTimes } from './OtherTimes.tsx';
import { Act, Choice, Disc, Hero, Letter, Nexts, Quote, Title, Words } from './suggested-times-look.ts';
import { TimeCards } from './TimeCards.tsx';
import { timeWords } from './time-words.ts';
import type { Suggestion } from './use-suggestion.ts';

interface ChooseTimeProps {
  readonly token: string;
  readonly page: SuggestionPageWire;
  readonly suggestion: Suggestion;
}

const mark = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Artwork, the suggested times as tickets, a button that names the chosen time, and what happens next. */
export function ChooseTime({ token, page, suggestion }: ChooseTimeProps) {
  const { brandName } = useConfig();
  const [address] = useSearchParams();
  const { session, companyName, times, note, expiresAt } = page;
  // The mail's link names one of the times. It is preselected, but never accepted automatically.
  const named = address.get('time');
  const asked = Number(named ?? 0);
  const [chosen, setChosen] = useState(times[asked] ? asked : 0);
  const cards = useRef<HTMLDivElement>(null);
  // A time pressed in the mail is in view and focused, one press from accepting.
  const isNamed = named !== null && times[asked] !== undefined;
  useEffect(() => {
    if (!isNamed) return;
    const radio = cards.current?.querySelector<HTMLElement>('input:checked');
    radio?.focus({ preventScroll: true });
    radio?.closest('label')?.scrollIntoView({ block: 'center' });
  }, [isNamed]);
  const { draft, begin, agree, agreeing } = suggestion;
  const other = useKeptButton(draft !== null);
  const time = times[chosen];
  const zone = zoneOf(time?.zone ?? session.zone);
  const { experience, minutes, headcount, suggestions } = session;
  const people = headcount === null ? '' : `, ${counted(headcount, 'person', 'people')}`;
  return (
    <>
      <Hero>
        <HeroArt experience={experience} />
        <div>
          <Title>Choose your time</Title>
          <Words>
            {`${experience?.title ?? 'Your session'}${companyName ? ` for ${companyName}` : ''}. ${minutes} min${people}.`}
          </Words>
        </div>
      </Hero>
      <Choice ref={cards}>
        <TimeCards times={times} chosen={chosen} onChoose={setChosen} />
        <Act>
          {!draft && time && (
            <>
              <Button size="lg" pending={agreeing} onClick={() => agree(chosen)}>
                {`Agree to ${timeWords(time)}`}
              </Button>
              <Button ref={other} look="bare" onClick={begin}>
                None of these suits me
              </Button>
            </>
          )}
          {expiresAt && (
            <p>
              <span>{suggestions?.holdHosts ? 'Held for you until' : 'Open until'}</span>
              <b>{momentIn(expiresAt, zone)}</b>
              <span>{`, ${timeLeft(expiresAt) ?? 'now over'}`}</span>
            </p>
          )}
        </Act>
        {draft && (
          <OtherTimes
            token={token}
            session={session}
            suggestion={suggestion}
            backLabel="Back to the suggested times"
          />
        )}
        <Letter>
          {note && (
            <Quote>
              <Disc>{hasGlyph(brandName) ? <Glyph /> : <b>{brandName.charAt(0)}</b>}</Disc>
              <div>
                <blockquote>{note}</blockquote>
                <figcaption>
                  {`${brandName}${suggestions ? `, ${nearDay(suggestions.sentAt, ownZone())}` : ''}`}
                </figcaption>
              </div>
            </Quote>
          )}
          <Nexts>
            <li>
              <Check {...mark} />
              <span>Your session is agreed the moment you press the button. Nothing is charged.</span>
            </li>
            <li>
              <CalendarPlus {...mark} />
              <span>A calendar invite follows by mail, and stays current if anything moves.</span>
            </li>
            <li>
              <MessageCircle {...mark} />
              <span>
                {suggestion.free.picks
                  ? 'If none of them suits you, take a free time that does.'
                  : 'If none of them suits you, tell us up to three times that do.'}
              </span>
            </li>
          </Nexts>
        </Letter>
      </Choice>
    </>
  );
}
