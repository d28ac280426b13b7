import { z } from 'zod';
import { prose } from '../../kernel/fields.ts';

export const TEXT_NAMES = ['about', 'contact', 'terms', 'privacy'] as const;
export type TextName = (typeof TEXT_NAMES)[number];

/** Texts of pages, written as `pageOf` reads them. */
export type Texts = Readonly<Record<TextName, string>>;

const MAX_TEXT = 20_000;
const MISSING = 'Please enter the text';

const text = prose(MAX_TEXT, MISSING).min(1, MISSING);

export const textsFields = z.object({ about: text, contact: text, terms: text, privacy: text });
