import type { Wire } from '@wondercast/openapi/codec/wire';
import { expect } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aLine, book } from '../bodies.ts';

const DAY_MS = 86_400_000;
export const NEW_YORK = 'America/New_York';

/** 5 PM UTC, so many days ahead. */
export const hourIn = (days: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T17:00:00.000Z`;

/** A wish, so many days ahead. */
export const slotIn = (days: number) => ({
  date: hourIn(days).slice(0, 10),
  time: '2:30',
  meridiem: 'PM',
  zone: 'EST',
});

/** Two times of a suggestion. */
export const TIMES = [40, 41].map((days) => ({ startsAt: hourIn(days), zone: NEW_YORK }));

/** What tests of abuse begin with: a booking of one session, asked for by a visitor, and the desk. */
export const deskWork = (app: () => TestApp, desk: () => SignedInClient) => {
  const post = <Body = Wire<'AdminSession'> & Wire<'Problem'>>(path: string, body: object) =>
    desk().post<Body>(path, body);
  const placed = async () => {
    const { status, body } = await book(app().client(), { items: [aLine({ slots: [slotIn(30)] })] });
    expect(status).toBe(201);
    return { id: body.id, session: `${body.id}-1-1`, path: `/api/admin/sessions/${body.id}-1-1` };
  };
  /** A session that is agreed for a day, so many days ahead. */
  const agreed = async (days: number) => {
    const { path, session } = await placed();
    expect((await post(`${path}/agree`, { startsAt: hourIn(days), zone: NEW_YORK })).status).toBe(200);
    return { path, session };
  };
  return { post, placed, agreed };
};
