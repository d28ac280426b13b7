/** The logo that goes along with a mail: nothing is loaded from anywhere. */
export interface MailLogoPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Asked for each mail: a logo at another host may come later. */
export type MailLogo = () => MailLogoPicture | null;

/** How a mail names the picture that it carries. */
export const LOGO_CID = 'logo@brand';
