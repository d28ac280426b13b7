/** The logo that is embedded in each mail: mails load no external files. */
export interface MailLogoPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Called for each mail, because an external logo may load later. */
export type MailLogo = () => MailLogoPicture | null;

/** The content id by which a mail refers to its logo. */
export const LOGO_CID = 'logo@brand';
