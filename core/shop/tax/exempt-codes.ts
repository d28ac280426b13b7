/**
 * The codes of the list of exemptions (VATEX of the Connecting Europe Facility, BT-121) that a shop of events may need: article 132 of the
 * VAT directive, its points, insurance and finance, and the small businesses of France. Reverse charge and outside the scope have fixed
 * codes, which are not chosen.
 */
const EXEMPTIONS = {
  'VATEX-EU-132': 'Activities in the public interest',
  'VATEX-EU-132-1A': 'Public postal services',
  'VATEX-EU-132-1B': 'Hospitals and medical care',
  'VATEX-EU-132-1C': 'Care by medical professions',
  'VATEX-EU-132-1D': 'Human organs, blood and milk',
  'VATEX-EU-132-1E': 'Dental technicians',
  'VATEX-EU-132-1F': 'Groups that share costs',
  'VATEX-EU-132-1G': 'Welfare and social security',
  'VATEX-EU-132-1H': 'Protection of children and young people',
  'VATEX-EU-132-1I': 'Education and training',
  'VATEX-EU-132-1J': 'Private lessons',
  'VATEX-EU-132-1K': 'Staff of religious institutions',
  'VATEX-EU-132-1L': 'Associations for their members',
  'VATEX-EU-132-1M': 'Sport',
  'VATEX-EU-132-1N': 'Cultural services',
  'VATEX-EU-132-1O': 'Events that raise funds',
  'VATEX-EU-132-1P': 'Transport of the sick',
  'VATEX-EU-132-1Q': 'Public radio and television',
  'VATEX-EU-135-1': 'Insurance, finance and the like',
  'VATEX-FR-FRANCHISE': 'Small business of France',
} as const;

export type ExemptCode = keyof typeof EXEMPTIONS;
export const EXEMPT_CODES = Object.keys(EXEMPTIONS) as readonly ExemptCode[];

/** `Cultural services, VATEX-EU-132-1N`. */
export const exemptCodeWords = (code: ExemptCode): string => `${EXEMPTIONS[code]}, ${code}`;
