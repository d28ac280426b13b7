import type { PDFImage, PDFPage } from 'pdf-lib';
import { COLOUR, PAGE, RIGHT } from './invoice-look.ts';
import { colourOf } from './sheet.ts';

export const HEADER_HEIGHT = 148;
const LIGHT = { x: 504, y: 74, radius: 30 } as const;

/** The dark header with a circle of light. */
export const drawHeader = (page: PDFPage): void => {
  const top = page.getHeight();
  page.drawRectangle({
    x: 0,
    y: top - HEADER_HEIGHT,
    width: PAGE.width,
    height: HEADER_HEIGHT,
    color: colourOf(COLOUR.plum),
  });
  // Outer rings are fainter. Rings that do not fit the header are omitted.
  for (let ring = 1; ring <= 3; ring++)
    page.drawCircle({
      x: LIGHT.x,
      y: top - LIGHT.y,
      size: LIGHT.radius + ring * 9,
      borderColor: colourOf(COLOUR.limelight),
      borderWidth: 0.75,
      borderOpacity: 0.5 - ring * 0.12,
    });
  page.drawCircle({ x: LIGHT.x, y: top - LIGHT.y, size: LIGHT.radius, color: colourOf(COLOUR.limelight) });
};

const LOGO = { top: 30, height: 30, width: 300 } as const;

/** As high as a line of the brand's name, and narrow enough not to cover the circle. */
export const drawLogo = (page: PDFPage, logo: PDFImage): void => {
  const { width, height } = logo.scaleToFit(LOGO.width, LOGO.height);
  page.drawImage(logo, { x: PAGE.margin, y: page.getHeight() - LOGO.top - height, width, height });
};

/** The perforation of a ticket: half circles at both edges and a dashed line. */
export const drawPerforation = (page: PDFPage, y: number): void => {
  const at = page.getHeight() - y;
  page.drawLine({
    start: { x: PAGE.margin, y: at },
    end: { x: RIGHT, y: at },
    thickness: 1.2,
    dashArray: [3, 4],
    color: colourOf(COLOUR.line),
  });
  for (const x of [0, PAGE.width]) page.drawCircle({ x, y: at, size: 9, color: colourOf(COLOUR.line) });
};

export const drawHairline = (page: PDFPage, y: number): void =>
  page.drawLine({
    start: { x: PAGE.margin, y: page.getHeight() - y },
    end: { x: RIGHT, y: page.getHeight() - y },
    thickness: 0.6,
    color: colourOf(COLOUR.line),
  });
