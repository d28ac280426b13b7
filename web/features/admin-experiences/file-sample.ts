import type { FileKind } from '../../api/admin/catalogue-files.ts';
import { saveFile } from '../../ui/primitives/save-file.ts';

/** A small sample of each kind that can be imported as it is: the usual columns, and one line. */
export const SAMPLES: Readonly<Record<FileKind, string>> = {
  experiences: `slug,title,description,duration,inclusions,imageUrl,categories,theme,year,starterPrice,elevatedPrice,premiumPrice,ultimatePrice,published
sample-evening,A sample evening,"Two rounds of riddles with a live host, for teams that like to think.",60 min,"Live host, Riddles, A prize",,,Riddles,2027,990,1250,1500,1700,no
`,
  categories: `slug,name
sample-category,Sample category
`,
  'add-ons': `name,description,price,isActive,experiences
Sample box,A box of sweets for each seat.,12.50,no,
`,
};

/** Downloads a sample, with the byte order mark by which spreadsheets recognise UTF-8. */
export const saveSample = (kind: FileKind): void =>
  saveFile(new Blob([`\uFEFF${SAMPLES[kind]}`], { type: 'text/csv' }), `${kind}-sample.csv`);
