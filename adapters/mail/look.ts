import type { MailDate, MailLine, MailLook, MailTime, MailWords } from '@wondercast/core/kernel/mail';
import { LOGO_CID, type MailLogo, type MailLogoPicture } from './mail-logo.ts';
import { html, type Markup } from './markup.ts';
import { DATE, HEADER, LIGHT, POSTER, SANS } from './palette.ts';
import { styleSheet } from './style-sheet.ts';
import { textOf } from './text.ts';

type Shop = Parameters<MailLook>[1] & { readonly logo: MailLogoPicture | null };

const CENTRE = 'circle at 86% 76px';
const limelight = (alpha: number): string => `rgba(255,216,77,${alpha})`;

/** A light ring every 30 px; the outer rings are fainter. */
const rings = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ring) => {
  const radius = 60 + ring * 30;
  const shine = limelight(Math.round(34 - ring * 4) / 100);
  return [`${limelight(0)} ${radius - 1}px`, `${shine} ${radius}px`, `${limelight(0)} ${radius + 1}px`];
});

// A circle of light with rings. Mail programs without gradients show a plain background.
const HEADER_IMAGE = [
  `radial-gradient(${CENTRE},${limelight(1)} 0,${limelight(1)} 35px,${limelight(0)} 36px)`,
  `radial-gradient(${CENTRE},${limelight(0)} 0,${rings.join(',')})`,
  `radial-gradient(${CENTRE},rgba(236,74,44,.6) 0,rgba(106,53,168,.36) 150px,rgba(29,15,40,0) 400px)`,
].join(',');

const LOGO_HEIGHT = 36;

/** The brand's logo, embedded in the mail, or its name. */
const logoOrName = ({ name, logo }: Shop): Markup => {
  if (!logo) return html`${name}`;
  const width = String(Math.round((logo.width / logo.height) * LOGO_HEIGHT));
  return html`<img src="cid:${LOGO_CID}" alt="${name}" width="${width}" height="${String(LOGO_HEIGHT)}" style="display:block;width:${width}px;height:${String(LOGO_HEIGHT)}px;max-width:100%;border:0">`;
};

const header = (words: MailWords, shop: Shop): Markup => html`
<tr><td class="edge" bgcolor="${HEADER.plum}" style="padding:28px 40px 40px;background-color:${HEADER.plum};background-image:${HEADER_IMAGE};border-radius:20px 20px 0 0">
<p style="margin:0 130px 66px 0;font:800 22px/1 ${POSTER};letter-spacing:-.01em"><a href="${shop.publicUrl}" style="color:${HEADER.paper};text-decoration:none">${logoOrName(shop)}</a></p>
<h1 class="title" style="margin:0;font:800 50px/.98 ${POSTER};letter-spacing:-.01em;color:${HEADER.paper};word-break:break-word">${words.title}</h1>
</td></tr>`;

const paragraph = (text: string): Markup =>
  html`<p class="quiet" style="margin:0 0 14px;font:400 16px/1.56 ${SANS};color:${LIGHT.quiet};word-break:break-word">${text}</p>`;

/** The perforation of a ticket: half circles at both edges and a dashed line. */
const perforation: Markup = html`
<tr><td class="panel" bgcolor="${LIGHT.panel}" style="background-color:${LIGHT.panel}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="ground" width="12" height="24" bgcolor="${LIGHT.ground}" style="width:12px;height:24px;background-color:${LIGHT.ground};border-radius:0 12px 12px 0;font-size:0;line-height:0">&nbsp;</td>
<td style="padding:0 14px"><div class="hairline" style="border-top:2px dashed ${LIGHT.line};font-size:0;line-height:0">&nbsp;</div></td>
<td class="ground" width="12" height="24" bgcolor="${LIGHT.ground}" style="width:12px;height:24px;background-color:${LIGHT.ground};border-radius:12px 0 0 12px;font-size:0;line-height:0">&nbsp;</td>
</tr></table></td></tr>`;

const panelRow = (content: readonly (Markup | null)[], padding: string): Markup =>
  html`<tr><td class="panel edge" bgcolor="${LIGHT.panel}" style="padding:${padding};background-color:${LIGHT.panel}">${content}</td></tr>`;

