import type { DemoLogo } from './catalogue-types.ts';

const logo = (id: string, name: string, scale = 1): DemoLogo => ({
  id,
  name,
  imageUrl: `/uploads/demo/logos/${id}.svg`,
  linkUrl: `https://${id}.example`,
  scale,
});

/** Fifteen fictitious partners, in the order of the strip. */
export const demoLogos: readonly DemoLogo[] = [
  logo('norvane', 'Norvane'),
  logo('quillomere', 'Quillomere'),
  logo('halden-rye', 'Halden & Rye'),
  logo('brightfold', 'brightfold'),
  logo('tessarow', 'TESSAROW'),
  logo('orbitelle', 'Orbitelle'),
  logo('kestrelby', 'Kestrelby'),
  logo('lumenpath', 'Lumenpath'),
  logo('opalwise', 'opalwise'),
  logo('ferrowell', 'FERROWELL'),
  logo('mossbridge', 'Mossbridge'),
  logo('palomine', 'palomine'),
  logo('cobaltry', 'Cobaltry'),
  logo('sunderling', 'Sunderling'),
  logo('wavelane', 'WAVELANE'),
];
