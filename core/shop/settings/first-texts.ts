import type { Texts } from './texts-record.ts';

const about = `# House lights down, one light up.

{shop} brings a good hour to a team: a trumpeter, a quizmaster, a tea table, a jar of moss. One host, one room link, everybody in.

## Purpose

Teams remember the hour when somebody made them laugh, not the agenda around it. We exist to make that hour easy to find, easy to book and worth the calendar entry, for ten people in one room or two hundred and fifty in twelve time zones.

## Approach

Every experience is live and hosted by people who do this for a living. You see seats, minutes and prices before you ask. You propose dates, we confirm them with you, and nothing is charged until you say how you want to pay.

## Team

We are producers, musicians, cooks, teachers and one retired magician. Each host rehearses with us before they meet you, and a producer sits in on every session, so that the only thing you have to bring is your team.`;

const contact = `# Contact Us

Tell us how many you are, where you sit and what the occasion is. A host answers within one business day, with dates and a price.`;

const terms = `# Terms

These terms apply to every booking of an experience with {shop}. Questions? Write to {mail}.

## What you book

An experience is a live, hosted session for the number of seats of the tier that you choose. The page of the experience says what is included, how long it takes and what it costs. Prices are in {currency} and contain the tax that the invoice names.

## How a booking is made

A booking is made when we confirm that we have received it. The dates that you name are tentative until we agree on them with you. You then receive a link for the session and an entry for your calendar.

## Payment

You pay by card when you book, or later by the link or the bank details on your invoice. An invoice is due on the day that it names. Please give the booking reference with a transfer.

## Changes and cancelling

You may delete a booking that is not confirmed yet, at no cost. What it costs to move or to cancel an agreed session depends on the hours before it begins, as shown when you book and on the page of your booking. If we have to cancel a session, you receive everything back.

## What we expect of you

Please invite no more people than your tier has seats, and treat hosts and guests with respect. A host may end a session in which somebody is harassed. Sessions are not recorded, by us or by you, unless everybody has agreed.

## Liability

We do what we promise with care. If something goes wrong, tell us within fourteen days and we repeat the session or return its price. For anything beyond that we are liable as the law requires.

## Changes of these terms

The terms that were shown when you booked apply to that booking. We publish later versions on this page.`;

const privacy = `# Privacy

{shop} keeps as little about you as it needs to run your sessions. This page says what that is, why, and what you can do. Questions? Write to {mail}.

## What we keep

For a booking: names, e-mail address, phone number, company, billing details, the dates you prefer, and what you tell us about the session. For an account: your username, a hash of your password, and the profile that you fill in. We never see or keep the number of your card; our payment provider does.

## What we use it for

To agree on dates, prepare and run sessions, send invoices and reminders, take payments, and answer you. We do not sell data and do not use it for advertising.

## Who else sees it

The host of your session sees your first name, your company, the number of guests and your notes. Providers of payment, mail and hosting process data for us, and only for this.

## Cookies

One cookie keeps you signed in, another tells the page that you are. Your cart and your choice of colours stay in your browser. There is no tracking.

## How long

Bookings stay as long as the session needs, invoices as long as the law on bookkeeping requires. If you delete your account, your profile goes at once, and what must stay is made anonymous.

## Your rights

You can read and correct your profile, download everything we keep about you, and delete your account in your profile. You may also write to {mail}, or complain to the authority for data protection of your country.`;

/** The texts of pages until somebody writes others; About and Contact as specified. */
export const FIRST_TEXTS: Texts = { about, contact, terms, privacy };