const ticketLine = (line: MailLine, at: number): Markup => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="hairline" style="${at > 0 ? `border-top:1px solid ${LIGHT.line};` : ''}border-color:${LIGHT.line}"><tr>
<td valign="top" style="padding:16px 16px 16px 0">
<p class="text" style="margin:0;font:600 17px/1.3 ${SANS};color:${LIGHT.text};word-break:break-word">${line.title}</p>
<p class="faint" style="margin:3px 0 0;font:400 14px/1.5 ${SANS};color:${LIGHT.faint};word-break:break-word">${line.details.join(' · ')}</p>
${line.sessions.map(
  (session) =>
    html`<p class="quiet" style="margin:6px 0 0;padding-left:18px;text-indent:-18px;font:400 14px/1.5 ${SANS};color:${LIGHT.quiet};word-break:break-word"><span class="accent" style="color:${LIGHT.accent}">&#9679;</span>&ensp;${session}</p>`,
)}
</td>
<td class="text" align="right" valign="top" style="padding:16px 0;font:600 16px/1.3 ${SANS};font-variant-numeric:tabular-nums;color:${LIGHT.text};white-space:nowrap">${line.amount}</td>
</tr></table>`;

const sum = ({ label, amount, strong }: MailWords['sums'][number]): Markup => {
  const [, figure = amount, currency = ''] = /^(.*?)( [A-Z]{3})?$/.exec(amount) ?? [];
  return html`
<tr><td class="${strong ? 'text' : 'quiet'}" style="padding:${strong ? '14px' : '4px'} 16px 4px 0;font:${strong ? '600 17px' : '400 16px'}/1.3 ${SANS};color:${strong ? LIGHT.text : LIGHT.quiet}">${label}</td>
<td class="text" align="right" style="padding:${strong ? '14px' : '4px'} 0 4px;font:${strong ? `800 30px/1 ${POSTER}` : `400 16px/1.3 ${SANS}`};font-variant-numeric:tabular-nums;color:${LIGHT.text};white-space:nowrap">${figure}<span style="font:400 13px/1.3 ${SANS}">${currency}</span></td></tr>`;
};

const button = ({ label, url }: NonNullable<MailWords['action']>): Markup => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:10px 0 4px"><tr>
<td class="action" bgcolor="${LIGHT.action}" style="background-color:${LIGHT.action};border-radius:999px"><a class="on-action" href="${url}" style="display:inline-block;padding:15px 28px;font:600 16px/1.1 ${SANS};color:${LIGHT.onAction};text-decoration:none">${label}</a></td>
</tr></table>`;

const textLink = ({ label, url }: NonNullable<MailWords['action']>): Markup =>
  html`<p style="margin:14px 0 4px;font:600 16px/1.3 ${SANS}"><a class="accent" href="${url}" style="color:${LIGHT.accent}">${label}</a></p>`;

const tearOff = ({ month, day, time, note, before }: MailDate): Markup => html`
<table role="presentation" class="hairline" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 18px;border:2px solid ${LIGHT.line};border-radius:14px;border-collapse:separate"><tr>
<td class="hairline" width="96" align="center" valign="top" style="width:96px;border-right:2px dashed ${LIGHT.line}"><p style="margin:0;padding:6px 0;font:700 13px/1.2 ${SANS};color:#FFFFFF;background-color:${DATE};border-radius:11px 0 0 0">${month}</p><p class="text" style="margin:0;padding:12px 0;font:800 46px/1 ${POSTER};color:${LIGHT.text}">${day}</p></td>
<td valign="middle" style="padding:14px 18px">${before ? html`<p class="faint" style="margin:0 0 6px;font:400 14px/1.4 ${SANS};color:${LIGHT.faint}"><s>${before}</s></p>` : null}<p class="text" style="margin:0 0 3px;font:800 22px/1.15 ${POSTER};color:${LIGHT.text}">${time}</p><p class="quiet" style="margin:0;font:400 15px/1.4 ${SANS};color:${LIGHT.quiet}">${note}</p></td>
</tr></table>`;

const timeChoice = ({ day, time, action }: MailTime): Markup => html`
<table role="presentation" class="hairline" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 10px;border:2px solid ${LIGHT.line};border-radius:14px;border-collapse:separate"><tr>
<td valign="middle" style="padding:12px 8px 12px 18px"><p class="text" style="margin:0;font:800 20px/1.15 ${POSTER};color:${LIGHT.text}">${day}</p><p class="quiet" style="margin:3px 0 0;font:400 15px/1.4 ${SANS};color:${LIGHT.quiet}">${time}</p></td>
<td align="right" valign="middle" style="padding:0 14px 0 0">${button(action)}</td>
</tr></table>`;

