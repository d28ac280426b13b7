import type { DemoExperience } from './catalogue-types.ts';

export const socialExperiences: readonly DemoExperience[] = [
  {
    slug: 'snow-globe-holiday-party',
    title: 'Snow Globe Holiday Party',
    description:
      'A December party with a beginning, a middle and an end time.\n\nThe host opens with a gift exchange that needs no shopping, a house band takes requests, and each table builds one small world inside a jar. It closes with a toast you can make in tea.',
    duration: '90 min',
    art: 'holiday',
    videoUrl: null,
    inclusions: [
      'Host and two-piece house band',
      'Gift exchange with no shopping',
      'Snow globe making at every table',
      'Song requests from the chat',
      'Photograph of each finished globe',
      'Toast cards for all traditions',
    ],
    theme: 'Winter Holidays',
    year: 2025,
    match: 95,
    categories: ['team-socials', 'heritage-and-celebrations'],
    featured: false,
    isNew: false,
    prices: { starter: 1490, elevated: 1750, premium: 2000, ultimate: 2250 },
    reviews: [
      {
        username: 'Mara R.',
        userImage: null,
        rating: 5,
        comment: 'It ended when it said it would. Everyone stayed another half hour.',
      },
      {
        username: 'Colin F.',
        userImage: null,
        rating: 4,
        comment: 'The band knew a song from every office. Bring your own jar with a tight lid.',
      },
    ],
  },
  {
    slug: 'yes-and-improv-lab',
    title: 'Yes, And… Improv Lab',
    description:
      'Two improvisers teach the three rules of a good scene, which are also the rules of a good meeting.\n\nNobody is put on the spot: the first half is pairs and small rooms, and the second half belongs to volunteers. You will laugh at work, on the record.',
    duration: '60 min',
    art: 'improv',
    videoUrl: null,
    inclusions: [
      'Two working improvisers',
      'Warm-ups in pairs',
      'Small rooms for the first half',
      'Volunteer scenes to finish',
      'A page of games to reuse in meetings',
    ],
    theme: null,
    year: 2025,
    match: 92,
    categories: ['team-socials', 'trivia-and-games', 'creative-studio'],
    featured: false,
    isNew: false,
    prices: { starter: 890, elevated: 1150, premium: 1400, ultimate: 1650 },
    reviews: [
      {
        username: 'Theo B.',
        userImage: null,
        rating: 5,
        comment: 'I planned to keep my camera off. I ended up playing a lighthouse.',
      },
      {
        username: 'Ingrid S.',
        userImage: null,
        rating: 5,
        comment: 'Gentle with the shy ones. That is the whole skill, and they have it.',
      },
    ],
  },
];
