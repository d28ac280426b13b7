import { z } from 'zod';
import { flag, id } from '../../kernel/fields.ts';
import { FILE_FORMATS, FILE_KINDS } from './catalogue-file.ts';

/** Maximum length of a file, in characters; the size of the request is limited in bytes. */
const LONGEST_FILE = 4_000_000;

/** Maximum number of mapped columns of one sheet. */
const MOST_COLUMNS = 1_000;

const columnsRule = z
  .array(
    z.object({
      column: z.string('Must be the name of a column').max(1_000, 'Too long'),
      field: z.string('Must be the name of a field').max(60, 'Too long').nullable(),
    }),
    'Must be a list of columns',
  )
  .max(MOST_COLUMNS, `At most ${MOST_COLUMNS}`);

/** The body of the preview, which says what a file would change. */
export const importPreviewRule = z.object({
  kind: z.enum(FILE_KINDS, 'Must be experiences, categories or add-ons'),
  format: z.enum(FILE_FORMATS, 'Must be csv or json'),
  text: z.string('Must be the text of a file').max(LONGEST_FILE, 'The file is too large'),
  // Which field each column of a custom sheet contains; null leaves a column out.
  columns: columnsRule.optional(),
  // Rows with errors are left out, and the others are imported.
  onlyGood: flag().optional(),
});

/** The same file, imported into the version of the catalogue that the preview was made from. */
export const importRule = importPreviewRule.extend({ version: id() });

/** The same file, whose pictures are fetched; `from` is the `next` of the previous request. */
export const importPicturesRule = importPreviewRule.extend({
  from: z
    .int('Must be a whole number')
    .min(0, 'Must be at least 0')
    .max(20_000, 'Must be at most 20000')
    .prefault(0),
});