const factRow = (fact: string): Markup => html`
<p class="quiet hairline" style="margin:0;padding:11px 0;border-top:1px solid ${LIGHT.line};font:400 15px/1.45 ${SANS};color:${LIGHT.quiet};word-break:break-word">${fact}</p>`;

const signatureLine = (text: string): Markup =>
  html`<p class="quiet" style="margin:0;font:400 14px/1.5 ${SANS};color:${LIGHT.quiet};word-break:break-word">${text === '' ? '\u00a0' : text}</p>`;

const sheet = (words: MailWords, shop: Shop): Markup => html`
<table role="presentation" class="sheet" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;border-radius:20px">
${header(words, shop)}
${panelRow([...words.intro.map(paragraph), words.date ? tearOff(words.date) : null, ...(words.times ?? []).map(timeChoice), ...(words.facts ?? []).map(factRow), words.action && button(words.action), words.secondAction ? textLink(words.secondAction) : null], '30px 40px 20px')}
${words.lines.length > 0 ? [perforation, panelRow(words.lines.map(ticketLine), '4px 40px 12px')] : null}
${
  words.sums.length > 0
    ? [
        perforation,
        panelRow(
          [
            html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${words.sums.map(sum)}</table>`,
          ],
          '8px 40px 24px',
        ),
      ]
    : null
}
${
  words.notes.length > 0
    ? html`<tr><td class="panel edge hairline" bgcolor="${LIGHT.panel}" style="padding:20px 40px 14px;background-color:${LIGHT.panel};border-top:1px solid ${LIGHT.line};border-radius:0 0 20px 20px">
${words.notes.map(
  (note) =>
    html`<p class="faint" style="margin:0 0 10px;font:400 14px/1.5 ${SANS};color:${LIGHT.faint};word-break:break-word">${note}</p>`,
)}
</td></tr>`
    : html`<tr><td class="panel" bgcolor="${LIGHT.panel}" height="16" style="height:16px;background-color:${LIGHT.panel};border-radius:0 0 20px 20px;font-size:0;line-height:0">&nbsp;</td></tr>`
}
${shop.signature === '' ? null : html`<tr><td class="edge" align="center" style="padding:24px 40px 0">${shop.signature.split(/\r?\n/).map(signatureLine)}</td></tr>`}
<tr><td class="edge" align="center" style="padding:24px 40px 8px"><a class="faint" href="${shop.publicUrl}" style="font:400 13px/1.4 ${SANS};color:${LIGHT.faint};text-decoration:none">${shop.name}</a></td></tr>
</table>`;

const page = (words: MailWords, shop: Shop): Markup => html`<!doctype html>
<html lang="en"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${words.subject}</title>
${styleSheet()}
</head>
<body class="ground" style="margin:0;padding:0;background-color:${LIGHT.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words.preheader}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${LIGHT.ground}" style="background-color:${LIGHT.ground}"><tr>
<td class="outer" align="center" style="padding:32px 12px">
${sheet(words, shop)}
</td></tr></table>
</body></html>
`;

/**
 * A mail in the form of a ticket: a dark header, then the booking. Tables and inline styles, because mail programs support
 * little else. It loads no external files, so opening it is not tracked.
 */
export const mailLookWith =
  (logo: MailLogo): MailLook =>
  (words, shop) => ({
    html: page(words, { ...shop, logo: logo() }).markup,
    text: textOf(words, shop),
  });

/** The same mail for display on a page: the logo is part of the HTML instead of an attachment. */
export const mailLookOnPagesWith = (logo: MailLogo): MailLook => {
  const look = mailLookWith(logo);
  return (words, shop) => {
    const { html: written, text } = look(words, shop);
    const picture = logo();
    const address = picture ? `data:image/png;base64,${Buffer.from(picture.png).toString('base64')}` : '';
    return { html: written.replaceAll(`cid:${LOGO_CID}`, address), text };
  };
};

/** The look without a logo: shows the brand's name. */
export const mailLook: MailLook = mailLookWith(() => null);
