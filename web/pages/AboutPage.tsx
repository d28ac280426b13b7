import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { Beam } from '../ui/primitives/Beam.tsx';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { Heading, Lead, Soft } from '../ui/primitives/Text.tsx';
import { d1 } from '../ui/theme/type.ts';
import { usePageHead } from './page-head.tsx';

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 640px;
  padding: 40px 20px 150px;
  text-align: center;
  & > h1 {
    max-width: 8em;
  }
  & > p {
    margin-top: 18px;
    max-width: 30em;
  }
`;

const Title = styled.h1`
  ${d1}
  font-size: clamp(52px, 6.6vw, 96px);
`;

const Chapters = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 40px;
  max-width: 1232px;
  margin: 0 auto;
  padding: 24px 32px 20px;
  & p {
    margin-top: 12px;
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    max-width: 720px;
    gap: 36px;
    padding: 12px 20px;
  }
`;

const End = styled.div`
  text-align: center;
  margin-top: 36px;
`;

/** Why the shop exists, how it works, who is behind it. */
export default function AboutPage() {
  const { brandName } = useConfig();
  usePageHead({
    title: `About Us | ${brandName}`,
    description: `Why ${brandName} exists, how an evening with us works, and who hosts it.`,
    canonical: '/about',
  });
  return (
    <>
      <Stage>
        <Beam />
        <Title>House lights down, one light up.</Title>
        <Lead>
          {brandName} brings a good hour to a team: a trumpeter, a quizmaster, a tea table, a jar of moss. One
          host, one room link, everybody in.
        </Lead>
      </Stage>
      <Chapters>
        <section>
          <Heading>Purpose</Heading>
          <Soft>
            Teams remember the hour when somebody made them laugh, not the agenda around it. We exist to make
            that hour easy to find, easy to book and worth the calendar entry, for ten people in one room or
            two hundred and fifty in twelve time zones.
          </Soft>
        </section>
        <section>
          <Heading>Approach</Heading>
          <Soft>
            Every experience is live and hosted by people who do this for a living. You see seats, minutes and
            prices before you ask. You propose dates, we confirm them with you, and nothing is charged until
            you say how you want to pay.
          </Soft>
        </section>
        <section>
          <Heading>Team</Heading>
          <Soft>
            We are producers, musicians, cooks, teachers and one retired magician. Each host rehearses with us
            before they meet you, and a producer sits in on every session, so that the only thing you have to
            bring is your team.
          </Soft>
        </section>
      </Chapters>
      <End>
        <ButtonLink size="lg" to="/">
          Browse Experiences
        </ButtonLink>
      </End>
    </>
  );
}
