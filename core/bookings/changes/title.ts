import type { BookedLine } from '../booking/booking.ts';

export const titleOfLine = ({ experience }: Pick<BookedLine, 'experience'>): string =>
  experience?.title ?? 'Experience not found';
