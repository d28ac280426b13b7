import type { Zone } from '@wondercast/core/calendar/scheduling/zone';

interface DemoHost {
  readonly name: string;
  readonly email: string;
  readonly picture: string;
  readonly about: string;
  readonly zone: Zone;
  readonly languages: readonly string[];
  /** Minutes after midnight in the host's zone, on every weekday. */
  readonly from: number;
  readonly to: number;
}

/** Five fictitious hosts. */
export const demoHosts: readonly DemoHost[] = [
  {
    name: 'Amara Okoye',
    email: 'amara@okoye.example',
    picture: 'amara',
    about: 'Quiz master with a soft spot for music rounds.',
    zone: 'America/New_York',
    languages: ['en', 'fr'],
    from: 540,
    to: 1_140,
  },
  {
    name: 'Theo Lindqvist',
    email: 'theo@lindqvist.example',
    picture: 'theo',
    about: 'Cooks with teams on three continents.',
    zone: 'Europe/Stockholm',
    languages: ['en', 'sv', 'de'],
    from: 720,
    to: 1_410,
  },
  {
    name: 'Mei Tanaka',
    email: 'mei@tanaka.example',
    picture: 'mei',
    about: 'Tea, paper and quiet hours.',
    zone: 'America/Los_Angeles',
    languages: ['en', 'ja'],
    from: 420,
    to: 1_020,
  },
  {
    name: 'Rafael Ortiz',
    email: 'rafael@ortiz.example',
    picture: 'rafael',
    about: 'Rhythm, theatre and large groups.',
    zone: 'America/Mexico_City',
    languages: ['es', 'en'],
    from: 480,
    to: 1_140,
  },
  {
    name: 'Anjali Rao',
    email: 'anjali@rao.example',
    picture: 'anjali',
    about: 'Breath work and festivals of light.',
    zone: 'Europe/London',
    languages: ['en', 'hi'],
    from: 660,
    to: 1_380,
  },
];
