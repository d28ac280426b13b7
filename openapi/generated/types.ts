// Generated from openapi.yaml, paths/ and the rules of core. Do not edit; run `npm run generate`.
export interface paths {
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in account
         * @description Send it only when the readable cookie `signed_in=1` is present; without a session the reply is 401.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Starts a session. `username` is a username or the account's e-mail address. Unknown names and wrong passwords get the same reply. Where the account has a second factor, the reply to
         *     the right password is 401 with `secondFactor`, and `POST /api/login/code` or a passkey follows.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description A link that confirms the address is mailed to it. The username has 3 to 40 letters, digits, dots, underscores and hyphens; the password has 6 to 256 characters. Other fields have no effect.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session on the server; the cookie becomes invalid at once.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change your profile
         * @description Send the fields to change: an absent field stays as it is, null or blank text clears it. Role, username and password
         *     cannot be changed here. With `version`, the profile is changed only if it has that version. Another `email`, or none in
         *     place of one, needs the current `password`: without it, or with a wrong one, the reply is 422 on `password`. The former
         *     address is told by mail.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Ends every other session of the account, with `endOtherAccess` second factors and calendar addresses too; this one continues with a new cookie. A wrong current password is 422 on `currentPassword`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link that confirms your address
         * @description The link works once, within an hour, for whoever is signed in to this account.
         */
        post: operations["requestEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email-confirmation/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm your address
         * @description Send the token of the mailed link. What was booked under the address without an account is the account's then, and second factors are
         *     asked for. A used, expired or unknown token,
         *     or one of another account, is 422 on `token`.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The reply is the same for known and unknown addresses. The mailed link works once, within an hour.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-resets/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Send the token of the mailed link. Every session of the account ends, and second factors and calendar addresses that are younger than the last proof of the address. A used, expired or unknown token is 422 on `token`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your personal data
         * @description Account, bookings, orders and payment methods, as a file to download. It is sent while it is read.
         */
        get: operations["exportMyData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account
         * @description Permanent, with everything that belongs to the account. Paid or confirmed bookings stay, with the data that an invoice
         *     needs: name, company and e-mail. It is a POST because proxies may drop the body of a DELETE. A wrong password is 422 on
         *     `password`; for the last administrator it is 409.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, searched, filtered and sorted
         * @description Newest first by default. Without `limit`, the first hundred; further pages by `Link`. A page continues after the last row
         *     of the page before, so new rows neither repeat nor hide others. With `search`, `X-Total-Count` counts up to 500, with `partnerId`
         *     or days of sessions up to 5,000; one more means that there are more. A page may end before its `limit`, so that no answer is beyond
         *     1 MB. `fields=row` returns rows, without units, instead of whole bookings.
         */
        get: operations["listAdminBookings"];
        put?: never;
        /**
         * Book for a customer
         * @description As a checkout: the customer gets the mail that a booking was received, with a link to it, and with `payLink` one that asks for
         *     payment by card. A line may have a price of the desk's own in place of its tier's, with a reason, and agreed times for its
         *     units. Rules of booking do not bind the desk. Audited. With `totalPrice`, 409 where the total is another.
         */
        post: operations["bookForCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unpaid-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free times that are taken and not paid
         * @description Bookings to come whose free times are taken and which are not paid, the next to begin first, at most fifty. Those of resellers, who pay
         *     by statement, are left out.
         */
        get: operations["listUnpaidTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Free the times of an unpaid booking
         * @description Its sessions wait again, with these times as the first they prefer. Hosts and customer are told; audited. 409 where it is paid or
         *     has no free time.
         */
        post: operations["freeUnpaidTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a booking for a customer
         * @description What `POST /api/admin/bookings` would cost, at the desk's own prices where it names some. Nothing is booked. It says what is wrong
         *     with a line or a code, and does not fail for it.
         */
        post: operations["quoteForCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered bookings as CSV
         * @description UTF-8 with a byte order mark, one row for each booking, streamed. Cells that a spreadsheet would run as a formula begin
         *     with an apostrophe. At most two exports run at once; a third is 503.
         */
        get: operations["exportBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description The same fields as in the list of bookings.
         */
        get: operations["getAdminBooking"];
        put?: never;
        post?: never;
        /**
         * Delete any booking
         * @description Permanent, for confirmed bookings too. Card payments are refunded first; if that fails, the reply is 502 and nothing is
         *     deleted. An issued invoice is kept with its credit note. The customer gets a mail that removes the sessions from their
         *     calendar.
         */
        delete: operations["deleteAdminBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/confirmation-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm a booking, or undo it
         * @description Audited. Confirming sends the customer an invite by mail. With `version`, the booking is changed only if it has that version.
         */
        patch: operations["setConfirmationStatus"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/payment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a booking paid or pending
         * @description Audited. Marking it paid records the amount in the ledger as received; marking it pending removes that record. While the
         *     shop holds money of a card payment, the reply is 409: such a booking becomes pending by a full refund.
         */
        patch: operations["setPaymentStatus"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/delivery-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a booking delivered or pending
         * @description Audited. With `version`, the booking is changed only if it has that version.
         */
        patch: operations["setDeliveryStatus"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Schedule a booking
         * @description As its owner may, but for confirmed bookings too: the customer gets a mail with the new dates, which moves the sessions in
         *     their calendar. Audited.
         */
        patch: operations["setBookingSlots"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Correct who a booking is for
         * @description What is left out stays as it is. Audited, without names and addresses. A new e-mail address gets a mail with links of its own;
         *     those in earlier mails no longer work. An issued invoice that says something else is credited, and issued and mailed anew.
         *     With `version`, the booking is changed only if it has that version.
         */
        patch: operations["correctCustomer"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Link a booking to an account
         * @description Gives a booking without an account to the account of this username or e-mail address, whose owner then sees and changes it as
         *     their own. Null takes the account away. Audited. With `version`, the booking is changed only if it has that version.
         */
        patch: operations["linkAccount"];
        trace?: never;
    };
    "/api/admin/bookings/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Internal notes on a booking
         * @description Newest first. Only staff read them.
         */
        get: operations["listBookingNotes"];
        put?: never;
        /**
         * Add an internal note
         * @description Audited, without its text.
         */
        post: operations["addBookingNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an internal note
         * @description Audited, without its text.
         */
        delete: operations["removeBookingNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/resend-invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invoice again
         * @description Sent at once, with a timeout of ten seconds unless configured otherwise. Every attempt is in the booking's `mails`; a failed attempt is 502.
         */
        post: operations["resendInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/mails/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail of a booking as it was sent
         * @description To whom it last went and what it said. Its private links are left out, because whoever has one may pay or answer with it. Of
         *     mails without a `recipient` nothing is known: 404.
         */
        get: operations["getBookingMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/mails/{messageId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send any mail of a booking again
         * @description Sent at once to who got it first, at their address of now, with words, links and files of now. Every attempt is in the
         *     booking's `mails`. 409 where it would say what no longer holds, such as a time that has moved. Audited.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every invoice and credit note
         * @description Newest first, including those of deleted bookings, for as long as the law requires.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An invoice or credit note as PDF
         * @description As it was issued; an invoice that is paid says what has paid it since. The file is named after its number.
         */
        get: operations["getInvoiceDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions in a calendar
         * @description Every day from `from` to `to` with its counts and its first `perDay` sessions by time. Units of one line at the same time
         *     are one session.
         */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's figures
         * @description Days are in UTC. Days without bookings are included.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Newest first: who did what to which record, and when. Edits contain the changed fields before and after, with the names
         *     and units of this document. A role sees entries about, and names of, the records that it may read elsewhere; the total
         *     counts these.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your own bookings
         * @description Newest first. At most a hundred, and fewer where they have many units, so that an answer stays below 1 MB; older ones by `Link`.
         */
        get: operations["listOwnBookings"];
        put?: never;
        /**
         * Book a cart
         * @description Send the total you showed; if the shop's total differs, the reply is 409 with a new `quote`. `cartItems` (JSON text) and
         *     `items` are the same lines, so send one of them; without either, one starter unit of `experienceId` is booked for the
         *     signed-in account. Dates are tentative. `paymentStatus: paid` is a claim that a verified payment must support. With
         *     `payLink: true` the reply contains a URL where the booking can be paid by card. Pages that pay a partner's booking carry its
         *     name and lead back to `returnUrl`, which is on an origin that a key of the partner is bound to. An account has so many bookings and sessions that are
         *     neither paid nor confirmed; beyond that the reply is 409.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/by-reference/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking by its reference
         * @description For the account or session that placed it, or with the token of the mailed link.
         */
        get: operations["getBookingByReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking
         * @description With its sessions. For the account or session that placed it, with the token of the mailed link, or with a secret key of
         *     its partner and the scope `bookings:read`. Someone else's booking is 404.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        /**
         * Delete your unconfirmed booking
         * @description Permanent. Someone else's booking is 404. A confirmed one is 409, and so is one that has an agreed or delivered session or a fee: it
         *     is cancelled instead.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Propose other dates
         * @description Allowed while the booking is not confirmed. Send one item per line, in the booking's order. Its `slots` replace those of
         *     the line, and units without a slot lose their date; an item without `slots` leaves its line as it is. New times keep the
         *     rules of booking, else the reply is 422. With `version`, the booking is changed only if it has that version.
         *     Needs the scope `bookings:write` with a secret key.
         */
        patch: operations["changeBookingSlots"];
        trace?: never;
    };
    "/api/bookings/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The booking's sessions for a calendar
         * @description An iCalendar file of the units with date, time, AM/PM and zone, with the same ids as the mailed invite. Without such a unit the
         *     reply is 404. For the owner, with the token of the mailed link, or with a secret key of the booking's partner and the scope
         *     `bookings:read`.
         */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/invoice-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The invoice as PDF
         * @description For the owner, an administrator, or a secret key of the booking's partner with the scope `bookings:read`. It is issued on the first request; its number, lines and sums never change. Once nothing is due on it, it says what has been paid and by what. It is named `invoice-{id}.pdf`.
         *     For a deleted booking an administrator gets its last document.
         */
        get: operations["getInvoicePdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/receipt-pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A receipt as PDF
         * @description Everything that has been paid for the booking and given back, however it was paid, as of now; with what the invoice says. For the owner, staff who read invoices, or a secret key of the booking's partner with the scope `bookings:read`.
         */
        get: operations["getReceiptPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices and credit notes of a booking
         * @description Oldest first, for the owner, staff, or a secret key of the booking's partner with the scope `bookings:read`. Asking issues none.
         */
        get: operations["listBookingInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/invoices/{invoiceId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of them as PDF
         * @description As it was issued; an invoice that holds, once nothing is due on it, with what has been paid and by what. The file is named after its number.
         */
        get: operations["getBookingInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private calendar address of a booking
         * @description Its sessions, always current. A new address each time; those of before still work until they are revoked.
         */
        post: operations["addBookingFeed"];
        /**
         * End the calendar addresses of a booking
         * @description At once. Calendars that subscribed stop receiving changes.
         */
        delete: operations["revokeBookingFeeds"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private calendar address of all your sessions
         * @description A new address each time; those of before still work until they are revoked.
         */
        post: operations["addAccountFeed"];
        /**
         * End your calendar addresses
         * @description At once.
         */
        delete: operations["revokeAccountFeeds"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/{token}/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A private calendar address for a host
         * @description A new address each time; those of before still work until the desk revokes the host's links.
         */
        post: operations["addHostFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A calendar that a program subscribes to
         * @description An iCalendar file of a booking's, an account's or a host's sessions. Each keeps its `UID`; `SEQUENCE` rises with each
         *     change, and a cancelled session stays as cancelled for 30 days. Unknown and revoked addresses are 404.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/booking-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's rules of booking
         * @description Each experience may have its own; see `bookingRules` of an experience.
         */
        get: operations["getBookingRules"];
        /**
         * Set the shop's rules of booking
         * @description Audited. They judge the times that customers prefer from now on; the desk may agree on other times.
         */
        put: operations["setBookingRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experiences
         * @description Without parameters, the whole catalogue by id. `search` searches title, description and inclusions, with title matches
         *     first; `suggest` searches title and description and returns five by default. Filters combine. `fields=card` returns cards
         *     instead of whole experiences.
         */
        get: operations["listExperiences"];
        put?: never;
        /**
         * Add an experience
         * @description Prices default to 990, 1250, 1500 and 1700 dollars. An empty slug is generated from the title; any other slug is
         *     normalised. It is published unless `published` is false. Pasted video markup is reduced to the URL of its frame, which must be on an allowed host.
         */
        post: operations["createExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an experience
         * @description Its bookings keep all their data.
         */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /**
         * Change an experience
         * @description Only the sent fields change; an edit without changes keeps the version. A stale `version` is refused. An empty slug is
         *     generated from the title again.
         */
        patch: operations["updateExperience"];
        trace?: never;
    };
    "/api/experiences/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One experience
         * @description A numeric id in place of the slug is redirected to the slug.
         */
        get: operations["getExperienceBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experiences/slug/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of an experience
         * @description The newest hundred, newest first. All of them, by pages and with their average, are at `/api/experiences/{id}/reviews`.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experiences/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Average and reviews of an experience
         * @description Only published ones, newest first. The next page is in `Link`.
         */
        get: operations["getExperienceReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experiences/{id}/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add-ons of an experience
         * @description Active and inactive ones; only active ones can be booked.
         */
        get: operations["listExperienceAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/near-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches near to one that finds nothing
         * @description Each finds something. First near words of the catalogue, such as `coffee` for `cofee`, with the filters where that finds
         *     something, else without them; then categories that a word may name; then the same search without one of its filters.
         */
        get: operations["listNearSearches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description By order.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category
         * @description It is added at the end.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a category
         * @description Its experiences stay.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Rename or move a category
         * @description `{order: k}` moves it to position k and renumbers the others in one step, which changes no version; a position after the
         *     last means the last.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/api/admin/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experiences with drafts
         * @description By id.
         */
        get: operations["listAdminExperiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experiences/{id}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an experience
         * @description A draft with everything but its reviews and its sales; title and slug say that it is a copy.
         */
        post: operations["copyExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The catalogue as a file
         * @description All experiences, categories or add-ons, as an import reads them: an unchanged file changes nothing. CSV is UTF-8 with a byte
         *     order mark; cells that a spreadsheet would run as a formula begin with an apostrophe, which an import takes away.
         */
        get: operations["exportCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a file would change
         * @description Changes nothing. Rows with a known slug change that record in the columns that the file has, others create one; add-ons are
         *     found by `id` or, without one, by name. Categories of an experience and experiences of an add-on are slugs with `|` or `;`
         *     between them. CSV may be separated by commas, semicolons or tabs. At most 5,000 rows and a body of 4 MB. Pictures of other
         *     servers are named by https address; the preview says which would be fetched, and asks none of them. A new experience without a
         *     picture is a draft until it has one. `columns` says which field each column of a sheet of one's own holds, and null leaves a column
         *     out; such a sheet needs no slugs, and what it adds is a draft unless it says otherwise. With `onlyGood`, rows that are wrong stay behind.
         */
        post: operations["previewCatalogueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue/import/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch the images of a file
         * @description Fetches the next images of a file from other servers, up to 40, and keeps them as uploads; the catalogue does not change.
         *     Repeat it with `from` as the `next` of the answer until that is null, then import the file. Each image has 10 seconds and
         *     5 MB, and no address may lead into a private network. What was fetched before is not fetched again while its copy is
         *     kept; a copy that no import uses goes after a day. A file may name 2,000 images.
         */
        post: operations["fetchImportImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/catalogue/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a file
         * @description In one transaction: a single wrong line changes nothing, unless `onlyGood` leaves wrong rows behind. `version` is that of the preview; a catalogue that has changed since
         *     is refused as a conflict. Up to 40 images of other servers are fetched before; where more are left it is refused as a conflict,
         *     and fetches the next ones when it is sent again with another key. Audited.
         */
        post: operations["importCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put all categories in a new order
         * @description In one step. `ids` contains every category once; if categories have been added or removed since, it is refused as stale.
         */
        put: operations["orderCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All add-ons with their experiences
         * @description Newest first.
         */
        get: operations["listAdminAddOns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an add-on
         * @description The price is in dollars, at least 0.
         */
        post: operations["createAddOn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an add-on
         * @description Bookings with it keep all their data.
         */
        delete: operations["deleteAddOn"];
        options?: never;
        head?: never;
        /**
         * Change an add-on
         * @description Only the given fields change.
         */
        patch: operations["updateAddOn"];
        trace?: never;
    };
    "/api/logos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner logos of the home page
         * @description Only active ones, by order; none when the strip is off.
         */
        get: operations["getLogos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logo-carousel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Partner logos for editing
         * @description All logos, by order.
         */
        get: operations["getLogoCarousel"];
        /**
         * Replace the partner logos
         * @description Logos with a known `id` are kept; their link, scale and visibility stay when those are absent. Other logos are new. They
         *     are sorted by `order`, otherwise as listed.
         */
        put: operations["replaceLogoCarousel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/change-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a change that waits
         * @description The payment that an amendment or a move of this booking waits for; `waiting` of its payments says how much until when. Asked again
         *     it is the same payment. While it is being confirmed, or when nothing waits, the reply is 409. For the booking's owner, the bearer of its
         *     mailed link, or its partner's secret key.
         */
        post: operations["openChangePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/change-payment/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a payment for a change
         * @description The payment is verified, and the change is made. Says what has become of it. Safe to repeat; the provider's webhook does the same.
         */
        post: operations["completeChangePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/change-payment/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link that pays for a change
         * @description To the booking's customer. When nothing waits, the reply is 409.
         */
        post: operations["mailChangePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What cancelling and moving costs now
         * @description For cancelling the booking, and for cancelling and moving each session: whether it is allowed, why not, fee, refund, and until
         *     when these figures hold. For its owner, the bearer of its mailed link, or its partner's secret key.
         */
        get: operations["getBookingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel your booking
         * @description At the figures that `GET …/changes` shows; when others hold, the reply is 409 with fresh ones in `changes`. What was paid by card
         *     goes back first: if the provider will not or is away, the reply is 502 and the booking is as it was. The booking stays, with
         *     `cancelled: true`. Sessions that have begun or taken place are not cancelled. Send an `Idempotency-Key`.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/sessions/{sessionId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel one session
         * @description As `POST …/cancellation`. When it was the last one, the booking is cancelled.
         */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer's change costs now
         * @description For the desk: the figures that the customer is shown.
         */
        get: operations["getAdminBookingChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel any booking
         * @description Audited. `by: customer` costs what the policy says, or `fee` or `refund` instead; `by: shop` has no fee and returns everything.
         */
        post: operations["cancelAdminBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/sessions/{sessionId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel one session of any booking
         * @description As `POST …/cancellation` of the booking.
         */
        post: operations["cancelAdminSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds to be paid out
         * @description What came by transfer and goes back. Oldest first.
         */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refunds/{id}/paid-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a refund as paid out
         * @description Audited. One that is paid out already is 409.
         */
        post: operations["markPaidOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's policy
         * @description What changes of bookings cost. Each experience may have its own; see `policy` of an experience.
         */
        get: operations["getPolicy"];
        /**
         * Set the shop's policy
         * @description Audited. It holds for what is booked from now on; nothing that is booked changes.
         */
        put: operations["setPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody who booked
         * @description By e-mail and company. Who has booked last comes first by default. Without `limit`, the first fifty; further pages by `Link`. A page
         *     continues after the last row of the page before, so new rows neither repeat nor hide others. `X-Total-Count` counts up to 5,000,
         *     with `search` up to 500; one more means that there are more.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer
         * @description With bookings, invoices, notes and what the staff did. The id of a customer who was merged answers whom they were merged into.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take away a customer's second factor
         * @description Of the account with the customer's e-mail address. Every session of that account ends. An account of the staff is 409.
         */
        delete: operations["resetCustomerSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note
         * @description Only staff read it. Audited, without its text.
         */
        post: operations["addCustomerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note
         * @description Audited, without its text.
         */
        delete: operations["removeCustomerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a customer into another
         * @description Bookings of both are read and added up together from then on, also those to come. No booking, mail or money changes, and it can be
         *     undone. 409 when the customer has changed since `version`, is the other one, or when one of them was merged meanwhile. Audited.
         */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/separate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take merged customers apart
         * @description The member is a customer again, with the bookings under their address and company, and the notes that were written about them alone.
         *     409 when the customer has changed since `version`, or the two are not merged. Audited.
         */
        post: operations["separateCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount-codes/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a discount code
         * @description Replies 200 for valid and invalid codes, and never counts a use. `orderAmount` is the subtotal in dollars.
         */
        post: operations["validateDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All discount codes
         * @description Newest first.
         */
        get: operations["listDiscountCodes"];
        put?: never;
        /**
         * Add a discount code
         * @description A percentage is at most 100. Codes are stored in capitals. `validFrom` defaults to now. Instants without a zone are in
         *     UTC, and a `validUntil` without a time lasts until the end of that day.
         */
        post: operations["createDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/discount-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a discount code
         * @description Bookings that used it keep all their data.
         */
        delete: operations["deleteDiscountCode"];
        options?: never;
        head?: never;
        /**
         * Change a discount code
         * @description Only the sent fields change. `maxUses` below the current uses is refused, and so is a stale `version`.
         */
        patch: operations["updateDiscountCode"];
        trace?: never;
    };
    "/api/experiences/{id}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free times of an experience
         * @description The starts that can be booked at once on some days, as clocks of `zone` show them: by default today and thirty days more, in
         *     the zone of the shop. Days without any are left out; so is what is past or beyond the horizon. An answer is right to the
         *     second in which it is given, and may be kept only to be asked about again. At most 62 days. An experience that is booked by
         *     request has none.
         */
        get: operations["listFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/free-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days with free times
         * @description For each experience the days of `zone` on which something can be booked at once. Unknown ones, and those that are booked by request, have none. At most 62 days; with `first`
         *     only the first one of each, however far ahead it can be booked.
         */
        get: operations["listFreeDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold times
         * @description Keeps the chosen times of a cart for ten minutes, so that nobody takes them while a form is filled in; asked again it is
         *     lengthened, to half an hour at most. A visitor has one hold: another takes its place whole, or, where its times cannot be had,
         *     leaves it as it is. Visitors of a partner's page have no session:
         *     theirs takes the place of the one that `hold` names. The price is not held.
         */
        post: operations["holdTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A hold of one's own
         * @description What is held, and until when. Others' holds, and those that are over, are not there.
         */
        get: operations["getHold"];
        put?: never;
        post?: never;
        /**
         * End a hold
         * @description Lets go of what is held, so that others can take it.
         */
        delete: operations["endHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/experiences/{id}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free times of a day, with reasons
         * @description The next fourteen days as customers see them in the zone of the shop, or with `day` that day with the reasons why its other starts
         *     are not offered: of the rules, and of each host who could lead the experience.
         */
        get: operations["explainFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/images/experiences/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An image by its file name
         * @description An uploaded image on the API's own origin.
         */
        get: operations["getExperienceImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image
         * @description At most 5 MB. Its type is detected from its content. It is re-encoded and served at 386, 772 and 1600 pixels.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a cart that is about to be checked out
         * @description Not binding. Prices and availability are recorded as they are now. An item may name its experience by `experienceId`, by id or by an object with an id.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All partners
         * @description By name.
         */
        get: operations["listPartners"];
        put?: never;
        /**
         * Add a partner
         * @description Names are unique, regardless of case. Partners cannot be removed, because bookings refer to them; revoke their keys instead.
         */
        post: operations["createPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a partner
         * @description Existing bookings keep the earlier name and commission.
         */
        patch: operations["renamePartner"];
        trace?: never;
    };
    "/api/admin/partners/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The statement of a partner
         * @description As the partner reads it.
         */
        get: operations["getStatementOfPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where a partner's test mails go
         * @description The address is mailed a link, and gets no test mail before somebody has opened it. `null` is nowhere.
         */
        put: operations["setPartnerTestMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who signs in for a partner
         * @description And who is invited to.
         */
        get: operations["listPartnerPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/people/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of a partner's people
         * @description Every session of theirs ends at once. The account stays a customer's.
         */
        delete: operations["removePartnerPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody to a partner's people
         * @description By a mailed link, which works once within seven days. Who accepts sees the partner's keys, webhooks, bookings and statement, and nothing
         *     else of the shop. 409 when the address is invited already, or is of the staff or of a partner.
         */
        post: operations["invitePartnerPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/partners/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation to a partner's people
         * @description Its link ends.
         */
        delete: operations["withdrawPartnerInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/test-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How test mode stands
         * @description Whether there is a place for test data here, and where the test mails of each partner go.
         */
        get: operations["getTestData"];
        put?: never;
        post?: never;
        /**
         * Empty test data
         * @description Forgets the test bookings of one partner, or of all, with all that hangs on them. Ids are never given twice.
         */
        delete: operations["emptyTestData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test-mail-confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address for test mails
         * @description By the token of the link that was mailed to it. Once more changes nothing.
         */
        post: operations["confirmTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of partners
         * @description Newest first, of one partner or of all, including expired and revoked keys. The text of a key is never shown again.
         */
        get: operations["listPartnerKeys"];
        put?: never;
        /**
         * Create a key for a partner
         * @description The reply shows the key, only once. A publishable key (`pk_…`) is bound to the origins of the pages that use it, and may
         *     browse, quote, check codes and book. A secret key (`sk_…`) stays on servers and has scopes, by default all of them. A key with
         *     `mode: test` (`pk_test_…`, `sk_test_…`) opens the test shop.
         */
        post: operations["createPartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what a key may do
         * @description Only the sent fields change. An expired or revoked key is 409.
         */
        patch: operations["changePartnerKey"];
        trace?: never;
    };
    "/api/admin/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key
         * @description The new key has the settings of the old one and is shown only once. The old key works for another `graceHours` (24 by
         *     default, 0 ends it now) and then expires.
         */
        post: operations["rotatePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key
         * @description Permanent, on every node within a second.
         */
        post: operations["revokePartnerKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook endpoints
         * @description Newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description It receives events of one partner's bookings, or of all (`partnerId` null). The reply shows the signing secret, only once.
         *     Messages follow the Standard Webhooks conventions: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and
         *     a body of `type`, `timestamp` and `data` with ids only. A 2xx response within 10 seconds counts as delivered; anything
         *     else is retried for three days, and 410 disables the webhook. Redirects are not followed, and private networks are not
         *     reached.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description Its log is removed too. Pending deliveries are not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Only the sent fields change. Pending deliveries go to the new URL.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook's secret
         * @description The reply shows the new secret, only once. For `graceHours` (24 by default) messages carry signatures by both secrets, so
         *     a receiver may use either.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhook deliveries
         * @description Newest first, with every attempt. Kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhook-deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Sent under the same id, so that the receiver recognises the repeat, with new attempts for three days.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partner of whoever is signed in
         * @description With its people, who is invited, and where its test mails go. 403 to everybody who is of no partner.
         */
        get: operations["getOwnPartner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/people/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take somebody out of one's own partner's people
         * @description Oneself too. Every session of theirs ends at once; the account stays a customer's.
         */
        delete: operations["removeOwnPerson"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Keys of one's own partner
         * @description Newest first, including expired and revoked ones. The text of a key is never shown again.
         */
        get: operations["listOwnKeys"];
        put?: never;
        /**
         * Create a key for one's own partner
         * @description The reply shows the key, only once. It has the rate of its kind, which the shop changes.
         */
        post: operations["createOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a key of one's own partner
         * @description The new key has the settings of the old one and is shown only once. The old one works for another `graceHours` (24 by default).
         */
        post: operations["rotateOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key of one's own partner
         * @description Permanent, on every node within a second.
         */
        post: operations["revokeOwnKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of one's own partner
         * @description Newest first.
         */
        get: operations["listOwnWebhooks"];
        put?: never;
        /**
         * Add a webhook of one's own partner
         * @description It hears of this partner's bookings. The reply shows the signing secret, only once.
         */
        post: operations["createOwnWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook of one's own partner
         * @description Its log is removed too. Pending deliveries are not sent.
         */
        delete: operations["deleteOwnWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook of one's own partner
         * @description Only the sent fields change. Pending deliveries go to the new URL.
         */
        patch: operations["changeOwnWebhook"];
        trace?: never;
    };
    "/api/partner/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of one's own partner's webhook
         * @description The reply shows the new secret, only once. For `graceHours` (24 by default) messages carry signatures by both.
         */
        post: operations["rotateOwnWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deliveries to a webhook of one's own partner
         * @description Newest first, with every attempt. Kept for 30 days.
         */
        get: operations["listOwnDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhook-deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery to one's own partner again
         * @description Sent under the same id, with new attempts for three days.
         */
        post: operations["replayOwnDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhook-examples/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one's own partner an example
         * @description Sends a message of an event that never was to the partner's test webhooks that ask for it: `booking.created` unless said. Nothing is told
         *     while the partner has no test key.
         */
        post: operations["sendOwnWebhookExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where one's own partner's test mails go
         * @description The address is mailed a link, and gets no test mail before somebody has opened it. `null` is nowhere.
         */
        put: operations["setOwnTestMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/test-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Empty one's own partner's test data
         * @description Forgets its test bookings, with all that hangs on them.
         */
        delete: operations["emptyOwnTestData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings through the partner
         * @description Newest first, with the customers' data. `from` and `to` are days of sessions, both included: of bookings that have one in them. Needs a
         *     secret key with the scope `bookings:read`.
         */
        get: operations["listPartnerBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/bookings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking through the partner
         * @description Another partner's booking is 404. Needs a secret key with the scope `bookings:read`.
         */
        get: operations["getPartnerBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/webhook-examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send me one
         * @description Sends a message of an event that never was to the partner's test webhooks that ask for it: `booking.created` unless said. For test keys; a
         *     live key is refused. Needs the scope `bookings:read`.
         */
        post: operations["sendWebhookExample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The partner's statement
         * @description By month in UTC, newest first: how many bookings were placed, their total, what of it was paid and went back, and the partner's commission.
         *     Past months do not change: a later change, payment or cancellation belongs to the month in which it happens, so each figure of a month may
         *     be below zero. All months together are the bookings that still exist: their number, their total, and the total of those that are paid.
         *
         *     The commission of a booking is the percentage that it promised when it was placed, of what is paid and has not gone back, to the cent, half
         *     up. `lines` says each month by booking, and adds up to it: at most `limit` of them, and `Link` leads to the next ones. `as=csv` and `as=pdf` have all.
         *
         *     Needs a secret key with the scope `statement:read`.
         */
        get: operations["getPartnerStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your saved payment methods
         * @description Newest first.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a payment method
         * @description Exactly the last four digits; full card numbers are never accepted. The first method becomes the default. With a real payment provider the reply is 409; start with a setup instead.
         */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to save a card
         * @description The client secret with which the provider's own card form keeps a card; afterwards the card is in the list. Where payments are
         *     simulated this is 409.
         */
        post: operations["openMethodSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a payment method
         * @description Someone else's method is 404. When the default is removed, the newest other method becomes the default. The provider removes it too; while the provider is unreachable, the reply is 502 and nothing is removed.
         */
        delete: operations["deletePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-methods/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make a payment method the default
         * @description At most one method is the default.
         */
        patch: operations["setDefaultPaymentMethod"];
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open or update a card payment
         * @description The server computes the amount from `items` and `discountCode`; if you send an amount in cents that differs, the reply is
         *     409 with a new `quote`. Everything needed to book is stored before the client secret is returned. Send `paymentIntentId`
         *     to update your intent, and again before you confirm it; if it has been cancelled since, the reply names a new one. A
         *     session has one payable intent: a new one cancels the others. Without `items` the intent is for the test page only, and
         *     what is paid for it is refunded.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-intents/{paymentIntentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of your payment
         * @description For a return from a redirect. Another session's payment is 404.
         */
        get: operations["getPaymentIntent"];
        put?: never;
        post?: never;
        /**
         * Cancel your payment
         * @description For leaving the checkout. A paid payment is 409; cancelling twice is allowed.
         */
        delete: operations["cancelPaymentIntent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a pay link pays
         * @description The lines of an invoice and the open amount, for everyone with the link. It contains no customer data.
         */
        get: operations["getPayPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/{token}/intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by a pay link
         * @description Opens the only payment for the booking's open amount; everyone with the link gets the same one. While a payment is being
         *     confirmed, the reply is 409.
         */
        post: operations["openPayIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/{token}/completion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a payment by a pay link
         * @description The payment is verified and recorded. Safe to repeat; the provider's webhook does the same.
         */
        post: operations["completePayIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments and refunds of a booking
         * @description For its owner, with the token of the mailed link, or with a secret key of its partner and the scope `bookings:read`. Oldest first.
         */
        get: operations["getBookingPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/pay-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A link that pays a booking
         * @description For its owner, with the token of the mailed link, or by its partner's secret key. The link is a page that takes what is open by card; earlier ones go on working.
         *     When nothing is open the reply is 409.
         */
        post: operations["createPayLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the payment provider reachable?
         * @description Public outside production; in production, for administrators only.
         */
        get: operations["testStripe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Webhook of the payment provider
         * @description The raw body is signed. Unsigned, altered or more than five minutes off is 400. Repeats have no effect.
         */
        post: operations["receiveStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a test card
         * @description The request of the simulated provider's card form. With a real payment provider this operation does not exist. Only the
         *     published test numbers are accepted.
         */
        post: operations["confirmSimulatedPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/simulator/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the extra step of a test card
         * @description As the cardholder's bank would require it. With a real payment provider this operation does not exist.
         */
        post: operations["answerSimulatedStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of a booking
         * @description Oldest first.
         */
        get: operations["getBookingLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment
         * @description Refunds everything if `amount` is null, otherwise a part in dollars. A full refund makes the booking pending again; a
         *     partial refund leaves it paid. The customer gets a mail. Where nothing can go back to a card, what was received by transfer
         *     waits to be paid out by hand. Send an `Idempotency-Key`: it identifies the refund, even after a
         *     crash.
         */
        post: operations["refundBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record an offline payment
         * @description For example a bank transfer. A payment of the rest makes the booking paid.
         */
        post: operations["recordOfflinePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/pay-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new pay link
         * @description Revokes earlier links. The URL is shown only once.
         */
        post: operations["renewPayLink"];
        /**
         * Revoke a booking's pay links
         * @description Mailed links too.
         */
        delete: operations["revokePayLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/attention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments to check
         * @description Successful payments that could not be booked, and payments of more than their booking costs (`paid-twice`, with the excess
         *     as `amount`), refunds that failed after they were made, and disputes, newest first. Usually there are none.
         */
        get: operations["listPaymentAttention"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/attention/{paymentIntentId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try to book a payment again
         * @description Returns the booking's reference, or null if it still cannot be booked.
         */
        post: operations["retryPaymentAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/attention/{paymentIntentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a payment to check
         * @description Refunds everything; for a booking that was paid twice, only the excess. A payment that has been booked since is 409.
         */
        post: operations["refundPaymentAttention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/matters/{matterId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a failed refund or a lost dispute off the list
         * @description Somebody has looked after it. A dispute that the bank has not decided about is 409: it leaves the list when it is won, and stays
         *     as lost otherwise.
         */
        post: operations["closePaymentMatter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of a cart
         * @description The authoritative figures, with a problem for each line that cannot be booked as sent. Prices, codes and availability never make it fail.
         */
        post: operations["createQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/amendments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What changing what is booked would cost
         * @description Nothing changes. What stays keeps its booked price, what is added costs today's. More people than a tier seats move that unit to
         *     the tier that fits; above 250 the reply is 422, as it is when two changes name one line or one session. Another line,
         *     more units and corrections of the customer are 409 once no session is before the last zone of its policy. For the booking's owner, the bearer of its mailed link, or its partner's secret key.
         */
        post: operations["quoteAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what is booked
         * @description At the difference that the quote says, of the version that it names; when others hold, the reply is 409 with a fresh quote in
         *     `amendment`. What a paid booking costs more is paid first: then the reply is 202, and the change is made once that payment has
         *     succeeded; unpaid it lapses after 24 hours. What it costs less goes back by the booking's policy. The version keeps a request that
         *     is sent twice from changing twice; under one `Idempotency-Key` it is answered as the first time.
         */
        post: operations["amendBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/sessions/{sessionId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move one session
         * @description At the fee that `GET …/changes` shows; when another holds, the reply is 409. With `preferences` the session waits for an agreed time
         *     again and its hosts are freed. With `startsAt` (within three years) and `timezone` an agreed session gets another time at once where
         *     the rules of booking allow that and its hosts are free, else the reply is 409; one without an agreed time takes `preferences` only,
         *     and is 409 with its `state`. The fee of a paid booking is paid first: then the reply is 202.
         */
        post: operations["moveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/sessions/{sessionId}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free times that a session can move to
         * @description As `GET /api/experiences/{id}/free-times`, for whoever may move the session: what it reserves itself is free, at its length and in
         *     its language. Empty where its experience is booked by request, or is sold no longer.
         */
        get: operations["listTimesToMove"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/amendments/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the desk's change would cost
         * @description Nothing changes. `fee` is instead of the policy's.
         */
        post: operations["quoteAdminAmendment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/amendments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what is booked in any booking
         * @description As its customer's own, also in the policy's last zone, with a reason and a fee of the desk's own. Audited.
         */
        post: operations["amendAdminBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bookings/{id}/sessions/{sessionId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move one session of any booking
         * @description As its customer's own, also in the policy's last zone and to a first time, with a reason and a fee of the desk's own. Audited.
         */
        post: operations["moveAdminSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mailed link asks reviews of
         * @description One part for each experience of the booking that was delivered and is still sold. Reading changes nothing, so that a scanner
         *     of mails may open the link. An ended link has no parts; one that names nothing is 404.
         */
        get: operations["getReviewPage"];
        put?: never;
        /**
         * Review experiences of a booking
         * @description All that are sent, or none. A review may be corrected by sending it again until the shop has published or hidden it; then a
         *     changed one is 409. The same once more is the same answer. After the end of the link it is 409.
         */
        post: operations["giveReviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews to read, published or hidden
         * @description Newest first.
         */
        get: operations["listAdminReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a review
         * @description It is on its experience's page when this answers. Audited. The `version` is the one that was read: a review that the customer
         *     has corrected since is 409.
         */
        post: operations["publishReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a review
         * @description Also one that is published. The reason is for the staff. Audited.
         */
        post: operations["hideReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review
         * @description Shown below it once it is published; null takes the answer back. Audited, without its text.
         */
        put: operations["answerReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, second step
         * @description After a login that was 401 with `secondFactor`: a code of the authenticator app, or a recovery code. Either works once.
         */
        post: operations["loginByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a passkey
         * @description After a password for one of that account's passkeys, otherwise for whichever the browser holds. `options` go to `navigator.credentials.get`.
         */
        post: operations["askPasskeyToLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by passkey
         * @description Alone, or as the second step. The question is answered once.
         */
        post: operations["loginByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your second factor
         * @description What is set up, and whether the shop requires one of you.
         */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an authenticator app
         * @description A secret to scan or to type. It counts once its first code is right. A wrong password is 422 on `password`. Where a second factor is there and was not given in this session within ten minutes, it is 403 with `secondFactor`: give one by `/api/login/code` or a passkey, then ask again.
         */
        post: operations["startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the app on
         * @description By its first code. The recovery codes are shown this once.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the app
         * @description With its recovery codes. It is a POST because proxies may drop the body of a DELETE. Where a second factor is there and was not given in this session within ten minutes, it is 403 with `secondFactor`: give one by `/api/login/code` or a passkey, then ask again.
         */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New recovery codes
         * @description In place of the former ones, shown this once. Where a second factor is there and was not given in this session within ten minutes, it is 403 with `secondFactor`: give one by `/api/login/code` or a passkey, then ask again.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a passkey
         * @description `options` go to `navigator.credentials.create`. A wrong password is 422 on `password`. Where a second factor is there and was not given in this session within ten minutes, it is 403 with `secondFactor`: give one by `/api/login/code` or a passkey, then ask again.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description What the browser answered. The question is answered once.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/second-factor/passkeys/{passkeyId}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It is a POST because proxies may drop the body of a DELETE. Where a second factor is there and was not given in this session within ten minutes, it is 403 with `secondFactor`: give one by `/api/login/code` or a passkey, then ask again.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where you are signed in
         * @description This session first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of yours but this one.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description One of your own; this one too.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/sessions/{sessionId}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Propose times for one session
         * @description Up to three, the first preferred most. They replace those of before, and a suggestion that is open ends. Times outside the
         *     rules of booking are 422 and say the rule. An agreed session is 409. Needs the scope `bookings:write` with a secret key.
         */
        put: operations["setSessionPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{id}/sessions/{sessionId}/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a suggested time
         * @description For the booking's owner, the bearer of its mailed link, or its partner's secret key. After the expiry, and when another time
         *     was agreed meanwhile, the reply is 409 with the present `state`.
         */
        post: operations["acceptSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The suggested times of a mailed link
         * @description Reading changes nothing, so that a scanner of mails may open the link. A link that names nothing is 404.
         */
        get: operations["getSuggestion"];
        put?: never;
        /**
         * Agree to a suggested time
         * @description Of two answers one wins; the other is 409 with the agreed `startsAt`. After the expiry it is 409 `This suggestion has
         *     expired.` The same time twice is the same answer. Where the experience is booked at free times, one of these may be taken instead, by
         *     `startsAt` and `timezone`, also after the expiry; one that somebody else has is 409 with other times in `taken`.
         */
        post: operations["answerSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{token}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Free times for the session of a mailed link
         * @description As `GET /api/bookings/{id}/sessions/{sessionId}/free-times`: what is held for its suggested times is free. Empty where its experience
         *     is booked by request, or is sold no longer.
         */
        get: operations["listTimesOfLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{token}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The agreed session for a calendar
         * @description An iCalendar file of the one session, with the id of the mailed invite. As long as no time is agreed the reply is 404.
         */
        get: operations["getSuggestionCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/{token}/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Propose other times instead of the suggested ones
         * @description Also after the expiry. The suggestion ends; the shop is told.
         */
        put: operations["declineSuggestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One session
         * @description With its assignments and its history, newest first.
         */
        get: operations["getAdminSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set join link, place, headcount or notes
         * @description Audited. What is left out stays; null clears.
         */
        patch: operations["changeSession"];
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree on a time, or move an agreed session
         * @description One of the preferred times by its place, or any time. The customer gets a mail with an invite. Reserved hosts move with
         *     the session; when one is not free, the reply is 409 and names the clash in `clash`. Past times, gaps and times more than
         *     three years ahead are 422. With `hostId` that host leads it from now on, in the same step.
         */
        post: operations["agreeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer with other times
         * @description Up to three, until `expiresAt`: five days from now unless said otherwise, one hour at least, 30 days at most. The customer
         *     gets a mail with a link for each. With `holdHosts` the best free host of each time is reserved until then. A suggestion
         *     that is open is replaced, and its links end.
         */
        post: operations["suggestTimes"];
        /**
         * Take suggested times back
         * @description Their links end, and hosts that were reserved for them are free again.
         */
        delete: operations["withdrawSuggestions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a session delivered, or take that back
         * @description Audited. The booking is delivered when every session of it that is not cancelled is.
         */
        post: operations["setSessionDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/texts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text of a page
         * @description About, Contact, Terms or Privacy, as the shop has written it.
         */
        get: operations["getText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is set in the shop
         * @description Brand, selling, money, reminders, free times and texts, each with its version. What nobody has set is as the configuration says. The rules of
         *     booking have an operation of their own.
         */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set name, logo and mail addresses
         * @description Audited. Every page and every later mail follows within a second. Without `replyTo` or `signature` these stay.
         */
        put: operations["setBrand"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail to oneself
         * @description A mail as every mail of the shop is, to the address of the caller's own account. 502 when the mail server does not take it; at most
         *     ten an hour. Audited.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/mail-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A mail as it would arrive
         * @description The test mail with a name, contact address and signature that are not saved yet, as HTML. The logo is the one that is saved. Nothing
         *     is sent.
         */
        get: operations["previewMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set currency, and how amounts are written
         * @description Audited. Another currency only while nothing was sold: prices keep their numbers, and 409 says where decimals would be lost. The locale
         *     may change at any time.
         */
        put: operations["setMoney"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/selling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set seller, tax, bank details and terms
         * @description Audited. Invoices that are issued from now on say it; those that are issued stay as they are.
         */
        put: operations["setSelling"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the days of reminders
         * @description Audited. Customers are mailed as many days before a session, by the session's own clock, and asked for reviews `reviewDays` after
         *     their booking is delivered; null asks nobody. Without `reviewDays` that stays as it is.
         */
        put: operations["setReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set how free times are taken
         * @description Audited. With `paidFirst`, visitors pay for a free time when they take it: what they would pay later is refused at each unit with
         *     `startsAt`. The desk and secret keys of partners are exempt. `partnerUnits` is how many units the server of a partner may hold at once.
         *     What is booked or held stays.
         */
        put: operations["setTimes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the texts of pages
         * @description Audited. Markup is shown as it was written.
         */
        put: operations["setTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What emptying the demo would do
         * @description What of the demo nobody has touched, and what would stay.
         */
        get: operations["getDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/demo/empty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the demo
         * @description For good, in one transaction: everything that came with the demo and that nobody has touched, with its invoices and payments.
         *     What a booking that stays needs stays too. With `touchedToo` also what somebody has touched goes, except bookings that were paid
         *     by card. Audited; nobody is mailed.
         */
        post: operations["emptyDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public settings
         * @description Brand, links, and what the browser needs for payments.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This document
         * @description The contract with this shop's address.
         */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The staff
         * @description Everybody of the staff with role and second factor, who is invited, and whether a second factor is required.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody
         * @description Mails a link that works once, within seven days. 409 when somebody of the staff or another invitation has the address; a customer's account gets the role when it accepts.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an invitation again
         * @description Mails another link, which works for seven days; the former one ends.
         */
        post: operations["sendInvitationAgain"];
        /**
         * Withdraw an invitation
         * @description Its link ends.
         */
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Require a second factor of all staff
         * @description Whoever has none sees nothing of the office until they have one. 409 when the caller has none.
         */
        put: operations["requireSecondFactor"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change role or access
         * @description Every session of that person ends. Of the last owner it is 409.
         */
        patch: operations["changeStaff"];
        trace?: never;
    };
    "/api/admin/staff/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take away a second factor
         * @description For somebody who has lost it. Every session of that person ends.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an invitation offers
         * @description For the bearer of the mailed link.
         */
        get: operations["getInvitation"];
        put?: never;
        /**
         * Accept an invitation
         * @description Makes the account with the invited address and signs in. The link ends. A username that is taken is 409, and so is an address that has an account; an `email` other than the invited one is 422.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitations/{token}/acceptance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with the own account
         * @description Gives the signed-in account the role, if it has the invited address. Its other sessions end, and this one begins anew. 403 with an
         *     account of another address; 409 when the account is of the staff already.
         */
        post: operations["joinStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sessions and hosts of some days
         * @description Every session that is agreed, suggested or delivered in the days, and every active host with what is known of their time.
         *     At most 14 days.
         */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for the desk
         * @description Seven queues, each with its count and its first hundred sessions, the most urgent first. `needsHost` holds also those whose
         *     host has said since that they are away then. Beside them stand the hosts whose own calendars cannot be read.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hosts for a session
         * @description Every active host for the session's time, or for `startsAt`: free ones first, the least loaded of that week first; the
         *     others with each reason. The host's own calendar is advice.
         */
        get: operations["listCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{sessionId}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask or assign a host
         * @description Reserves the host for the agreed time with breaks. A host who is not free is 409 with each reason in `hindrances`; of two
         *     at once one wins. A host who is asked gets a mail. With `instead`, that assignment ends in the same step.
         */
        post: operations["assignHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Free a host of a session
         * @description The host gets a mail, unless the session is over.
         */
        delete: operations["withdrawAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hosts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hosts
         * @description By name, with this week's load and the next session.
         */
        get: operations["listHosts"];
        put?: never;
        /**
         * Add a host
         * @description Audited. The host gets no mail before they are asked, or before a link is sent.
         */
        post: operations["addHost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hosts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One host
         * @description As in the list.
         */
        get: operations["getHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a host, or their activity
         * @description Audited. A host with sessions to come is not deactivated: 409 with the list in `sessions`. A host who becomes inactive
         *     loses their page and their feed.
         */
        patch: operations["changeHost"];
        trace?: never;
    };
    "/api/admin/hosts/{id}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a time away
         * @description Sessions that are assigned already stay; they are in `clashes`.
         */
        post: operations["addAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hosts/{id}/absences/{absenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a time away
         * @description Audited.
         */
        delete: operations["removeAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hosts/{id}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a host the link of their page
         * @description A new link; those of before still work.
         */
        post: operations["sendHostLink"];
        /**
         * End every link of a host
         * @description Their page and their calendar feed end at once.
         */
        delete: operations["revokeHostLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A host's own page
         * @description What they are asked, their sessions with run sheets, and their times away. Of a customer it says the first name and the
         *     company, nothing else. A link that has ended is 404.
         */
        get: operations["getHostPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/{token}/assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a session
         * @description A decline carries a reason and comes back to the desk. An answer to what was withdrawn, moved or answered otherwise
         *     meanwhile is 409.
         */
        post: operations["answerAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/{token}/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say when you are away
         * @description A session in it that the host is asked for or leads comes back to the desk's inbox; its assignment is `withdrawn` with the reason
         *     `absent`. Taking the absence back does not bring it back.
         */
        post: operations["addOwnAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/host/{token}/absences/{absenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an absence back
         * @description Only one that the host has added.
         */
        delete: operations["removeOwnAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop says of tax
         * @description Off until somebody switches it on.
         */
        get: operations["getTax"];
        /**
         * Set tax
         * @description Audited. Tax is on only with a seller and a registration, and, where the shop's currency is not that of the seller's country, with a rate
         *     of exchange; without `exchangeRates` those that are there stay. While it is on, a rate that has begun stays as it is and ends when another of
         *     its country, region and category begins, today at the earliest. What is booked or issued keeps what it said.
         */
        put: operations["setTax"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/rates/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read rates from a file
         * @description Changes nothing: what it answers is sent with the settings. CSV with the columns country, region, category, percent, name, from, text and code,
         *     and `part 1 name`, `part 1 number`, `part 1 percent` of up to three parts. Wrong rows are said by line and column, and then no rate is answered.
         */
        post: operations["readTaxRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/exchange-rates/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read rates of exchange from a file
         * @description Changes nothing: what it answers is sent with the settings. CSV with the columns day, from (without it the shop's currency), to, rate and
         *     source. Wrong rows are said by line and column, and then no rate is answered.
         */
        post: operations["readExchangeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/matters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What tax leaves to somebody
         * @description Bookings whose place in the union has no rate in the settings, so that the seller's was charged, until somebody has looked after them, and
         *     those whose tax number was refused or could not be checked, until somebody has decided; before them a rate of exchange that documents need
         *     and that is older than seven days, or missing, and bookings that were agreed before another rate of their days was set. Newest first, at
         *     most a hundred.
         */
        get: operations["listTaxMatters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/missing-rates/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a booking without a rate of its place off the list
         * @description Somebody has looked after it; audited. 404 where it was taken off before.
         */
        post: operations["closeMissingRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/outdated-rates/{id}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue a booking's documents anew by the rates of its days
         * @description Of a booking, by its id, that was agreed before another rate of its days was set. What is paid stays; net and tax are taken out of it
         *     anew, and its invoice is taken back and issued again. Audited. 409 where it has those rates already, or tax is off.
         */
        post: operations["issueTaxAnew"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/number-checks/{id}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge the tax that was spared for a tax number
         * @description Of a number that was refused or could not be checked. The booking is taxed anew as without the number, at the rates of its days; the
         *     difference is owed, and a new document follows. Audited. 404 where somebody has decided already; 409 where the booking is cancelled, being
         *     changed or paid, or would cost the same.
         */
        post: operations["chargeTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/number-checks/{id}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a booking untaxed although its number was refused
         * @description With a reason, which is kept with the check; audited. 404 where somebody has decided already.
         */
        post: operations["keepTaxNumber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/number-checks/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask once more for a number that was refused or could not be checked
         * @description What was said before is forgotten; audited. 404 where somebody has decided already.
         */
        post: operations["checkTaxNumberAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tax/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What becomes due of tax in a period
         * @description By the day of each document in the shop's zone, credit notes subtracted; or when money comes and goes, over the rates of the booking in
         *     proportion; or when sessions take place, with what was paid before on its own day. Once all is paid and delivered all three are equal.
         *     At most 400 days. `as=csv` and `as=pdf` answer a file; a PDF has at most 1,000 rows.
         */
        get: operations["reportTax"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "booking.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was placed
         * @description Signed by the Standard Webhooks conventions. A booking was placed.
         */
        post: operations["onBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The shop has confirmed a booking, or its sessions have
         * @description Signed by the Standard Webhooks conventions. The shop has confirmed a booking, or its sessions have.
         */
        post: operations["onBookingConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.unconfirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A confirmed booking is open again, by the desk or because a session was opened or added
         * @description Signed by the Standard Webhooks conventions. A confirmed booking is open again, by the desk or because a session was opened or added.
         */
        post: operations["onBookingUnconfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dates of a booking have changed
         * @description Signed by the Standard Webhooks conventions. Dates of a booking have changed.
         */
        post: operations["onBookingRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.amended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People, rooms, sessions or add-ons of a booking have changed
         * @description Signed by the Standard Webhooks conventions. People, rooms, sessions or add-ons of a booking have changed.
         */
        post: operations["onBookingAmended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was cancelled or deleted
         * @description Signed by the Standard Webhooks conventions. A booking was cancelled or deleted.
         */
        post: operations["onBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking is paid in full
         * @description Signed by the Standard Webhooks conventions. A booking is paid in full.
         */
        post: operations["onBookingPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "booking.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Money was given back
         * @description Signed by the Standard Webhooks conventions. Money was given back.
         */
        post: operations["onBookingRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.agreed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session has its time
         * @description Signed by the Standard Webhooks conventions. A session has its time.
         */
        post: operations["onSessionAgreed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session has another time
         * @description Signed by the Standard Webhooks conventions. A session has another time.
         */
        post: operations["onSessionMoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session does not take place
         * @description Signed by the Standard Webhooks conventions. A session does not take place.
         */
        post: operations["onSessionCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "session.delivered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A session has taken place
         * @description Signed by the Standard Webhooks conventions. A session has taken place.
         */
        post: operations["onSessionDelivered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description The size of an experience: up to 50, 99, 150 and 250 seats.
         * @enum {string}
         */
        Tier: "starter" | "elevated" | "premium" | "ultimate";
        /**
         * @description An amount of the shop's currency, with at most its decimals; of a currency with three, in steps of 0.010.
         * @example 1190
         */
        Amount: number;
        /**
         * @description What amounts are in, ISO 4217. A shop has one currency.
         * @example USD
         */
        Currency: string;
        /**
         * @description A calendar day, `YYYY-MM-DD`.
         * @example 2027-03-19
         */
        Day: string | null;
        /**
         * @description EST, CST, MST, PST, EDT, CDT, MDT, PDT or UTC, which are fixed offsets, or a name of the IANA time zone database, such as
         *     `Europe/Berlin`. A time that happens twice on its day is the first; one that does not exist is refused.
         * @example EST
         * @example Europe/Berlin
         */
        Zone: string | null;
        /** @description The tentative date and time of one unit. Every part may be null. */
        Slot: {
            date: components["schemas"]["Day"];
            /**
             * @description Free text as entered.
             * @example 2:30
             */
            time: string | null;
            /** @enum {string|null} */
            meridiem: "AM" | "PM" | null;
            zone: components["schemas"]["Zone"];
            /**
             * Format: date-time
             * @description Of an agreed session: the instant that this is.
             */
            startsAt?: string | null;
            /** @description Of an agreed session: its clocks from UTC then, such as `+01:00`. */
            offset?: string;
        };
        CategoryRef: {
            /** Format: int32 */
            id: number;
            name: string;
            slug: string;
            /**
             * Format: int32
             * @description From 1 to n.
             */
            order: number;
        };
        /**
         * @example {
         *       "slug": "trivia-and-games",
         *       "name": "Trivia & Games",
         *       "id": 1,
         *       "order": 1,
         *       "experienceCount": 7,
         *       "version": 1
         *     }
         */
        Category: {
            /** Format: int32 */
            id: number;
            slug: string;
            name: string;
            /**
             * Format: int32
             * @description From 1 to n.
             */
            order: number;
            /**
             * Format: int32
             * @description The number of its experiences.
             */
            experienceCount: number;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
         *       "slug": "the-harlem-jazz-hour",
         *       "title": "The Harlem Jazz Hour",
         *       "description": "A working trumpeter and a music historian take your team from rent parties to the Savoy, one record at a time.",
         *       "duration": "60 min",
         *       "imageUrl": "/uploads/demo/jazz-card-772.webp",
         *       "coverImageUrl": "/uploads/demo/jazz-cover-1600.webp",
         *       "videoUrl": null,
         *       "inclusions": "A professional trumpeter live, Music historian as co-host",
         *       "theme": "Black History Month",
         *       "year": 2026,
         *       "match": 97,
         *       "featured": true,
         *       "isNew": true,
         *       "published": true,
         *       "starterPrice": 1190,
         *       "elevatedPrice": 1450,
         *       "premiumPrice": 1700,
         *       "ultimatePrice": 1950,
         *       "bookingMode": "request",
         *       "startGrid": 30,
         *       "horizonDays": 90,
         *       "leastNoticeHours": 24,
         *       "taxCategory": "standard",
         *       "venueCountry": null,
         *       "venueRegion": null,
         *       "isOpenToOthers": false,
         *       "id": 1,
         *       "categoryId": 2,
         *       "categories": [
         *         {
         *           "id": 2,
         *           "name": "Heritage & Celebrations",
         *           "slug": "heritage-and-celebrations",
         *           "order": 2
         *         }
         *       ],
         *       "bookingRules": null,
         *       "policy": null,
         *       "minutes": 60,
         *       "inclusionsList": [
         *         "A professional trumpeter live",
         *         "Music historian as co-host"
         *       ],
         *       "images": {
         *         "card": "https://shop.example/uploads/demo/jazz-card-772.webp",
         *         "cover": "https://shop.example/uploads/demo/jazz-cover-1600.webp"
         *       },
         *       "version": 1
         *     }
         */
        Experience: {
            /** Format: int32 */
            id: number;
            slug: string;
            title: string;
            description: string;
            /** @description Free text such as `30 min`, `1 hour`, `90 min`. */
            duration: string;
            /** @description Card image, 386×482. */
            imageUrl: string;
            /** @description Wide image of the detail page. */
            coverImageUrl: string | null;
            /** @description URL of an embeddable preview. */
            videoUrl: string | null;
            /** @description What is included, as a comma-separated list. */
            inclusions: string;
            theme: string | null;
            /** Format: int32 */
            year: number;
            /** Format: int32 */
            match: number;
            featured: boolean;
            isNew: boolean;
            /** @description False for a draft that only the staff see. */
            published: boolean;
            starterPrice: components["schemas"]["Amount"];
            elevatedPrice: components["schemas"]["Amount"];
            premiumPrice: components["schemas"]["Amount"];
            ultimatePrice: components["schemas"]["Amount"];
            /**
             * @description By `request`, with times that are wished for; `instant`, at a free time that is chosen; or `both`.
             * @enum {string}
             */
            bookingMode: "request" | "instant" | "both";
            /**
             * Format: int32
             * @description Minutes between the starts that are offered, counted from midnight by the clocks of the shop.
             */
            startGrid: number;
            /**
             * Format: int32
             * @description How many days after today free times are offered.
             */
            horizonDays: number;
            /**
             * Format: int32
             * @description Hours from booking to the start of a free time; the rules of booking hold where they ask for more.
             */
            leastNoticeHours: number;
            /**
             * @description Which of a country’s rates it has, where the shop says tax.
             * @enum {string}
             */
            taxCategory: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
            /** @description ISO 3166-1, where it takes place at a venue; null where it takes place online. */
            venueCountry: string | null;
            /** @description ISO 3166-2, such as `CA-QC`, of a venue. */
            venueRegion: string | null;
            /** @description Of a venue: its place decides the tax, also of a business. */
            isOpenToOthers: boolean;
            /**
             * Format: int32
             * @description Its first category by order.
             */
            categoryId: number | null;
            categories: components["schemas"]["CategoryRef"][];
            bookingRules: components["schemas"]["ExperienceRules"];
            policy: components["schemas"]["ExperiencePolicy"];
            /**
             * Format: int32
             * @description What `duration` says, in minutes; null where it says none.
             */
            minutes: number | null;
            /** @description What `inclusions` lists. */
            inclusionsList: string[];
            /** @description The addresses of the pictures in full. */
            images: {
                card: string;
                cover: string | null;
            };
            /** Format: int32 */
            version: number;
        };
        CalendarFeed: {
            /** @description Shown once; whoever has it may read the calendar. */
            url: string;
        };
        /** @description What a change costs while a session is at least so far away. */
        PolicyZone: {
            /**
             * Format: int32
             * @description Hours before the start, included.
             */
            fromHours: number;
            /**
             * Format: int32
             * @description Of the session's price.
             */
            refundPercent: number;
            /**
             * Format: int32
             * @description Of the session's price; null where customers may not move it online.
             */
            movePercent: number | null;
        };
        PolicyStep: {
            /** @example 7 days or more before a session */
            when: string;
            /** @example Everything back. Moving is free. */
            what: string;
        };
        /**
         * @description What changes cost, in words, from the furthest ahead to the last. Where lines have several policies, all of them stand here one after
         *     another, and each step begins with what it is for; `policies` has them apart.
         */
        PolicyWords: components["schemas"]["PolicyStep"][];
        /** @description What changes of each line cost; lines with the same policy share it. */
        LinePolicies: {
            /** @description What it holds for. One that is under several policies says which line is meant, from 1. */
            titles: string[];
            words: components["schemas"]["PolicyWords"];
        }[];
        /** @description What changes cost unless an experience has a policy of its own. */
        ShopPolicy: {
            zones: components["schemas"]["PolicyZone"][];
            words: components["schemas"]["PolicyWords"];
        };
        /** @description Its own policy; null follows the shop's. */
        ExperiencePolicy: {
            zones: components["schemas"]["PolicyZone"][];
            words: components["schemas"]["PolicyWords"];
        } | null;
        Policy: {
            zones: components["schemas"]["PolicyZone"][];
            words: components["schemas"]["PolicyWords"];
            /**
             * Format: int32
             * @description 0 while nobody has set it.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
            /** @description Experiences that have a policy of their own. */
            exceptions: {
                /** Format: int32 */
                id: number;
                slug: string;
                title: string;
            }[];
        };
        /** @description What one change costs now. */
        Choice: {
            allowed: boolean;
            /** @description Why not; null when it is allowed. */
            reason: string | null;
            fee: components["schemas"]["Amount"];
            refund: components["schemas"]["Amount"];
            owed: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description When these figures end; null where they do not.
             */
            until: string | null;
            /** @description What else follows, such as a code that no longer counts. */
            note: string | null;
        };
        /** @description What cancelling and moving costs now. `owed` is what the booking costs afterwards. */
        BookingChanges: {
            /** Format: int32 */
            version: number;
            policy: components["schemas"]["PolicyWords"];
            policies: components["schemas"]["LinePolicies"];
            booking: components["schemas"]["Choice"];
            sessions: {
                sessionId: string;
                cancel: components["schemas"]["Choice"];
                move: components["schemas"]["Choice"];
            }[];
        };
        /** @description A booking that is not paid, and the free times to come that it has taken. */
        UnpaidTimes: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            bookingId: number;
            bookingReference: string;
            customerName: string;
            companyName: string | null;
            email: string;
            totalPrice: components["schemas"]["Amount"];
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
            sessions: {
                sessionId: string;
                title: string | null;
                /** Format: date-time */
                startsAt: string;
                zone: components["schemas"]["Zone"];
                hostName: string | null;
            }[];
        };
        /** @description A refund of money that came by transfer. Somebody has to pay it out. */
        Payout: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            id: number;
            /** Format: date-time */
            at: string;
            amount: components["schemas"]["Amount"];
            /** Format: int32 */
            bookingId: number | null;
            /** @description Null when the booking is deleted. */
            bookingReference: string | null;
            /** @description Null when the booking is deleted. */
            customerName: string | null;
            companyName: string | null;
            email: string | null;
            /** @description Of a deleted booking: its reference and customer, until it is paid out. */
            note: string | null;
        };
        /** @description How a unit is sold; null where it is not. */
        AmendedUnitSaid: {
            tier: components["schemas"]["Tier"];
            price: components["schemas"]["Amount"];
            /** Format: int32 */
            headcount: number | null;
        } | null;
        /** @description What a change of what is booked would cost now, unit by unit. */
        AmendmentQuote: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            version: number;
            /** @description Of the booking as it would be. */
            tax: components["schemas"]["Tax"];
            lines: {
                /** @description Null for a unit that is added. */
                sessionId: string | null;
                title: string;
                before: components["schemas"]["AmendedUnitSaid"];
                after: components["schemas"]["AmendedUnitSaid"];
                words: string;
            }[];
            subtotal: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            fees: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            /** @description What is owed more; below zero where it is less. */
            difference: number;
            refund: components["schemas"]["Amount"];
            /** @description What else follows, such as a code that falls away. */
            notes: string[];
        };
        /** @description What is to be paid before the change is made; null when it is made. */
        ChangePayment: {
            currency: components["schemas"]["Currency"];
            amount: components["schemas"]["Amount"];
            clientSecret: string;
            intentId: string;
            /** @description Where it can be paid and is reported as paid. */
            payUrl: string;
            /** Format: date-time */
            expiresAt: string;
        } | null;
        RebookedBooking: {
            booking: components["schemas"]["Booking"];
            payment: components["schemas"]["ChangePayment"];
        };
        /** @description When and at what price it was cancelled; null when it was not. */
        Cancellation: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "customer" | "shop";
            reason: string | null;
            fee: components["schemas"]["Amount"];
            refund: components["schemas"]["Amount"];
        } | null;
        /** @description What a change has cost. */
        BookingFee: {
            /** @enum {string} */
            kind: "cancellation" | "move" | "amendment";
            amount: components["schemas"]["Amount"];
            reason: string;
            /** @description Of the session that it was for. */
            sessionId: string | null;
            /** Format: date-time */
            at: string;
        };
        DaySpan: {
            /**
             * Format: int32
             * @description Monday is 1.
             */
            weekday: number;
            /**
             * Format: int32
             * @description Minutes after midnight.
             */
            from: number;
            /**
             * Format: int32
             * @description Minutes after midnight, excluded.
             */
            to: number;
        };
        BookingRules: {
            /** Format: int32 */
            noticeHours: number;
            zone: components["schemas"]["Zone"];
            /** @description Bookable hours; null is any time. */
            hours: components["schemas"]["DaySpan"][] | null;
            blackoutDays: components["schemas"]["Day"][];
            /** @description The rules in words; null when there are none. */
            words: string | null;
            /**
             * Format: int32
             * @description 0 while nobody has set them.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /** @description What the shop is called, and who writes its mails. */
        BrandSettings: {
            name: string;
            /** @description Shown on pages; what happens is told to this address. */
            mail: string;
            senderName: string;
            senderAddress: string;
            /** @description Where answers to mails go; null is the sender. */
            replyTo: string | null;
            /** @description Below every mail, of several lines; blank is none. */
            signature: string;
            /** @description An uploaded picture; null shows the name. */
            logo: string | null;
            /**
             * Format: int32
             * @description 0 while the configuration holds.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /**
         * @example {
         *       "subject": "A test mail of Wondercast",
         *       "html": "<!doctype html>…"
         *     }
         */
        MailPreview: {
            subject: string;
            /** @description The whole document; it loads nothing. */
            html: string;
        };
        /**
         * @example {
         *       "address": "mara@wondercast.example"
         *     }
         */
        TestMail: {
            /** @description Where it was sent. */
            address: string;
        };
        /** @description Who changed it last; null while nobody has. */
        LastChange: {
            /** @description A username. */
            by: string;
            /** Format: date-time */
            at: string;
        } | null;
        /** @description What invoices say of the shop. */
        SellingSettings: {
            sellerName: string;
            /** @description Lines. */
            sellerAddress: string;
            sellerTaxId: string | null;
            sellerEmail: string;
            sellerPhone: string | null;
            sellerWebsite: string;
            /** @description Contained in every price, with at most four decimals; 20 is 20 %. */
            taxPercent: number;
            /** @description null is the seller. */
            bankHolder: string | null;
            bankName: string | null;
            /** @description Without spaces. */
            iban: string | null;
            bic: string | null;
            /** Format: int32 */
            daysToPay: number;
            invoicePrefix: string;
            /**
             * Format: int32
             * @description 0 while the configuration holds.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        ReminderSettings: {
            /**
             * Format: int32
             * @description Days after the delivery of a booking until its customer is asked for reviews; null asks nobody.
             */
            reviewDays: number | null;
            /** @description Days before a session. */
            days: number[];
            /**
             * Format: int32
             * @description 0 while nobody has set them.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /**
         * @description What prices are in, and how amounts are written.
         * @example {
         *       "currency": "USD",
         *       "locale": "en-US",
         *       "isFixed": true,
         *       "version": 1,
         *       "changed": null
         *     }
         */
        MoneySettings: {
            currency: components["schemas"]["Currency"];
            /** @description Of amounts alone, such as de-DE; words and dates do not follow it. */
            locale: string;
            /** @description Whether something was sold, so that the currency stays. */
            isFixed: boolean;
            /**
             * Format: int32
             * @description 0 while nobody has set them.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /**
         * @description How amounts are read and written, so that no client needs tables of currencies and locales.
         * @example {
         *       "code": "USD",
         *       "digits": 2,
         *       "scale": 1,
         *       "symbol": "$",
         *       "positive": "$#",
         *       "negative": "-$#",
         *       "group": ",",
         *       "groups": "\\B(?=(\\d{3})+$)",
         *       "decimal": "."
         *     }
         */
        MoneyStyle: {
            code: components["schemas"]["Currency"];
            /**
             * Format: int32
             * @description Decimals of an amount.
             */
            digits: number;
            /**
             * Format: int32
             * @description About how many units a dollar is worth, as a power of ten.
             */
            scale: number;
            symbol: string;
            /** @description Where the number stands, such as `$#`. */
            positive: string;
            negative: string;
            /** @description Between groups of digits. */
            group: string;
            /** @description Where groups begin; a regular expression of JavaScript. */
            groups: string;
            decimal: string;
        };
        TimesSettings: {
            /** @description Whether visitors pay for a free time when they take it. */
            paidFirst: boolean;
            /**
             * Format: int32
             * @description Units that the server of a partner may hold at once.
             */
            partnerUnits: number;
            /**
             * Format: int32
             * @description 0 while nobody has set them.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /**
         * @description Texts of pages. A line after `# ` is the title, one after `## ` begins a section, empty lines part paragraphs; `{shop}` and
         *     `{mail}` stand for name and address of the shop.
         */
        TextSettings: {
            about: string;
            contact: string;
            terms: string;
            privacy: string;
            /**
             * Format: int32
             * @description 0 while nobody has set them.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        ShopSettings: {
            brand: components["schemas"]["BrandSettings"];
            selling: components["schemas"]["SellingSettings"];
            money: components["schemas"]["MoneySettings"];
            reminders: components["schemas"]["ReminderSettings"];
            times: components["schemas"]["TimesSettings"];
            texts: components["schemas"]["TextSettings"];
        };
        /** @description What the shop says of tax. */
        TaxSettings: {
            isOn: boolean;
            /** @description Where the seller is; null while nobody has said. */
            seller: {
                name: string;
                lines: string[];
                postalCode: string;
                city: string;
                /** @description ISO 3166-1. */
                country: string;
                /** @description ISO 3166-2, such as CA-QC. */
                region: string | null;
            } | null;
            /** @description Under which the seller owes tax. */
            registrations: {
                /** @description ISO 3166-1. */
                country: string;
                /** @description Of VAT or of the tax office. */
                number: string;
            }[];
            /**
             * @description Whether prices contain tax.
             * @enum {string}
             */
            entered: "gross" | "net";
            /** @description Of each rate, whether something is booked on its days. Such a one stays as it is while tax is on. */
            ratesInUse: boolean[];
            rates: components["schemas"]["TaxRate"][];
            /**
             * @description Whose place decides; `preset` is as the union's law says.
             * @enum {string}
             */
            place: "preset" | "seller" | "customer";
            /** @description What a cancellation or a reduction withholds has no tax. */
            isWithheldOutside: boolean;
            /** @description Tax numbers are checked with VIES or HMRC where they make a difference. */
            checksNumbers: boolean;
            /** @description Of the shop's currency to that of the seller's country, where they differ; the newest first. */
            exchangeRates: components["schemas"]["ExchangeRate"][];
            /**
             * Format: int32
             * @description 0 while nobody has set it.
             */
            version: number;
            changed: components["schemas"]["LastChange"];
        };
        /** @description What one of a currency came to in another on a day. */
        ExchangeRate: {
            day: components["schemas"]["Day"];
            /**
             * @description ISO 4217; the shop's currency.
             * @example EUR
             */
            from: string;
            /**
             * @description ISO 4217; that of the seller's country.
             * @example PLN
             */
            to: string;
            /**
             * @description With at most eight decimals.
             * @example 4.3421
             */
            rate: number;
            /**
             * @description Who says so.
             * @example NBP
             */
            source: string;
        };
        /** @description A rate from a day on, until another of its country, region and category begins. */
        TaxRate: {
            /** @description ISO 3166-1. */
            country: string;
            /** @description ISO 3166-2; null where no other region's holds. */
            region: string | null;
            /** @enum {string} */
            category: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
            /** @description With at most four decimals; 0 for zero and exempt. */
            percent: number;
            /** @description As documents call it. */
            name: string;
            from: components["schemas"]["Day"];
            /** @description Taxes of their own that add up to the rate; empty where it is one. */
            parts: {
                name: string;
                /** @description Under which the seller owes it. */
                number: string | null;
                percent: number;
            }[];
            /** @description Why it is exempt. */
            text: string | null;
            /**
             * @description The same of the list VATEX (BT-121); null where nobody has chosen it.
             * @example VATEX-EU-132-1N
             */
            code: string | null;
        };
        /** @description The text of a page. All of it is plain text. */
        PageText: {
            title: string;
            /** @description Paragraphs before the first section. */
            intro: string[];
            sections: {
                title: string;
                paragraphs: string[];
            }[];
        };
        /** @description Its own rules of booking; null follows the shop's. */
        ExperienceRules: {
            /** Format: int32 */
            noticeHours: number;
            zone: components["schemas"]["Zone"];
            /** @description Bookable hours; null is any time. */
            hours: components["schemas"]["DaySpan"][] | null;
            blackoutDays: components["schemas"]["Day"][];
            /** @description The rules in words; null when there are none. */
            words: string | null;
        } | null;
        /**
         * @description The fields of an experience that a card shows.
         * @example {
         *       "slug": "the-harlem-jazz-hour",
         *       "title": "The Harlem Jazz Hour",
         *       "duration": "60 min",
         *       "imageUrl": "/uploads/demo/jazz-card-772.webp",
         *       "isNew": true,
         *       "starterPrice": 1190,
         *       "id": 1
         *     }
         */
        ExperienceCard: {
            /** Format: int32 */
            id: number;
            slug: string;
            title: string;
            /** @description Free text such as `30 min`, `1 hour`, `90 min`. */
            duration: string;
            /** @description Card image, 386×482. */
            imageUrl: string;
            isNew: boolean;
            starterPrice: components["schemas"]["Amount"];
        };
        /** @description How an experience fits the people that were named. */
        Fit: {
            tier: components["schemas"]["Tier"];
            total: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description The first free time on the days that were named; null is a time on request.
             */
            firstFree: string | null;
        };
        FittingExperience: components["schemas"]["Experience"] & {
            fit: components["schemas"]["Fit"];
        };
        FittingCard: components["schemas"]["ExperienceCard"] & {
            fit: components["schemas"]["Fit"];
        };
        /** @description A search, and how many experiences it finds. */
        NearSearch: {
            /** @description Empty where only filters are in force. */
            search: string;
            category: string | null;
            /** @enum {string|null} */
            duration: "30min" | "1hour" | "90min" | null;
            /** @enum {string|null} */
            price: "0-500" | "501-1000" | "1001-2000" | "2001-5000" | "5001-10000" | null;
            /** Format: int32 */
            count: number;
        };
        Review: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            experienceId: number;
            username: string;
            userImage: string | null;
            /** Format: int32 */
            rating: number;
            /** @description Plain text; empty where only stars were given. */
            comment: string;
            /** @description The reviewer's, if they want it shown. */
            company: string | null;
            /** @description The shop's answer. */
            answer: string | null;
            /** Format: date-time */
            writtenAt: string | null;
        };
        /** @description Published reviews of an experience with their figures. */
        ExperienceReviews: {
            /** @description Of all of them, with two decimals; null where there is none. */
            average: number | null;
            /**
             * Format: int32
             * @description Of all of them.
             */
            count: number;
            reviews: components["schemas"]["Review"][];
        };
        /** @description One experience to review. */
        ReviewPart: {
            /** Format: int32 */
            experienceId: number;
            title: string;
            imageUrl: string | null;
            /** @description What was said of it already. */
            review: {
                /** Format: int32 */
                rating: number;
                text: string;
                /** @description The name that is shown. */
                name: string;
                company: string | null;
                /**
                 * @description It may be corrected while it waits.
                 * @enum {string}
                 */
                state: "waiting" | "published" | "closed";
            } | null;
        };
        /** @description What a mailed link to the reviews of a booking shows. It says nothing of prices or contacts. */
        ReviewPage: {
            shopName: string;
            /** @description The customer's. */
            firstName: string;
            companyName: string | null;
            /** Format: date-time */
            endsAt: string;
            ended: boolean;
            parts: components["schemas"]["ReviewPart"][];
        };
        AdminReview: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            rating: number;
            text: string;
            /** @description The name that is shown. */
            name: string;
            company: string | null;
            /** @description Why it is hidden. */
            reason: string | null;
            /** @description The shop's answer. */
            answer: string | null;
            /** Format: int32 */
            bookingId: number;
            bookingReference: string;
            /** Format: int32 */
            experienceId: number;
            /** @description The experience's, as it was when booked. */
            title: string;
            /** @enum {string} */
            state: "waiting" | "published" | "hidden";
            /** Format: date-time */
            givenAt: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
         *       "name": "Tasting kit by post",
         *       "description": "Praline, sweet tea and a printed programme to every door.",
         *       "price": 189,
         *       "question": null,
         *       "needsPhone": false,
         *       "taxCategory": null,
         *       "isActive": true,
         *       "id": 1
         *     }
         */
        AddOn: {
            /** Format: int32 */
            id: number;
            name: string;
            description: string;
            price: components["schemas"]["Amount"];
            /** @description What checkout asks of whoever buys it, such as what shall be engraved; null where nothing is to be known. */
            question: string | null;
            /** @description Whether checkout asks for a phone number, as couriers do. */
            needsPhone: boolean;
            /** @description null where it has that of its experience. */
            taxCategory: string | null;
            isActive: boolean;
        };
        AdminAddOn: components["schemas"]["AddOn"] & {
            experiences: {
                /** Format: int32 */
                id: number;
                title: string;
            }[];
            experienceIds: number[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: int32 */
            version: number;
        };
        DemoCounts: {
            /** Format: int32 */
            bookings: number;
            /** Format: int32 */
            sessions: number;
            /** Format: int32 */
            companies: number;
            /** Format: int32 */
            hosts: number;
            /** Format: int32 */
            experiences: number;
            /** Format: int32 */
            categories: number;
            /** Format: int32 */
            addOns: number;
            /** Format: int32 */
            discountCodes: number;
            /** Format: int32 */
            logos: number;
            /** Format: int32 */
            invoices: number;
            /** Format: int32 */
            reviews: number;
        };
        DemoStanding: {
            goes: components["schemas"]["DemoCounts"];
            stays: components["schemas"]["DemoCounts"];
            /** @description Of what stays, what goes with `touchedToo`. */
            touched: components["schemas"]["DemoCounts"];
        };
        Demo: {
            /** @description null in a shop without a demo. */
            standing: components["schemas"]["DemoStanding"] | null;
        };
        ImportCounts: {
            /** Format: int32 */
            created: number;
            /** Format: int32 */
            updated: number;
            /**
             * Format: int32
             * @description Records that the file leaves as they are.
             */
            same: number;
        };
        ImportPreview: components["schemas"]["ImportCounts"] & {
            /** @enum {string} */
            kind: "experiences" | "categories" | "add-ons";
            /**
             * Format: int32
             * @description The version of the catalogue that this is a preview of.
             */
            version: number;
            rows: {
                /**
                 * Format: int32
                 * @description From 1; in JSON, the number of the record.
                 */
                line: number;
                /** @description A slug; of an add-on its id. */
                key: string;
                name: string;
                /** @enum {string} */
                change: "create" | "update" | "same";
                fields: {
                    field: string;
                    before: string | null;
                    after: string | null;
                    /** @description Whether `after` is an image that is fetched first; the record refers to the shop's copy. */
                    fetches: boolean;
                }[];
            }[];
            /**
             * Format: int32
             * @description Rows that stay behind because they are wrong, with `onlyGood`; then `errors` says why, and the others can be imported.
             */
            leftOutRows: number;
            /**
             * Format: int32
             * @description Images that are fetched from other servers, each address once.
             */
            picturesToFetch: number;
            /** @description The first 200 by line. */
            errors: {
                /** Format: int32 */
                line: number;
                /** @description The column; empty for the line as a whole. */
                field: string;
                message: string;
            }[];
            /**
             * Format: int32
             * @description How many were found; with 200 or more, the file was looked at no further.
             */
            errorCount: number;
        };
        /**
         * @example {
         *       "fetched": 40,
         *       "errors": [],
         *       "next": 40
         *     }
         */
        FetchedImportImages: {
            /**
             * Format: int32
             * @description Images that the shop keeps now.
             */
            fetched: number;
            errors: {
                /** Format: int32 */
                line: number;
                /** @description The column. */
                field: string;
                message: string;
            }[];
            /**
             * Format: int32
             * @description Where the next request begins; null when every image was asked for.
             */
            next: number | null;
        };
        /**
         * @example {
         *       "enabled": true,
         *       "logos": [
         *         {
         *           "id": 1,
         *           "name": "Norvane",
         *           "imageUrl": "/uploads/demo/logos/norvane.svg",
         *           "linkUrl": "https://norvane.example",
         *           "scale": 1
         *         }
         *       ]
         *     }
         */
        LogoStrip: {
            enabled: boolean;
            logos: {
                /** Format: int32 */
                id: number;
                name: string;
                imageUrl: string;
                linkUrl: string | null;
                /** @description Display size relative to the strip's height. */
                scale: number;
            }[];
        };
        /**
         * @example {
         *       "enabled": true,
         *       "logos": [
         *         {
         *           "id": 1,
         *           "imageUrl": "/uploads/demo/logos/norvane.svg",
         *           "altText": "Norvane",
         *           "order": 1,
         *           "linkUrl": "https://norvane.example",
         *           "scale": 1,
         *           "isActive": true
         *         }
         *       ]
         *     }
         */
        LogoCarousel: {
            enabled: boolean;
            logos: {
                /** Format: int32 */
                id: number;
                imageUrl: string;
                /** @description Taken from the logo's name. */
                altText: string;
                /** Format: int32 */
                order: number;
                linkUrl: string | null;
                /** @description Display size relative to the strip's height. */
                scale: number;
                /** @description True when the strip shows it. */
                isActive: boolean;
            }[];
        };
        /**
         * @example {
         *       "name": "Northlight Travel",
         *       "commission": 12.5,
         *       "id": 1,
         *       "createdAt": "2026-11-21T09:30:00.000Z",
         *       "version": 1
         *     }
         */
        Partner: {
            /** Format: int32 */
            id: number;
            name: string;
            /** @description Percent of what is paid. Bookings keep what it was when they were placed. */
            commission: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
        };
        PartnerPerson: {
            /** Format: int32 */
            id: number;
            username: string;
            fullName: string | null;
            email: string | null;
        };
        PartnerInvitation: {
            /** Format: int32 */
            id: number;
            email: string;
            invitedBy: string;
            /** Format: date-time */
            expiresAt: string;
        };
        PartnerPeople: {
            people: components["schemas"]["PartnerPerson"][];
            invitations: components["schemas"]["PartnerInvitation"][];
        };
        OwnPartner: {
            /** Format: int32 */
            id: number;
            name: string;
            people: components["schemas"]["PartnerPerson"][];
            invitations: components["schemas"]["PartnerInvitation"][];
            testMail: components["schemas"]["PartnerTestMail"];
        };
        PartnerTestMail: {
            /** Format: int32 */
            partnerId: number;
            address: string | null;
            /** @description Whether somebody has opened the link that was mailed to it. */
            confirmed: boolean;
        };
        TestData: {
            /** @description Whether this process has opened it; the first test call does. */
            open: boolean;
            /** @description Why there is none. */
            problem: string | null;
            mails: components["schemas"]["PartnerTestMail"][];
        };
        WebhookExamples: {
            /**
             * Format: int32
             * @description How many webhooks are told.
             */
            webhooks: number;
        };
        EmptiedTestData: {
            /**
             * Format: int32
             * @description How many were forgotten.
             */
            bookings: number;
        };
        PartnerKey: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            partnerId: number;
            /** @enum {string} */
            kind: "publishable" | "secret";
            mode: components["schemas"]["KeyMode"];
            /** @description A name for people. */
            label: string;
            /** @description Its first characters, to identify the key. */
            hint: string;
            /**
             * @description `expiring`: another key has replaced it, and it works until `expiresAt`.
             * @enum {string}
             */
            status: "live" | "expiring" | "expired" | "revoked";
            /** @description Origins of the pages that may use a publishable key. */
            origins: string[];
            /** @description What a secret key may do. */
            scopes: ("bookings:write" | "bookings:read" | "statement:read")[];
            /**
             * Format: int32
             * @description Requests per minute.
             */
            ratePerMinute: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description At most about a minute late.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** Format: int32 */
            version: number;
        };
        /**
         * @description `test`: of the test shop, whose bookings are nobody's money and nobody's evening.
         * @enum {string}
         */
        KeyMode: "live" | "test";
        CutPartnerKey: components["schemas"]["PartnerKey"] & {
            /** @description The key itself. It is shown only once. */
            key: string;
        };
        Webhook: {
            /** Format: int32 */
            id: number;
            /**
             * Format: int32
             * @description The partner whose bookings it receives; null receives all.
             */
            partnerId: number | null;
            mode: components["schemas"]["KeyMode"];
            url: string;
            description: string;
            events: components["schemas"]["WebhookEvent"][];
            enabled: boolean;
            /**
             * Format: date-time
             * @description Until then, messages are also signed with the replaced secret.
             */
            overlapUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
        };
        /** @enum {string} */
        WebhookEvent: "booking.created" | "booking.confirmed" | "booking.unconfirmed" | "booking.rescheduled" | "booking.amended" | "booking.cancelled" | "booking.paid" | "booking.refunded" | "session.agreed" | "session.moved" | "session.cancelled" | "session.delivered";
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            /** @description Signs messages; starts with `whsec_`. It is shown only once. */
            secret: string;
        };
        WebhookDelivery: {
            /** @description Sent as `webhook-id`. */
            id: string;
            /** Format: int32 */
            webhookId: number;
            event: components["schemas"]["WebhookEvent"];
            /** Format: int32 */
            bookingId: number;
            bookingReference: string;
            /** @description The text that is signed and sent. */
            body: string;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            nextAttemptAt: string | null;
            /** @description Oldest first. */
            attempts: {
                /** Format: date-time */
                at: string;
                /**
                 * Format: int32
                 * @description HTTP status of the response; null without a response.
                 */
                status: number | null;
                /** @description Why the attempt failed. */
                error: string | null;
                /** Format: int32 */
                ms: number;
            }[];
        };
        /** @description Each may be below zero. */
        StatementSums: {
            /**
             * Format: int32
             * @description Placed, less those that were deleted.
             */
            bookings: number;
            gross: components["schemas"]["Amount"];
            paid: components["schemas"]["Amount"];
            refunds: components["schemas"]["Amount"];
            commission: components["schemas"]["Amount"];
        };
        /**
         * @example {
         *       "currency": "USD",
         *       "partner": "Northlight Travel",
         *       "bookings": 1,
         *       "gross": 1450,
         *       "paid": 1450,
         *       "refunds": 0,
         *       "commission": 181.25,
         *       "months": [
         *         {
         *           "month": "2026-11",
         *           "bookings": 1,
         *           "gross": 1450,
         *           "paid": 1450,
         *           "refunds": 0,
         *           "commission": 181.25
         *         }
         *       ],
         *       "lines": [
         *         {
         *           "month": "2026-11",
         *           "reference": "WC-7K2M9QXR4T",
         *           "day": "2026-11-12",
         *           "bookings": 1,
         *           "gross": 1450,
         *           "paid": 1450,
         *           "refunds": 0,
         *           "percent": 12.5,
         *           "commission": 181.25
         *         }
         *       ]
         *     }
         */
        PartnerStatement: components["schemas"]["StatementSums"] & {
            currency: components["schemas"]["Currency"];
            partner: string;
            months: (components["schemas"]["StatementSums"] & {
                /** @description YYYY-MM in UTC. */
                month: string;
            })[];
            /** @description What each booking adds to a month; newest first. */
            lines: (components["schemas"]["StatementSums"] & {
                /** @description YYYY-MM in UTC. */
                month: string;
                /** @description null of a booking that was deleted long ago. */
                reference: string | null;
                /**
                 * Format: date
                 * @description The first day of the month on which something of it happened.
                 */
                day: string;
                /** @description Promised when it was placed. */
                percent: number;
            })[];
        };
        /**
         * @example {
         *       "id": 812,
         *       "at": "2026-11-21T09:30:00.000Z",
         *       "actor": {
         *         "accountId": 1,
         *         "name": "admin"
         *       },
         *       "action": "experience.updated",
         *       "subject": "experience",
         *       "subjectId": "1",
         *       "details": {
         *         "before": {
         *           "starterPrice": 1190
         *         },
         *         "after": {
         *           "starterPrice": 1290
         *         }
         *       },
         *       "names": {
         *         "experience": {
         *           "1": "The Harlem Jazz Hour"
         *         }
         *       }
         *     }
         */
        AuditEntry: {
            /** Format: int32 */
            id: number;
            /** Format: date-time */
            at: string;
            actor: {
                /**
                 * Format: int32
                 * @description null when nobody was signed in.
                 */
                accountId: number | null;
                name: string;
            };
            /** @description Such as `experience.updated`. */
            action: string;
            /** @description The kind of record. */
            subject: string;
            subjectId: string;
            details: {
                /** @description Changed fields before the change. */
                before?: {
                    [key: string]: unknown;
                };
                /** @description Changed fields after the change. */
                after?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Names of the mentioned records, by kind and id: the current title, name, code or reference, or the last one. Unknown
             *     records are left out.
             */
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        FreeTimes: {
            /** @description Days without a start are left out. */
            days: components["schemas"]["FreeDay"][];
            /**
             * Format: date-time
             * @description The last instant of the horizon; null where nothing is booked at free times.
             */
            until: string | null;
            /**
             * Format: date-time
             * @description The first free start after the last day that was asked for.
             */
            next: string | null;
        };
        FreeDay: {
            /** Format: date */
            day: string;
            starts: components["schemas"]["FreeStart"][];
        };
        FreeStart: {
            /** Format: date-time */
            startsAt: string;
            /** @description As clocks show it, such as `14:00`. */
            time: string;
            /** @description Of these clocks from UTC, such as `+01:00`. */
            offset: string;
            /**
             * Format: int32
             * @description Sessions that can begin then; 3 is three or more.
             */
            left: number;
        };
        /** @description Days by the id of the experience. */
        FreeDays: {
            [key: string]: string[];
        };
        ExplainedTimes: {
            /**
             * Format: date
             * @description Of the shop.
             */
            today: string;
            zone: components["schemas"]["Zone"];
            days: components["schemas"]["FreeDay"][];
            /** @description Of the day that was asked for; empty without one. */
            reasons: {
                /**
                 * Format: int32
                 * @description null where a rule says so for every host.
                 */
                hostId: number | null;
                hostName: string | null;
                /** @description Why nothing can be booked at once. */
                words: string;
            }[];
        };
        TimeHold: {
            id: string;
            /**
             * Format: date-time
             * @description Until when the times are held.
             */
            until: string;
            units: components["schemas"]["HeldTime"][];
        };
        HeldTime: {
            /** Format: int32 */
            experienceId: number;
            /** Format: date-time */
            startsAt: string;
            zone: components["schemas"]["Zone"];
            language: string | null;
        };
        TakenTime: {
            /** @description The field of the unit. */
            path: string;
            /** Format: date-time */
            startsAt: string;
            /** @description The nearest free starts, at most three before and three after. */
            alternatives: string[];
        };
        QuotedLine: {
            /** Format: int32 */
            experienceId: number;
            /** @description null when the experience has been removed. */
            title: string | null;
            selectedTier: components["schemas"]["Tier"];
            /** Format: int32 */
            quantity: number;
            tierPrice: components["schemas"]["Amount"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Amount"];
            unitPrice: components["schemas"]["Amount"];
            lineTotal: components["schemas"]["Amount"];
            /** Format: int32 */
            headcount: number | null;
            /** @description The free time of each unit, null for those without; null where no unit has one. */
            startsAt: (string | null)[] | null;
            /** @description In which the sessions are to be led. */
            language: string | null;
            /** @description Why the line cannot be booked as sent, as a text for people. */
            problem: string | null;
        };
        LineAddOn: {
            /** Format: int32 */
            id: number;
            name: string;
            price: components["schemas"]["Amount"];
        };
        QuotedDiscount: {
            code: string;
            description: string | null;
            amount: components["schemas"]["Amount"];
            /** @description Why the code gives no discount. */
            error: string | null;
        } | null;
        /**
         * @example {
         *       "currency": "USD",
         *       "lines": [
         *         {
         *           "experienceId": 1,
         *           "title": "The Harlem Jazz Hour",
         *           "selectedTier": "elevated",
         *           "quantity": 2,
         *           "tierPrice": 1450,
         *           "addOns": [],
         *           "addOnsTotal": 0,
         *           "unitPrice": 1450,
         *           "lineTotal": 2900,
         *           "headcount": null,
         *           "startsAt": null,
         *           "language": null,
         *           "problem": null
         *         }
         *       ],
         *       "subtotal": 2900,
         *       "discount": {
         *         "code": "TOGETHER10",
         *         "description": "10% off your first order",
         *         "amount": 290,
         *         "error": null
         *       },
         *       "tax": null,
         *       "total": 2610,
         *       "policy": [
         *         {
         *           "when": "At any time",
         *           "what": "Everything back. Moving is free."
         *         }
         *       ],
         *       "policies": [
         *         {
         *           "titles": [
         *             "The Harlem Jazz Hour"
         *           ],
         *           "words": [
         *             {
         *               "when": "At any time",
         *               "what": "Everything back. Moving is free."
         *             }
         *           ]
         *         }
         *       ],
         *       "taken": []
         *     }
         */
        Quote: {
            currency: components["schemas"]["Currency"];
            lines: components["schemas"]["QuotedLine"][];
            subtotal: components["schemas"]["Amount"];
            discount: components["schemas"]["QuotedDiscount"];
            tax: components["schemas"]["Tax"];
            total: components["schemas"]["Amount"];
            policy: components["schemas"]["PolicyWords"];
            policies: components["schemas"]["LinePolicies"];
            /** @description Units whose free time is gone; their lines have a `problem`. What the asker holds is theirs. */
            taken: components["schemas"]["TakenTime"][];
        };
        /**
         * @example {
         *       "valid": true,
         *       "discountAmount": 290,
         *       "discountCode": {
         *         "code": "TOGETHER10",
         *         "description": "10% off your first order",
         *         "discountType": "percentage",
         *         "discountValue": 10
         *       },
         *       "error": null
         *     }
         */
        DiscountValidation: {
            valid: boolean;
            discountAmount: components["schemas"]["Amount"];
            discountCode: {
                code: string;
                description: string;
                /** @enum {string} */
                discountType: "percentage" | "fixed";
                discountValue: number;
            } | null;
            error: string | null;
        };
        DiscountCode: {
            /** Format: int32 */
            id: number;
            code: string;
            description: string;
            /** @enum {string} */
            discountType: "percentage" | "fixed";
            /** @description Percent or dollars. */
            discountValue: number;
            minOrderAmount: components["schemas"]["Amount"];
            /** Format: int32 */
            maxUses: number | null;
            /** @description Each customer, by account or e-mail address, can use it for one booking. */
            oncePerCustomer: boolean;
            active: boolean;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validUntil: string | null;
            /** Format: int32 */
            currentUses: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
         *       "currency": "USD",
         *       "id": 12,
         *       "status": "pending",
         *       "items": [
         *         {
         *           "experienceId": 1,
         *           "title": "The Harlem Jazz Hour",
         *           "selectedTier": "starter",
         *           "quantity": 1,
         *           "tierPrice": 1190,
         *           "addOns": [],
         *           "addOnsTotal": 0,
         *           "lineTotal": 1190,
         *           "problem": null
         *         }
         *       ],
         *       "totalPrice": 1190,
         *       "createdAt": "2026-11-21T09:30:00.000Z"
         *     }
         */
        Order: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            id: number;
            status: string;
            items: {
                /** Format: int32 */
                experienceId: number;
                title: string | null;
                selectedTier: components["schemas"]["Tier"];
                /** Format: int32 */
                quantity: number;
                tierPrice: components["schemas"]["Amount"];
                addOns: components["schemas"]["LineAddOn"][];
                addOnsTotal: components["schemas"]["Amount"];
                lineTotal: components["schemas"]["Amount"];
                problem: string | null;
            }[];
            totalPrice: components["schemas"]["Amount"];
            /** Format: date-time */
            createdAt: string;
        };
        /**
         * @description Net, tax and gross by rate, fees included; null where the shop says no tax.
         * @example {
         *       "entered": "gross",
         *       "net": 100,
         *       "tax": 19,
         *       "gross": 119,
         *       "isAssumed": false,
         *       "rates": [
         *         {
         *           "category": "standard",
         *           "reason": "taxed",
         *           "name": "VAT",
         *           "percent": 19,
         *           "country": "DE",
         *           "region": null,
         *           "text": null,
         *           "net": 100,
         *           "tax": 19,
         *           "gross": 119,
         *           "parts": []
         *         }
         *       ]
         *     }
         */
        Tax: {
            /**
             * @description Whether prices and subtotal contain tax: `gross` ones do.
             * @enum {string}
             */
            entered: "gross" | "net";
            net: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            /** @description What is paid. */
            gross: components["schemas"]["Amount"];
            /** @description Nobody has said where the customer is: the seller's place was taken. */
            isAssumed: boolean;
            rates: components["schemas"]["TaxedRate"][];
        } | null;
        TaxRatesRead: {
            rates: components["schemas"]["TaxRate"][];
            errors: {
                /** Format: int32 */
                line: number;
                /** @description The column; empty for the whole row. */
                field: string;
                message: string;
            }[];
        };
        ExchangeRatesRead: {
            rates: components["schemas"]["ExchangeRate"][];
            errors: {
                /** Format: int32 */
                line: number;
                /** @description The column; empty for the whole row. */
                field: string;
                message: string;
            }[];
        };
        TaxReport: {
            currency: components["schemas"]["Currency"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            net: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            /** @enum {string} */
            basis: "document" | "payment" | "supply";
            /**
             * Format: int32
             * @description How many are counted; 0 unless by document.
             */
            documents: number;
            /**
             * Format: int32
             * @description How many are counted.
             */
            bookings: number;
            /** @description Each rate of each place, or each part of it with the whole net. */
            rows: {
                country: string;
                region: string | null;
                /** @enum {string} */
                category: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
                /** @enum {string} */
                reason: "taxed" | "zero" | "exempt" | "reverse-charge" | "outside-scope";
                name: string;
                number: string | null;
                percent: number;
                net: components["schemas"]["Amount"];
                tax: components["schemas"]["Amount"];
            }[];
            /** @description Taxes of other countries of the union, by quarter. */
            oneStop: {
                /** @example 2026-Q4 */
                quarter: string;
                country: string;
                percent: number;
                net: components["schemas"]["Amount"];
                tax: components["schemas"]["Amount"];
            }[];
            /** @description Sales to businesses of the union that owe the tax themselves. */
            businesses: {
                country: string;
                taxNumber: string | null;
                net: components["schemas"]["Amount"];
            }[];
            /** @description The tax in the currency of the seller's country, by each rate that documents name; empty where that is the shop's. */
            exchanges: {
                day: components["schemas"]["Day"];
                from: string;
                to: string;
                rate: number;
                source: string;
                tax: components["schemas"]["Amount"];
                /** @description The same tax in `to`. */
                amount: number;
            }[];
        };
        /** @description What an authority says of a tax number for which a booking was not taxed. */
        NumberCheck: {
            /** Format: int32 */
            id: number;
            number: string;
            /**
             * @description Who is asked.
             * @enum {string}
             */
            office: "vies" | "hmrc";
            officeName: string;
            /** @enum {string} */
            state: "waiting" | "valid" | "invalid" | "unanswered";
            /** @description The state, in words. */
            stateName: string;
            /** Format: date-time */
            askedAt: string;
            /**
             * Format: date-time
             * @description Of the last try.
             */
            triedAt: string | null;
            /** @description Why the last try had no answer. */
            problem: string | null;
            /** @description The seller's number that was sent along. */
            asker: string | null;
            /** @description As the authority tells it. */
            name: string | null;
            /** @description As the authority tells it. */
            address: string | null;
            /** @description The authority's number for the question. */
            consultation: string | null;
            /**
             * @description What was done about it; replaced where another number was given.
             * @enum {string|null}
             */
            decision: "charged" | "kept" | "replaced" | null;
            /** @description Why it was kept. */
            reason: string | null;
            decidedBy: string | null;
            /** Format: date-time */
            decidedAt: string | null;
        };
        /** @description Something that tax leaves to somebody. */
        TaxMatter: {
            /** @enum {string} */
            kind: "missing-rate" | "outdated-rate" | "tax-number" | "exchange-rate";
            /**
             * Format: int32
             * @description Of its kind; the booking’s of an outdated rate, 0 of a rate of exchange.
             */
            id: number;
            /**
             * Format: int32
             * @description null of what concerns all bookings.
             */
            bookingId: number | null;
            bookingReference: string | null;
            customerName: string | null;
            companyName: string | null;
            /** Format: date-time */
            since: string;
            /** @description What it is, in words. */
            message: string;
            /** @description The rate that is missing, and what was charged instead; null of a tax number. */
            missing: {
                /** @description Whose rate is missing, ISO 3166-1. */
                country: string;
                countryName: string;
                taken: {
                    /** @enum {string} */
                    category: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
                    /**
                     * Format: date
                     * @description Whose rate is missing.
                     */
                    day: string;
                    /** @description Of what was charged, as documents call it. */
                    name: string;
                    percent: number;
                    /** @description Whose tax was charged, ISO 3166-1. */
                    country: string;
                }[];
            } | null;
            /** @description The check of a tax number; null of a missing rate. */
            check: components["schemas"]["NumberCheck"] | null;
            /** @description A rate of exchange that is older than seven days, or missing; null of everything else. */
            exchange: {
                from: string;
                to: string;
                /**
                 * Format: date
                 * @description Of the newest rate; null where there is none.
                 */
                day: string | null;
            } | null;
        };
        TaxedRate: {
            /** @enum {string} */
            category: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
            /** @enum {string} */
            reason: "taxed" | "zero" | "exempt" | "reverse-charge" | "outside-scope";
            /** @description As documents call it, such as `VAT`. */
            name: string;
            /** @description At most four decimals; 0 where nothing is charged. */
            percent: number;
            /** @description Whose tax it is, ISO 3166-1. */
            country: string;
            /** @description ISO 3166-2, such as `CA-QC`. */
            region: string | null;
            /** @description Why it is exempt. */
            text: string | null;
            net: components["schemas"]["Amount"];
            tax: components["schemas"]["Amount"];
            gross: components["schemas"]["Amount"];
            /** @description Taxes that make the rate, such as GST and QST; their amounts add up to `tax`. */
            parts: {
                name: string;
                /** @description Under which the seller owes it. */
                number: string | null;
                percent: number;
                tax: components["schemas"]["Amount"];
            }[];
        };
        /**
         * @description Who is invoiced, and where; null until somebody says it.
         * @example {
         *       "name": "Northlight Studio GmbH",
         *       "lines": [
         *         "Lindengasse 4"
         *       ],
         *       "postalCode": "1070",
         *       "city": "Vienna",
         *       "country": "AT",
         *       "region": null,
         *       "taxNumber": "ATU12345675"
         *     }
         */
        Billing: {
            name: string;
            /** @description Street and what else stands above the city. */
            lines: string[];
            postalCode: string;
            city: string;
            /** @description ISO 3166-1, such as `DE`. */
            country: string;
            /** @description ISO 3166-2, such as `CA-QC`. */
            region: string | null;
            /** @description A VAT number or what their country has. */
            taxNumber: string | null;
        } | null;
        BookedLine: {
            /** Format: int32 */
            experienceId: number | null;
            selectedTier: components["schemas"]["Tier"];
            /** Format: int32 */
            quantity: number;
            /**
             * Format: int32
             * @description How many of its units are cancelled, and cost nothing.
             */
            cancelledUnits: number;
            tierPrice: components["schemas"]["Amount"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Amount"];
            /** @description What the units cost that take place; `quantity` counts cancelled ones too. */
            lineTotal: components["schemas"]["Amount"];
            /** Format: int32 */
            headcount: number | null;
            policy: components["schemas"]["PolicyWords"];
            /** @description One per unit. */
            slots: components["schemas"]["Slot"][];
            /** @description One per unit. */
            experienceDates: components["schemas"]["Day"][];
            /** @description The experience as it was when booked; null for imported rows. */
            experience: {
                /** Format: int32 */
                id: number | null;
                title: string;
                slug: string;
                duration: string;
                imageUrl: string;
            } | null;
        };
        /**
         * @example {
         *       "currency": "USD",
         *       "id": 41,
         *       "bookingReference": "WC-7K2M9QXR4T",
         *       "experienceId": 1,
         *       "userId": null,
         *       "partner": {
         *         "id": 1,
         *         "name": "Northlight Travel"
         *       },
         *       "date": "2027-03-19",
         *       "time": "2:30 PM EST",
         *       "subtotal": 1450,
         *       "discount": null,
         *       "totalPrice": 1450,
         *       "confirmed": false,
         *       "paymentStatus": "pending",
         *       "deliveryStatus": "pending",
         *       "stripePaymentIntentId": null,
         *       "createdAt": "2026-11-21T09:30:00.000Z",
         *       "companyName": "Northlight Studio",
         *       "purchaseOrder": "PO-4711",
         *       "firstName": "Mara",
         *       "lastName": "Reyes",
         *       "email": "mara@northlight.example",
         *       "phoneNumber": "",
         *       "specialRequests": null,
         *       "billing": null,
         *       "tax": null,
         *       "items": [],
         *       "cartItems": "[]",
         *       "experienceDates": [
         *         "2027-03-19"
         *       ],
         *       "sessions": [],
         *       "cancelled": false,
         *       "cancellation": null,
         *       "fees": [],
         *       "policy": [
         *         {
         *           "when": "At any time",
         *           "what": "Everything back. Moving is free."
         *         }
         *       ],
         *       "policies": [
         *         {
         *           "titles": [
         *             "The Harlem Jazz Hour"
         *           ],
         *           "words": [
         *             {
         *               "when": "At any time",
         *               "what": "Everything back. Moving is free."
         *             }
         *           ]
         *         }
         *       ],
         *       "version": 1
         *     }
         */
        Booking: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            id: number;
            /** @description The reference for people, such as WC-7K2M9QXR4T. */
            bookingReference: string;
            /**
             * Format: int32
             * @description Of the first line.
             */
            experienceId: number | null;
            /** Format: int32 */
            userId: number | null;
            /** @description The partner whose site or server placed it, by its name at that time. */
            partner: {
                /** Format: int32 */
                id: number;
                name: string;
            } | null;
            date: components["schemas"]["Day"];
            /** @description Of the first unit: `2:30 PM EST`, or `TBD`. */
            time: string;
            subtotal: components["schemas"]["Amount"];
            discount: {
                code: string;
                description: string | null;
                amount: components["schemas"]["Amount"];
            } | null;
            totalPrice: components["schemas"]["Amount"];
            confirmed: boolean;
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
            stripePaymentIntentId: string | null;
            /** Format: date-time */
            createdAt: string;
            companyName: string | null;
            /** @description The customer's own number for it, printed on the invoice. */
            purchaseOrder: string | null;
            firstName: string;
            lastName: string;
            email: string;
            phoneNumber: string;
            /** @description What the customer asks for besides; hosts read it too. */
            specialRequests: string | null;
            billing: components["schemas"]["Billing"];
            tax: components["schemas"]["Tax"];
            items: components["schemas"]["BookedLine"][];
            /** @description The items as JSON text. */
            cartItems: string;
            /**
             * Format: int32
             * @description In the answer that places a booking of more than 50 units: all of its sessions are not listed. In answers to its changes: how
             *     many are not listed, because they were not meant by the change; `slots` and `experienceDates` are empty then. `GET` has
             *     everything. In other answers: how many sessions are not listed because the answer would be beyond 1 MB; `sessionsFrom` of `GET`
             *     asks for those.
             */
            sessionsLeftOut?: number;
            /** @description The day of every unit. */
            experienceDates: components["schemas"]["Day"][];
            /** @description One per unit, lines in order. */
            sessions: components["schemas"]["Session"][];
            cancelled: boolean;
            cancellation: components["schemas"]["Cancellation"];
            /** @description What changes have cost; contained in the total. */
            fees: components["schemas"]["BookingFee"][];
            policy: components["schemas"]["PolicyWords"];
            policies: components["schemas"]["LinePolicies"];
            /** Format: int32 */
            version: number;
        };
        PlacedBooking: components["schemas"]["Booking"] & {
            /**
             * @description The URL where it can be paid by card, if `payLink` was set; null when nothing is open. A repeated request
             *     returns another URL; both work.
             */
            payUrl?: string | null;
        };
        /** @description A booking as a row of the list, without its units. */
        BookingRow: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            id: number;
            bookingReference: string;
            partner: {
                /** Format: int32 */
                id: number;
                name: string;
            } | null;
            /** @description Of the first line, as it was booked. */
            experience: {
                title: string;
                imageUrl: string;
            } | null;
            /**
             * Format: int32
             * @description How many lines the booking has.
             */
            lines: number;
            /**
             * Format: int32
             * @description Lines of which no unit takes place any longer.
             */
            cancelledLines: number;
            /** @description Whether its first line is one of them. */
            lineCancelled: boolean;
            /** @description Whether its first unit is cancelled. */
            slotCancelled: boolean;
            /** @description Of the first unit; null where the booking has none. */
            slot: components["schemas"]["Slot"] | null;
            totalPrice: components["schemas"]["Amount"];
            confirmed: boolean;
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
            /** Format: date-time */
            createdAt: string;
            companyName: string | null;
            firstName: string;
            lastName: string;
            email: string;
            cancelled: boolean;
            /** @description What is to be paid, and what was sent for it; null where the list was not asked for `paymentStatus=pending`. */
            owed: {
                amount: components["schemas"]["Amount"];
                /** @description The valid invoice; null before it is issued. */
                invoice: components["schemas"]["InvoiceState"] | null;
                /**
                 * Format: date-time
                 * @description When an invoice last went to the customer; null where none has.
                 */
                sentAt: string | null;
            } | null;
            /** Format: int32 */
            version: number;
        };
        AdminBooking: components["schemas"]["Booking"] & {
            /** @description The account that placed it; null for a visitor. */
            user: {
                username: string;
                email: string | null;
            } | null;
            /** @description Of the first line. */
            experience: {
                title: string;
            } | null;
            openAmount: components["schemas"]["Amount"];
            /** @description The valid invoice; null before it is issued. */
            invoice: components["schemas"]["InvoiceState"] | null;
            /** @description Mails about it, newest first. */
            mails: components["schemas"]["BookingMail"][];
            /** @description Checks of tax numbers for which it was not taxed, oldest first. */
            numberChecks: components["schemas"]["NumberCheck"][];
        };
        InvoiceState: {
            currency: components["schemas"]["Currency"];
            /**
             * @description The number in the yearly series.
             * @example INV-2026-000042
             */
            number: string;
            /** Format: date-time */
            issuedAt: string;
            dueOn: components["schemas"]["Day"];
            total: components["schemas"]["Amount"];
            tax: components["schemas"]["Tax"];
        };
        BookingInvoice: components["schemas"]["InvoiceState"] & {
            /** Format: int32 */
            id: number;
            /**
             * @description As what it can be had besides PDF: ask for the file with `as=ubl`. null where it has no XML.
             * @enum {string|null}
             */
            xml: "ubl" | null;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            /**
             * @description What has become of it: nothing is due, money is, its day to pay is over, a later invoice holds instead, a credit note took it back and none holds, or it is a credit note.
             * @enum {string}
             */
            state: "paid" | "open" | "overdue" | "replaced" | "credited" | "credit-note";
            /**
             * Format: int32
             * @description The invoice that a credit note cancels.
             */
            credits: number | null;
        };
        InvoiceDocument: components["schemas"]["InvoiceState"] & {
            /** Format: int32 */
            id: number;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            /**
             * @description What has become of it: nothing is due, money is, its day to pay is over, a later invoice holds instead, a credit note took it back and none holds, or it is a credit note.
             * @enum {string}
             */
            state: "paid" | "open" | "overdue" | "replaced" | "credited" | "credit-note";
            /**
             * Format: int32
             * @description Kept even when the booking has been deleted.
             */
            bookingId: number;
            bookingReference: string;
            /**
             * Format: int32
             * @description The invoice that a credit note cancels.
             */
            credits: number | null;
            customerName: string;
            companyName: string | null;
            /** @description Why it has the tax that it has, kept as long as the document; null without tax. */
            evidence: components["schemas"]["TaxEvidence"] | null;
        };
        TaxEvidence: {
            /** @description As the customer gave it, ISO 3166-1. */
            billingCountry: string | null;
            /** @description Where the banks of the cards are that its booking was paid with, as far as the provider tells. */
            cardCountries: string[];
            /** @description Whose tax it has; empty for documents of older releases. */
            places: {
                country: string;
                region: string | null;
                /** @description Why, in words. */
                message: string;
            }[];
            numberChecks: components["schemas"]["NumberCheck"][];
        };
        BookingMail: {
            /** @description Names it among the mails of its booking. */
            messageId: string;
            /** @description Whether it can be sent once more. */
            resendable: boolean;
            /**
             * @description The kind of mail, such as `booking-received`, `booking-confirmed`, `dates-changed`, `invoice`, `payment`, `refund` or `reminder`.
             * @example invoice
             */
            kind: string;
            /**
             * @description A failed mail is retried automatically, with growing delays. One that is `kept-back` goes to nobody: its domain is reserved for examples.
             * @enum {string}
             */
            state: "sent" | "failed" | "kept-back";
            /** Format: int32 */
            attempts: number;
            /** @description Error message of the last failure, or why it was kept back. */
            error: string | null;
            /**
             * Format: date-time
             * @description Time of the last attempt.
             */
            at: string;
            /** @description The address that it last went to; null of mails whose words were not kept. */
            recipient: string | null;
        };
        MailAsSent: {
            recipient: string;
            subject: string;
            /** @description In plain words and without private links. */
            text: string;
        };
        /**
         * @description Everybody who booked under one e-mail address within one company, and whom the staff have merged with them. Names are those of the
         *     newest booking.
         */
        Customer: {
            /** Format: int32 */
            id: number;
            /**
             * Format: int32
             * @description Raised by each merge and each separation.
             */
            version: number;
            firstName: string;
            lastName: string;
            email: string;
            companyName: string | null;
            /** @description Empty when not given. */
            phoneNumber: string;
            /**
             * Format: int32
             * @description How many, cancelled ones among them.
             */
            bookings: number;
            /** @description What the bookings cost now, in dollars; of a cancelled one its fee. */
            spend: number;
            /** @description Received beyond what the bookings cost and not yet on its way back, in dollars. */
            credit: number;
            /** Format: date-time */
            firstBookedAt: string;
            /** Format: date-time */
            lastBookedAt: string;
        };
        CustomerMember: {
            /** Format: int32 */
            id: number;
            firstName: string;
            lastName: string;
            email: string;
            companyName: string | null;
            /** Format: int32 */
            bookings: number;
            /** @description In dollars. */
            spend: number;
            /** Format: date-time */
            lastBookedAt: string;
        };
        CustomerBooking: {
            /** Format: int32 */
            id: number;
            bookingReference: string;
            /** @description The experiences of its lines. */
            titles: string[];
            /** Format: date-time */
            createdAt: string;
            confirmed: boolean;
            cancelled: boolean;
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
            /** @description In dollars. */
            totalPrice: number;
            /** @description What is still to be paid, in dollars. */
            openAmount: number;
        };
        CustomerNote: {
            /** Format: int32 */
            id: number;
            text: string;
            /** @description Who wrote it. */
            author: string;
            /** Format: date-time */
            at: string;
        };
        CustomerDetails: components["schemas"]["Customer"] & {
            /** @description The addresses and companies that the customer has booked under. One with the customer's own id comes first. */
            members: components["schemas"]["CustomerMember"][];
            /** @description The newest fifty. */
            latestBookings: components["schemas"]["CustomerBooking"][];
            /** @description Invoices and credit notes of these bookings, newest first. */
            invoices: components["schemas"]["InvoiceDocument"][];
            /** @description Newest first. */
            notes: components["schemas"]["CustomerNote"][];
            /** @description What the staff did to the customer, newest first. */
            history: components["schemas"]["AuditEntry"][];
        };
        BookingNote: {
            /** Format: int32 */
            id: number;
            text: string;
            /** @description Who wrote it. */
            author: string;
            /** Format: date-time */
            at: string;
        };
        CalendarSession: {
            /** Format: int32 */
            bookingId: number;
            bookingReference: string;
            date: components["schemas"]["Day"];
            time: string | null;
            /** @enum {string|null} */
            meridiem: "AM" | "PM" | null;
            zone: components["schemas"]["Zone"];
            /**
             * Format: date-time
             * @description null unless time, AM/PM and zone are given.
             */
            startsAt: string | null;
            /**
             * Format: int32
             * @description Duration in minutes.
             */
            minutes: number;
            title: string;
            selectedTier: components["schemas"]["Tier"];
            /**
             * Format: int32
             * @description The number of units of the line at this time.
             */
            units: number;
            customerName: string;
            companyName: string | null;
            confirmed: boolean;
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
        };
        UpcomingSession: components["schemas"]["CalendarSession"] & {
            /** @description Who leads it or was asked to. */
            hosts: string[];
        };
        SessionCalendar: {
            days: {
                date: components["schemas"]["Day"];
                /**
                 * Format: int32
                 * @description The number of sessions on that day. Of several days each is counted up to 100, or up to `perDay` where that is more; one
                 *     more means that there are more.
                 */
                total: number;
                /**
                 * Format: int32
                 * @description The number of confirmed ones among the sessions that were counted.
                 */
                confirmed: number;
                sessions: components["schemas"]["CalendarSession"][];
            }[];
        };
        /**
         * @description `open`: no time. `preferred`: the customer proposed times. `suggested`: the shop answered with others. `agreed`: both sides
         *     have a time.
         * @enum {string}
         */
        SessionState: "open" | "preferred" | "suggested" | "agreed" | "delivered" | "cancelled";
        /** @description As it was when booked; null for imported rows. */
        SessionExperience: {
            /** Format: int32 */
            id: number | null;
            title: string;
            slug: string;
            imageUrl: string;
            duration: string;
        } | null;
        ZonedTime: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            zone: components["schemas"]["Zone"];
        };
        /** @description The shop's answer with other times; null when there is none. */
        SessionSuggestions: {
            times: components["schemas"]["ZonedTime"][];
            note: string | null;
            /** Format: date-time */
            sentAt: string;
            /** Format: date-time */
            expiresAt: string;
            expired: boolean;
            holdHosts: boolean;
        } | null;
        SessionHost: {
            name: string;
            pictureUrl: string | null;
        };
        /** @description One unit of a booked line. */
        Session: {
            /**
             * @description Booking, line and unit.
             * @example 41-1-1
             */
            id: string;
            /**
             * Format: int32
             * @description Of the booking's items, from 0.
             */
            line: number;
            /**
             * Format: int32
             * @description Within its line, from 0.
             */
            unit: number;
            state: components["schemas"]["SessionState"];
            experience: components["schemas"]["SessionExperience"];
            /**
             * Format: date-time
             * @description The agreed start.
             */
            startsAt: string | null;
            /** Format: date-time */
            endsAt: string | null;
            zone: components["schemas"]["Zone"];
            /**
             * Format: int32
             * @description Agreed, or of the experience.
             */
            minutes: number;
            /** @description At most three. */
            preferences: components["schemas"]["Slot"][];
            suggestions: components["schemas"]["SessionSuggestions"];
            /** Format: int32 */
            headcount: number | null;
            joinUrl: string | null;
            place: string | null;
            guestNotes: string | null;
            /** @description Hosts who have accepted. */
            hosts: components["schemas"]["SessionHost"][];
            /** @description Agreed, staffed and linked. */
            ready: boolean;
            cancellation: components["schemas"]["Cancellation"];
            /** Format: int32 */
            version: number;
        };
        SessionAssignment: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            hostId: number;
            hostName: string;
            pictureUrl: string | null;
            /** @enum {string} */
            state: "held" | "asked" | "accepted" | "declined" | "withdrawn";
            /** @description Whether the host is away at that time. */
            away: boolean;
            /**
             * Format: date-time
             * @description The session's start that it reserves.
             */
            startsAt: string;
            /** Format: date-time */
            askedAt: string;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * @description `absent`: the host has said since that they are away then.
             * @enum {string|null}
             */
            declineReason: "busy" | "away" | "not-mine" | "too-short" | "other" | "absent" | null;
            declineNote: string | null;
        };
        AdminSession: components["schemas"]["Session"] & {
            /** Format: int32 */
            bookingId: number;
            bookingReference: string;
            companyName: string | null;
            firstName: string;
            lastName: string;
            selectedTier: components["schemas"]["Tier"];
            /**
             * Format: int32
             * @description Seats of the tier.
             */
            seats: number;
            addOns: string[];
            /** @description For the host. */
            notes: string | null;
            /** @description Newest first: those that reserve, and those that were declined or withdrawn. */
            assignments: components["schemas"]["SessionAssignment"][];
            /** @description What keeps it from being ready. */
            missing: ("time" | "host" | "answer" | "link")[];
        };
        SessionEvent: {
            /** Format: date-time */
            at: string;
            actor: string;
            /** @example session.agreed */
            action: string;
            details: {
                [key: string]: unknown;
            };
        };
        SessionDetail: components["schemas"]["AdminSession"] & {
            /** @description What the guests ask for, in their own words: with its times, and for all sessions when it was booked. */
            requests: string[];
            /** @description Newest first. */
            history: components["schemas"]["SessionEvent"][];
            /** @description For each preferred time: why customers could not choose it now; null when they could. */
            rules: (string | null)[];
            /**
             * @description When a join link that is saved now is mailed, and to whom: with the first reminder, or at once where one was due already.
             *     Null while the session has no agreed time, and once it has begun.
             */
            linkMail: {
                /** Format: date-time */
                at: string;
                to: string;
            } | null;
        };
        /** @description What a mailed link of suggested times shows. It says nothing of prices or contacts. */
        SuggestionPage: {
            /** @enum {string} */
            state: "open" | "agreed" | "expired" | "ended";
            bookingReference: string;
            session: components["schemas"]["Session"];
            companyName: string | null;
            times: components["schemas"]["ZonedTime"][];
            note: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            shopName: string;
        };
        TimeSpan: {
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
        };
        Absence: {
            /** Format: int32 */
            id: number;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            reason: string | null;
            byHost: boolean;
        };
        SessionRef: {
            sessionId: string;
            bookingReference: string;
            title: string;
            companyName: string | null;
            /** Format: date-time */
            startsAt: string;
        };
        Host: {
            /** Format: int32 */
            id: number;
            name: string;
            email: string;
            phone: string | null;
            pictureUrl: string | null;
            about: string | null;
            /**
             * Format: int32
             * @description In minutes.
             */
            breakBefore: number;
            /**
             * Format: int32
             * @description In minutes.
             */
            breakAfter: number;
            /** Format: int32 */
            mostADay: number;
            /** @description Whether customers may take a free time of theirs without the desk. */
            takesInstant: boolean;
            /** @description Where people join sessions that were booked at a free time; null where each session has one of its own. */
            joinUrl: string | null;
            feedUrl: string | null;
            zone: components["schemas"]["Zone"];
            /** @description BCP 47. */
            languages: string[];
            experienceIds: number[];
            hours: components["schemas"]["DaySpan"][];
            absences: components["schemas"]["Absence"][];
            feed: {
                /**
                 * Format: date-time
                 * @description Of the last good reading.
                 */
                readAt: string | null;
                /** Format: date-time */
                failingSince: string | null;
                error: string | null;
                /**
                 * Format: int32
                 * @description Busy times to come.
                 */
                busy: number;
                /** @description What the last good reading passed over or guessed, such as the zone of a time. */
                remarks: string[];
            };
            active: boolean;
            /** Format: date-time */
            pageOpenedAt: string | null;
            /** Format: int32 */
            sessionsThisWeek: number;
            /**
             * Format: int32
             * @description Sessions a day times the days with hours.
             */
            mostThisWeek: number;
            next: components["schemas"]["SessionRef"] | null;
            /**
             * Format: int32
             * @description Sessions to come.
             */
            upcoming: number;
            /** Format: int32 */
            version: number;
        };
        /** @description Why a host is not free. `own-calendar` is advice alone. */
        Hindrance: {
            /** @enum {string} */
            kind: "cannot-lead" | "language" | "hours" | "absence" | "break" | "clash" | "day-full" | "own-calendar";
            /** @example Clash with WC-Q4TB81ZNHE, 11:30 AM */
            words: string;
        };
        HostAway: components["schemas"]["Host"] & {
            /** @description Sessions in the time away that the host is asked for or leads, by start. */
            clashes: components["schemas"]["SessionRef"][];
        };
        Candidate: {
            /** Format: int32 */
            hostId: number;
            name: string;
            pictureUrl: string | null;
            zone: components["schemas"]["Zone"];
            languages: string[];
            free: boolean;
            hindrances: components["schemas"]["Hindrance"][];
            /** Format: int32 */
            sessionsThatWeek: number;
            /** Format: int32 */
            mostThatWeek: number;
        };
        ScheduleHost: {
            /** Format: int32 */
            id: number;
            name: string;
            pictureUrl: string | null;
            zone: components["schemas"]["Zone"];
            /**
             * Format: int32
             * @description Within the days asked for.
             */
            sessionsThisWeek: number;
            /** Format: int32 */
            mostThisWeek: number;
            experienceIds: number[];
            /** @description Working hours. */
            available: components["schemas"]["TimeSpan"][];
            absences: components["schemas"]["Absence"][];
            /** @description Own calendar: advice. */
            busy: components["schemas"]["TimeSpan"][];
        };
        Schedule: {
            from: components["schemas"]["Day"];
            to: components["schemas"]["Day"];
            zone: components["schemas"]["Zone"];
            hosts: components["schemas"]["ScheduleHost"][];
            /** @description By start; suggested ones with their suggested times in these days. As many as fit in 1 MB. */
            sessions: components["schemas"]["AdminSession"][];
            /**
             * Format: int32
             * @description How many more there are; a few days alone have fewer.
             */
            sessionsLeftOut: number;
            days: {
                date: components["schemas"]["Day"];
                /** Format: int32 */
                sessions: number;
            }[];
        };
        InboxQueue: {
            /** Format: int32 */
            count: number;
            /**
             * Format: date-time
             * @description Of the first: since when it waits, when it expires, was declined, or starts.
             */
            at: string | null;
            sessions: components["schemas"]["AdminSession"][];
        };
        Inbox: {
            needsTime: components["schemas"]["InboxQueue"];
            waitsForCustomer: components["schemas"]["InboxQueue"];
            needsHost: components["schemas"]["InboxQueue"];
            /** @description Sessions whose host is away at that time. */
            hostAway: components["schemas"]["InboxQueue"];
            declined: components["schemas"]["InboxQueue"];
            needsLink: components["schemas"]["InboxQueue"];
            today: components["schemas"]["InboxQueue"];
            /** @description Active hosts whose own calendar could not be read for a day, the longest first. They take no instant bookings. */
            unreadCalendars: {
                /** Format: int32 */
                hostId: number;
                hostName: string;
                /**
                 * Format: date-time
                 * @description Of the last good reading; of the first failure where there was none.
                 */
                since: string;
                /** @description Why it fails. */
                error: string | null;
                /** @description Whether they would take instant bookings. */
                takesInstant: boolean;
            }[];
        };
        /** @description A run sheet. Of the customer it has the first name and the company. */
        HostPageSession: {
            /** Format: int32 */
            assignmentId: number;
            sessionId: string;
            /** @enum {string} */
            state: "asked" | "accepted";
            /** @description Whether the shop has given it to the host without asking. */
            unasked: boolean;
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt: string;
            /** Format: int32 */
            minutes: number;
            experience: components["schemas"]["SessionExperience"];
            inclusions: string[];
            addOns: string[];
            /** Format: int32 */
            headcount: number | null;
            selectedTier: components["schemas"]["Tier"];
            firstName: string;
            companyName: string | null;
            notes: string | null;
            guestNotes: string | null;
            joinUrl: string | null;
            place: string | null;
            /** @description Whether nothing in the host's own calendar is at that time. */
            free: boolean;
        };
        HostPage: {
            host: {
                name: string;
                pictureUrl: string | null;
                zone: components["schemas"]["Zone"];
            };
            asks: components["schemas"]["HostPageSession"][];
            /** @description To come. */
            sessions: components["schemas"]["HostPageSession"][];
            /** @description The last 20. */
            past: components["schemas"]["HostPageSession"][];
            absences: components["schemas"]["Absence"][];
            declineReasons: {
                /** @enum {string} */
                reason: "busy" | "away" | "not-mine" | "too-short" | "other";
                words: string;
            }[];
        };
        Overview: {
            currency: components["schemas"]["Currency"];
            days: {
                date: components["schemas"]["Day"];
                /**
                 * Format: int32
                 * @description Bookings placed on that day.
                 */
                bookings: number;
                /** @description Booked on that day, paid or not. */
                revenue: number;
                /** @description Received less refunded on that day, which may be below zero. */
                received: number;
            }[];
            /**
             * Format: int32
             * @description Bookings placed on all these days.
             */
            bookings: number;
            /** @description Booked in all these days, paid or not. */
            revenue: number;
            /** @description Received less refunded in all these days, which may be below zero. */
            received: number;
            /** @description The open amount of all bookings. */
            unpaid: {
                /** Format: int32 */
                bookings: number;
                amount: components["schemas"]["Amount"];
            };
            /**
             * Format: int32
             * @description The number of all bookings that are not confirmed yet.
             */
            unconfirmed: number;
            /** @description Sessions from today on. */
            upcoming: {
                /**
                 * Format: int32
                 * @description The number within seven days, including today. 5,001 means more than 5,000.
                 */
                week: number;
                /** @description The first five. */
                next: components["schemas"]["UpcomingSession"][];
            };
            /**
             * Format: int32
             * @description The number of card payments that need an administrator.
             */
            attention: number;
        };
        StaffMember: {
            /** Format: int32 */
            id: number;
            username: string;
            email: string | null;
            fullName: string | null;
            staffRole: components["schemas"]["StaffRole"];
            /** Format: date-time */
            disabledAt: string | null;
            /** @description Empty where there is none. */
            secondFactor: ("authenticator" | "passkey")[];
            /**
             * Format: date-time
             * @description The last sign-in of the sessions that are open; null where there is none.
             */
            signedInAt: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
        };
        Invitation: {
            /** Format: int32 */
            id: number;
            email: string;
            staffRole: components["schemas"]["StaffRole"];
            invitedBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        InvitationShown: {
            email: string;
            /** @description null of an invitation to a partner. */
            staffRole: components["schemas"]["StaffRole"] | null;
            /** @description The name of the partner whose people it invites to; null of one to the staff. */
            partner: string | null;
            invitedBy: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the address has an account; it is accepted signed in with that account then. */
            hasAccount: boolean;
        };
        Staff: {
            members: components["schemas"]["StaffMember"][];
            invitations: components["schemas"]["Invitation"][];
            secondFactorRequired: boolean;
        };
        SecondFactor: {
            authenticator: boolean;
            /** Format: int32 */
            recoveryCodesLeft: number;
            passkeys: {
                id: string;
                name: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                lastUsedAt: string | null;
            }[];
            required: boolean;
            /** @description Whether the account's address is confirmed. Until it is, no second factor is asked for. */
            emailConfirmed: boolean;
        };
        AuthenticatorStart: {
            /** @description To type. */
            secret: string;
            /** @description To show as a QR code; it starts with `otpauth:`. */
            address: string;
        };
        RecoveryCodes: {
            codes: string[];
        };
        PasskeyQuestion: {
            /** @description What WebAuthn calls options; binary values are base64url. */
            options: {
                [key: string]: unknown;
            };
        };
        AccountSessions: {
            sessions: {
                id: string;
                isCurrent: boolean;
                /** Format: date-time */
                startedAt: string | null;
                /** @description What the browser calls itself. */
                agent: string | null;
                /** Format: date-time */
                expiresAt: string;
            }[];
        };
        /** @enum {string} */
        StaffRole: "owner" | "desk" | "finance" | "catalogue" | "reader";
        User: {
            /** Format: int32 */
            id: number;
            username: string;
            email: string | null;
            fullName: string | null;
            phoneNumber: string | null;
            /** @enum {string} */
            role: "user" | "admin";
            /**
             * Format: int32
             * @description Of a partner's people; null for everybody else.
             */
            partnerId: number | null;
            /** @description What an administrator may do; null for everybody else. */
            staffRole: components["schemas"]["StaffRole"] | null;
            /** @description Whether it is proved that who has the account reads mail to `email`. Then what was booked with it is the account's. */
            emailConfirmed: boolean;
            companyName: string | null;
            jobTitle: string | null;
            department: string | null;
            industry: string | null;
            companySize: string | null;
            website: string | null;
            linkedinProfile: string | null;
            address: string | null;
            city: string | null;
            state: string | null;
            zipCode: string | null;
            country: string | null;
            preferredCommunication: string | null;
            marketingOptIn: boolean;
            eventNotifications: boolean;
            profilePicture: string | null;
            bio: string | null;
            additionalNotes: string | null;
            billing: components["schemas"]["Billing"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
         *       "id": 3,
         *       "userId": 12,
         *       "type": "card",
         *       "lastFour": "4242",
         *       "expiryDate": "12/29",
         *       "cardBrand": "Visa",
         *       "isDefault": true,
         *       "stripePaymentMethodId": null,
         *       "createdAt": "2026-11-21T09:30:00.000Z"
         *     }
         */
        PaymentMethod: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            userId: number;
            type: string;
            lastFour: string;
            /** @description MM/YY */
            expiryDate: string | null;
            cardBrand: string;
            isDefault: boolean;
            stripePaymentMethodId: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Everything the shop stores about an account, as the other operations show it. */
        PersonalData: {
            /** Format: date-time */
            exportedAt: string;
            account: components["schemas"]["User"];
            bookings: components["schemas"]["Booking"][];
            orders: components["schemas"]["Order"][];
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description What was said of delivered bookings. */
            reviews: {
                /** Format: int32 */
                rating: number;
                text: string;
                /** @description The name that is shown. */
                name: string;
                company: string | null;
                /** @description The shop's answer. */
                answer: string | null;
                bookingReference: string;
                title: string;
                /** @enum {string} */
                state: "waiting" | "published" | "hidden";
                /** Format: date-time */
                givenAt: string;
            }[];
            /** @description What authorities said of tax numbers. */
            numberChecks: {
                /** Format: int32 */
                bookingId: number;
                number: string;
                /** @description Who was asked. */
                officeName: string;
                /** @description What the answer was, in words. */
                stateName: string;
                /** Format: date-time */
                askedAt: string;
                /** @description As the authority tells it. */
                name: string | null;
                /** @description As the authority tells it. */
                address: string | null;
                /** @description The authority's number for the question. */
                consultation: string | null;
            }[];
            /** @description Where the cards are from that bookings with tax were paid with, as far as the provider tells. */
            cardCountries: {
                /** Format: int32 */
                bookingId: number;
                /** @description ISO 3166-1. */
                country: string;
                /** Format: date-time */
                paidAt: string;
            }[];
        };
        MethodSetup: {
            /** @description Permission to give the provider a card, and nothing else. */
            clientSecret: string;
        };
        PaymentIntent: {
            /** @description Permission to pay, and nothing else. */
            clientSecret: string;
            paymentIntentId: string;
            /**
             * Format: int32
             * @description The amount in cents that a confirmation charges.
             */
            amount: number;
        };
        PaymentIntentStatus: {
            paymentIntentId: string;
            /**
             * @description `paid`: the payment has succeeded, and the booking is about to be made.
             * @enum {string}
             */
            status: "open" | "processing" | "paid" | "booked" | "cancelled" | "refunded";
            /**
             * Format: int32
             * @description In cents.
             */
            amount: number;
            /** @description Why the last attempt failed. */
            failure: string | null;
            /** @description As stored with the payment; null once it has ended. */
            customer: {
                companyName: string | null;
                purchaseOrder: string | null;
                firstName: string;
                lastName: string;
                email: string;
                phoneNumber: string;
                specialRequests?: string | null;
            } | null;
            /** @description What it pays for; null once it has ended. */
            items: components["schemas"]["PaidLine"][] | null;
            discountCode: string | null;
            /** @description Null once it has ended. */
            totalPrice: number | null;
            bookingReference: string | null;
        };
        PaidLine: {
            /** Format: int32 */
            experienceId: number;
            title: string | null;
            selectedTier: components["schemas"]["Tier"];
            /** Format: int32 */
            quantity: number;
            tierPrice: components["schemas"]["Amount"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Amount"];
            lineTotal: components["schemas"]["Amount"];
            /** Format: int32 */
            headcount: number | null;
            slots: components["schemas"]["Slot"][];
        };
        PayPage: {
            currency: components["schemas"]["Currency"];
            bookingReference: string;
            lines: {
                title: string | null;
                selectedTier: components["schemas"]["Tier"];
                /** Format: int32 */
                quantity: number;
                unitPrice: components["schemas"]["Amount"];
                addOns: components["schemas"]["LineAddOn"][];
                lineTotal: components["schemas"]["Amount"];
            }[];
            subtotal: components["schemas"]["Amount"];
            discount: {
                code: string;
                description: string | null;
                amount: components["schemas"]["Amount"];
            } | null;
            /** @description What changes have cost. */
            fees: {
                reason: string;
                amount: components["schemas"]["Amount"];
            }[];
            tax: components["schemas"]["Tax"];
            total: components["schemas"]["Amount"];
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            openAmount: components["schemas"]["Amount"];
            /** @description A payment has been made or is in processing, and is not counted yet. */
            beingConfirmed: boolean;
            /** @description On whose site it was booked; null where it was booked in the shop. */
            partner: {
                name: string;
                /** @description The page of the partner's site that it leads back to. */
                returnUrl: string | null;
            } | null;
            /** @description Whoever asks owns the booking and may open it. */
            mine: boolean;
        };
        PayLink: {
            url: string;
        };
        /** @description The card of a charge; null where the payment provider has not named it, and of everything else. */
        CardUsed: {
            /** @example Visa */
            brand: string;
            /** @example 4242 */
            lastFour: string;
        } | null;
        LedgerEntry: {
            /** Format: int32 */
            id: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "intent" | "charge" | "refund" | "dispute" | "offline";
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "won" | "lost";
            amount: components["schemas"]["Amount"];
            paymentIntentId: string | null;
            /** @description The provider's id. */
            providerId: string | null;
            note: string | null;
            /** @description The person who did it; null when the provider reported it. */
            actor: string | null;
            card: components["schemas"]["CardUsed"];
        };
        BookingLedger: {
            currency: components["schemas"]["Currency"];
            /** Format: int32 */
            bookingId: number;
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            total: components["schemas"]["Amount"];
            received: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            lost: components["schemas"]["Amount"];
            open: components["schemas"]["Amount"];
            refundable: components["schemas"]["Amount"];
            entries: components["schemas"]["LedgerEntry"][];
        };
        BookingPayments: {
            currency: components["schemas"]["Currency"];
            received: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            open: components["schemas"]["Amount"];
            movements: {
                card: components["schemas"]["CardUsed"];
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "charge" | "offline" | "refund";
                /**
                 * @description `pending`: in processing.
                 * @enum {string}
                 */
                status: "pending" | "succeeded";
                amount: components["schemas"]["Amount"];
            }[];
            /** @description A change that is made once it is paid; null when none waits. */
            waiting: {
                /** @enum {string} */
                kind: "cancellation" | "move" | "amendment";
                amount: components["schemas"]["Amount"];
                /**
                 * Format: date-time
                 * @description Unpaid until then nothing is changed.
                 */
                expiresAt: string | null;
            } | null;
        };
        ChangeOutcome: {
            /**
             * @description `made`: the change is made. `being-paid`: the payment is being confirmed. `waits`: it is not paid, and can be. `returned`: it
             *     was paid too late, and the money goes back. `lapsed`: it is not paid, and cannot be any more.
             * @enum {string}
             */
            became: "made" | "being-paid" | "waits" | "returned" | "lapsed";
            booking: components["schemas"]["Booking"];
        };
        PaymentAttention: {
            currency: components["schemas"]["Currency"];
            paymentIntentId: string;
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            reason: "code-used-up" | "amount-differs" | "booking-gone" | "nothing-to-book" | "paid-twice" | "unexpected" | "refund-failed" | "dispute-opened" | "dispute-lost";
            /** @description The reason, for people. */
            message: string;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            purpose: "checkout" | "balance" | "amendment" | "test";
            /** @description The reference of the booking that it pays for. */
            bookingReference: string | null;
            customerName: string | null;
            email: string | null;
            items: components["schemas"]["PaidLine"][] | null;
            totalPrice: number | null;
            /** @description The refund that failed, or the dispute; null when it is the payment itself. */
            matter: components["schemas"]["PaymentMatter"] | null;
        };
        PaymentMatter: {
            /** @description The provider's id of the refund or dispute. */
            id: string;
            /** @description The provider's word for why, such as `fraudulent`. */
            cause: string | null;
            /**
             * Format: date-time
             * @description Until when evidence of a dispute counts.
             */
            evidenceDue: string | null;
            /** @description Its page in the provider's dashboard. */
            url: string | null;
            /** @description False while the bank has not decided about a dispute. */
            isClosable: boolean;
        };
        RetriedPayment: {
            bookingReference: string | null;
        };
        SimulatedPayment: {
            paymentIntentId: string;
            /**
             * @description `requires_action`: complete the extra step; `requires_payment_method`: `error` says why.
             * @enum {string}
             */
            status: "succeeded" | "requires_action" | "requires_payment_method";
            error: string | null;
        };
        ProviderTest: {
            success: boolean;
            message: string;
            account: {
                business_profile: {
                    name?: string | null;
                } | null;
                country: string | null;
            } | null;
        };
        UploadedImage: {
            imageUrl: string;
        };
        /**
         * @description Public settings: everything that the web needs to know about this shop.
         * @example {
         *       "tiers": [
         *         {
         *           "id": "starter",
         *           "label": "Starter",
         *           "seats": 50
         *         }
         *       ],
         *       "zones": [
         *         {
         *           "label": "EST",
         *           "offsetHours": -5
         *         }
         *       ],
         *       "currency": "USD",
         *       "tax": null,
         *       "moneyStyle": {
         *         "code": "USD",
         *         "digits": 2,
         *         "scale": 1,
         *         "symbol": "$",
         *         "positive": "$#",
         *         "negative": "-$#",
         *         "group": ",",
         *         "groups": "\\B(?=(\\d{3})+$)",
         *         "decimal": "."
         *       },
         *       "brandName": "Wondercast",
         *       "brandMail": "hello@wondercast.example",
         *       "brandLogo": null,
         *       "publicUrl": "http://127.0.0.1:3000",
         *       "demoUrl": "https://meet.wondercast.example/demo",
         *       "contactFormUrl": "https://forms.wondercast.example/contact",
         *       "payments": "simulator",
         *       "stripePublishableKey": null,
         *       "videoHosts": [
         *         "player.vimeo.com"
         *       ],
         *       "imageHosts": [],
         *       "imageHostSwap": null,
         *       "bookingRules": {
         *         "noticeHours": 0,
         *         "zone": "UTC",
         *         "hours": null,
         *         "blackoutDays": [],
         *         "words": null
         *       },
         *       "policy": {
         *         "zones": [
         *           {
         *             "fromHours": 0,
         *             "refundPercent": 100,
         *             "movePercent": 0
         *           }
         *         ],
         *         "words": [
         *           {
         *             "when": "At any time",
         *             "what": "Everything back. Moving is free."
         *           }
         *         ]
         *       },
         *       "paidFirst": false
         *     }
         */
        Config: {
            currency: components["schemas"]["Currency"];
            moneyStyle: components["schemas"]["MoneyStyle"];
            /** @description What must be known of tax to show prices and to ask where customers are; null where the shop says none. */
            tax: {
                /** @enum {string} */
                entered: "gross" | "net";
                /** @description Beside prices: `incl. 19 % VAT`, `plus VAT`; null where the seller's place charges none. */
                note: string | null;
                /** @description Regions that have rates of their own; only they are asked for. */
                regions: {
                    /** @description ISO 3166-2, such as `CA-QC`. */
                    code: string;
                    name: string;
                }[];
            } | null;
            /** @description The sizes in which everything is sold, the smallest first. */
            tiers: {
                id: components["schemas"]["Tier"];
                label: string;
                /**
                 * Format: int32
                 * @description At most so many people.
                 */
                seats: number;
            }[];
            /** @description Labels of time zones, which are fixed offsets; cities of the IANA database do as well. */
            zones: {
                label: string;
                /** @description Hours from UTC. */
                offsetHours: number;
            }[];
            brandName: string;
            brandMail: string;
            brandLogo: string | null;
            publicUrl: string;
            demoUrl: string;
            contactFormUrl: string;
            /** @enum {string} */
            payments: "simulator" | "stripe";
            stripePublishableKey: string | null;
            videoHosts: string[];
            imageHosts: string[];
            imageHostSwap: {
                from: string;
                to: string;
            } | null;
            /** @description Which times customers may prefer; an experience may have rules of its own beside them. */
            bookingRules: {
                /** Format: int32 */
                noticeHours: number;
                zone: components["schemas"]["Zone"];
                hours: components["schemas"]["DaySpan"][] | null;
                blackoutDays: components["schemas"]["Day"][];
                /** @description The rules in words; null when there are none. */
                words: string | null;
            };
            policy: components["schemas"]["ShopPolicy"];
            /** @description Whether visitors pay for a free time when they take it. */
            paidFirst: boolean;
        };
        Message: {
            message: string;
        };
        /** @description What an endpoint gets: ids only. */
        WebhookMessage: {
            /** @description The event. */
            type: string;
            /** Format: date-time */
            timestamp: string;
            /** @description True where the booking is of the test shop; absent where it is live. */
            test?: boolean;
            data: {
                /** Format: int32 */
                bookingId: number;
                bookingReference: string;
                /**
                 * Format: int32
                 * @description Who sold it; null where the shop did.
                 */
                partnerId: number | null;
                /** @description Of an event of a session. */
                sessionId?: string;
            };
        };
        /**
         * @description A problem document (RFC 9457). `message` is for people, `code` for programs; `error` repeats `message` for older clients.
         * @example {
         *       "type": "https://wondercast.example/developers/errors#invalid",
         *       "code": "invalid",
         *       "title": "Unprocessable Content",
         *       "status": 422,
         *       "detail": "Please enter your first name.",
         *       "message": "Please enter your first name.",
         *       "error": "Please enter your first name.",
         *       "requestId": "4c0e6f0a",
         *       "issues": [
         *         {
         *           "path": "firstName",
         *           "message": "Please enter your first name."
         *         }
         *       ],
         *       "issueCount": 1
         *     }
         */
        Problem: {
            /**
             * Format: uri
             * @description Leads to what the code means and what to do.
             */
            type: string;
            /**
             * @description What it is, for programs: stable, and more may come. `/developers/errors` lists them.
             * @example invalid
             */
            code: string;
            title: string;
            /** Format: int32 */
            status: number;
            detail: string;
            message: string;
            error: string;
            requestId: string;
            /** @description The first 20 mistakes. */
            issues: {
                /** @description The field's dotted path; empty for the whole body. */
                path: string;
                message: string;
            }[];
            /**
             * Format: int32
             * @description The total number of mistakes.
             */
            issueCount: number;
            changes?: components["schemas"]["BookingChanges"];
            amendment?: components["schemas"]["AmendmentQuote"];
            quote?: components["schemas"]["Quote"];
            /** @description Units whose time nobody can lead any more. */
            taken?: components["schemas"]["TakenTime"][];
            /** @description The present state, where a change of a session or a host's answer does not fit it. */
            state?: string;
            /**
             * Format: date-time
             * @description The agreed start, where another time was chosen meanwhile.
             */
            startsAt?: string | null;
            /** @description In which `startsAt` was agreed. */
            zone?: components["schemas"]["Zone"] | null;
            /** @description Each reason why a host is not free. */
            hindrances?: components["schemas"]["Hindrance"][];
            /** @description The host who is not free at the time that a session would move to. */
            clash?: {
                /** Format: int32 */
                hostId: number;
                hostName: string;
                words: string;
                hindrances: components["schemas"]["Hindrance"][];
            };
            /** @description The first sessions that a host still has to lead. */
            sessions?: components["schemas"]["SessionRef"][];
            /** @description Of a login (401), or of a change of how one signs in (403), whose password was right: what has to follow, by `/api/login/code` or a passkey. */
            secondFactor?: ("authenticator" | "passkey")[];
        };
        SignInBody: {
            username: string;
            password: string;
        };
        RegistrationBody: {
            username: string;
            password: string;
            email: string;
            fullName?: string | null;
            companyName?: string | null;
        };
        ProfileBody: {
            email?: string | null;
            fullName?: string | null;
            phoneNumber?: string | null;
            companyName?: string | null;
            jobTitle?: string | null;
            department?: string | null;
            industry?: string | null;
            companySize?: ("" | "1-10" | "11-50" | "51-200" | "201-1000" | "1000+") | null;
            website?: string | null;
            linkedinProfile?: string | null;
            address?: string | null;
            city?: string | null;
            state?: string | null;
            zipCode?: string | null;
            country?: string | null;
            preferredCommunication?: ("" | "email" | "phone" | "both") | null;
            marketingOptIn?: boolean | null;
            eventNotifications?: boolean | null;
            profilePicture?: string | null;
            bio?: string | null;
            additionalNotes?: string | null;
            billing?: {
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null;
            password?: string | null;
            version?: number | null;
        };
        PasswordChangeBody: {
            currentPassword: string;
            newPassword: string;
            endOtherAccess?: boolean;
        };
        PasswordResetBody: {
            email: string;
        };
        EmailConfirmationBody: {
            token: string;
        };
        NewPasswordBody: {
            token: string;
            password: string;
        };
        AccountDeletionBody: {
            password: string;
        };
        InvitationBody: {
            email: string;
            /** @enum {string} */
            staffRole: "owner" | "desk" | "finance" | "catalogue" | "reader";
        };
        StaffChangeBody: {
            /** @enum {string} */
            staffRole?: "owner" | "desk" | "finance" | "catalogue" | "reader";
            disabled?: boolean;
            version?: number | null;
        };
        AcceptanceBody: {
            username: string;
            password: string;
            email?: string;
        };
        SecondFactorRequirementBody: {
            required: boolean;
        };
        CodeBody: {
            code: string;
        };
        PasswordAgainBody: {
            password: string;
        };
        PasskeyBody: {
            name: string;
            answer: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                authenticatorAttachment?: ("platform" | "cross-platform") | null;
                /** @default {} */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    authenticatorData?: string;
                    transports?: string[];
                    publicKeyAlgorithm?: number;
                    publicKey?: string;
                };
            };
        };
        PasskeyLoginBody: {
            answer: {
                id: string;
                rawId: string;
                /** @constant */
                type: "public-key";
                authenticatorAttachment?: ("platform" | "cross-platform") | null;
                /** @default {} */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                response: {
                    clientDataJSON: string;
                    authenticatorData: string;
                    signature: string;
                    userHandle?: string | null;
                };
            };
        };
        PaymentMethodBody: {
            type?: "card" | null;
            lastFour: string;
            expiryDate: string;
            cardBrand: string;
        };
        PaymentIntentBody: {
            amount?: (number | string) | null;
            currency?: string | null;
            items?: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
            }[] | null;
            discountCode?: string | null;
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
                specialRequests?: string | null;
            } | null;
            billing?: ({
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null) | null;
            paymentIntentId?: string | null;
            metadata?: {
                bookingType?: (string | number) | null;
                customerEmail?: (string | number) | null;
                customerName?: (string | number) | null;
                itemCount?: (string | number) | null;
                totalBookings?: (string | number) | null;
            } | null;
        };
        CompletionBody: {
            paymentIntentId: string;
        };
        RefundBody: {
            amount?: (number | string) | null;
            note?: string | null;
        };
        OfflinePaymentBody: {
            amount: number | string;
            note: string;
        };
        SimulatedCardBody: {
            clientSecret: string;
            cardNumber: string;
        };
        SimulatedStepBody: {
            clientSecret: string;
            approved: boolean;
        };
        ExperienceBody: {
            /** @default null */
            slug?: string | null;
            title: string;
            description: string;
            duration: string;
            imageUrl: string;
            /** @default null */
            coverImageUrl?: string | null;
            /** @default null */
            videoUrl?: string | null;
            inclusions: string;
            /** @default null */
            theme?: string | null;
            /**
             * Format: int32
             * @default 2025
             */
            year?: number;
            /**
             * Format: int32
             * @default 90
             */
            match?: number;
            /** @default false */
            featured?: boolean;
            /** @default false */
            isNew?: boolean;
            /** @default true */
            published?: boolean;
            /** @default 990 */
            starterPrice?: number | string;
            /** @default 1250 */
            elevatedPrice?: number | string;
            /** @default 1500 */
            premiumPrice?: number | string;
            /** @default 1700 */
            ultimatePrice?: number | string;
            /**
             * @default request
             * @enum {string}
             */
            bookingMode?: "request" | "instant" | "both";
            /**
             * @default 30
             * @enum {number}
             */
            startGrid?: 15 | 30 | 60;
            /**
             * Format: int32
             * @default 90
             */
            horizonDays?: number;
            /**
             * Format: int32
             * @default 24
             */
            leastNoticeHours?: number;
            /**
             * @default standard
             * @enum {string}
             */
            taxCategory?: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
            /** @default null */
            venueCountry?: string | null;
            /** @default null */
            venueRegion?: string | null;
            /** @default false */
            isOpenToOthers?: boolean;
            /** @default [] */
            categoryIds?: number[];
            /** @default null */
            bookingRules?: {
                /** Format: int32 */
                noticeHours: number;
                zone: string;
                hours: {
                    /** Format: int32 */
                    weekday: number;
                    /** Format: int32 */
                    from: number;
                    /** Format: int32 */
                    to: number;
                }[] | null;
                blackoutDays: string[];
            } | null;
            /** @default null */
            policy?: {
                zones: {
                    /** Format: int32 */
                    fromHours: number;
                    /** Format: int32 */
                    refundPercent: number;
                    movePercent: number | null;
                }[];
            } | null;
        };
        ExperienceChangeBody: {
            slug?: string | null;
            title?: string;
            description?: string;
            duration?: string;
            imageUrl?: string;
            coverImageUrl?: string | null;
            videoUrl?: string | null;
            inclusions?: string;
            theme?: string | null;
            /** Format: int32 */
            year?: number;
            /** Format: int32 */
            match?: number;
            featured?: boolean;
            isNew?: boolean;
            published?: boolean;
            starterPrice?: number | string;
            elevatedPrice?: number | string;
            premiumPrice?: number | string;
            ultimatePrice?: number | string;
            /** @enum {string} */
            bookingMode?: "request" | "instant" | "both";
            /** @enum {number} */
            startGrid?: 15 | 30 | 60;
            /** Format: int32 */
            horizonDays?: number;
            /** Format: int32 */
            leastNoticeHours?: number;
            /** @enum {string} */
            taxCategory?: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
            venueCountry?: string | null;
            venueRegion?: string | null;
            isOpenToOthers?: boolean;
            categoryIds?: number[];
            bookingRules?: {
                /** Format: int32 */
                noticeHours: number;
                zone: string;
                hours: {
                    /** Format: int32 */
                    weekday: number;
                    /** Format: int32 */
                    from: number;
                    /** Format: int32 */
                    to: number;
                }[] | null;
                blackoutDays: string[];
            } | null;
            policy?: {
                zones: {
                    /** Format: int32 */
                    fromHours: number;
                    /** Format: int32 */
                    refundPercent: number;
                    movePercent: number | null;
                }[];
            } | null;
            version?: number | null;
        };
        CategoryBody: {
            /** @default null */
            slug?: string | null;
            name: string;
        };
        CategoryChangeBody: {
            slug?: string | null;
            name?: string;
            version?: number | null;
            /** Format: int32 */
            order?: number;
        };
        CategoryOrderBody: {
            ids: number[];
        };
        AddOnBody: {
            name: string;
            description: string;
            price: number | string;
            /** @default null */
            question?: string | null;
            /** @default false */
            needsPhone?: boolean;
            /** @default null */
            taxCategory?: string | null;
            /** @default true */
            isActive?: boolean;
            /** @default [] */
            experienceIds?: number[];
        };
        AddOnChangeBody: {
            name?: string;
            description?: string;
            price?: number | string;
            question?: string | null;
            needsPhone?: boolean;
            taxCategory?: string | null;
            isActive?: boolean;
            experienceIds?: number[];
            version?: number | null;
        };
        ImportPreviewBody: {
            /** @enum {string} */
            kind: "experiences" | "categories" | "add-ons";
            /** @enum {string} */
            format: "csv" | "json";
            text: string;
            columns?: {
                column: string;
                field: string | null;
            }[];
            onlyGood?: boolean;
        };
        ImportPicturesBody: {
            /** @enum {string} */
            kind: "experiences" | "categories" | "add-ons";
            /** @enum {string} */
            format: "csv" | "json";
            text: string;
            columns?: {
                column: string;
                field: string | null;
            }[];
            onlyGood?: boolean;
            /**
             * Format: int32
             * @default 0
             */
            from?: number;
        };
        ImportBody: {
            /** @enum {string} */
            kind: "experiences" | "categories" | "add-ons";
            /** @enum {string} */
            format: "csv" | "json";
            text: string;
            columns?: {
                column: string;
                field: string | null;
            }[];
            onlyGood?: boolean;
            /** Format: int32 */
            version: number;
        };
        LogoCarouselBody: {
            enabled: boolean;
            logos: {
                id?: number | null;
                imageUrl: string;
                altText: string;
                /** Format: int32 */
                order?: number;
                linkUrl?: string | null;
                scale?: number;
                isActive?: boolean;
            }[];
        };
        QuoteBody: {
            items: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
            }[];
            discountCode?: string | null;
            hold?: string | null;
            billing?: {
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null;
            companyName?: string | null;
        };
        HoldBody: {
            items: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
            }[];
            hold?: string | null;
        };
        DiscountCheckBody: {
            code: string;
            orderAmount: number | string;
        };
        DiscountCodeBody: {
            code: string;
            /** @default  */
            description?: string | null;
            /**
             * @default percentage
             * @enum {string}
             */
            discountType?: "percentage" | "fixed";
            discountValue: number | string;
            /** @default 0 */
            minOrderAmount?: number | string;
            /** @default null */
            maxUses?: number | null;
            /** @default false */
            oncePerCustomer?: boolean;
            /** @default true */
            active?: boolean;
            validFrom?: string;
            /** @default null */
            validUntil?: string | null;
        };
        DiscountCodeChangeBody: {
            code?: string;
            description?: string | null;
            /** @enum {string} */
            discountType?: "percentage" | "fixed";
            discountValue?: number | string;
            minOrderAmount?: number | string;
            maxUses?: number | null;
            oncePerCustomer?: boolean;
            active?: boolean;
            validFrom?: string;
            validUntil?: string | null;
            version?: number | null;
        };
        OrderBody: {
            items: {
                experienceId?: number | null;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
                experience?: number | {
                    /** Format: int32 */
                    id: number;
                };
                selectedDate?: unknown;
            }[];
        };
        BookingBody: {
            experienceId?: number | null;
            date?: string | null;
            time?: string | null;
            totalPrice: number | string;
            paymentStatus?: ("pending" | "paid") | null;
            companyName?: string | null;
            purchaseOrder?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
            specialRequests?: string | null;
            billing?: ({
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null) | null;
            cartItems?: string;
            items?: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
            }[];
            discountCode?: string | null;
            stripePaymentIntentId?: string | null;
            hold?: string | null;
            payLink?: boolean | null;
            returnUrl?: string | null;
        } | unknown | unknown | unknown;
        BookingSlotsBody: {
            items: {
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
            }[];
            version?: number | null;
        };
        PartnerBody: {
            name: string;
            /** @default 0 */
            commission?: number | string;
        };
        PartnerChangeBody: {
            name?: string;
            commission?: number | string;
            version?: number | null;
        };
        PartnerKeyBody: {
            /** Format: int32 */
            partnerId: number;
            /** @enum {string} */
            kind: "publishable" | "secret";
            /**
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @default  */
            label?: string;
            /** @default [] */
            origins?: string[];
            scopes?: ("bookings:write" | "bookings:read" | "statement:read")[];
            /** Format: int32 */
            ratePerMinute?: number;
        };
        PartnerKeyChangeBody: {
            label?: string;
            origins?: string[];
            scopes?: ("bookings:write" | "bookings:read" | "statement:read")[];
            /** Format: int32 */
            ratePerMinute?: number;
            version?: number | null;
        };
        OwnKeyBody: {
            /** @enum {string} */
            kind: "publishable" | "secret";
            /**
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @default  */
            label?: string;
            /** @default [] */
            origins?: string[];
            scopes?: ("bookings:write" | "bookings:read" | "statement:read")[];
        };
        OwnWebhookBody: {
            url: string;
            /** @default  */
            description?: string;
            /**
             * @default [
             *       "booking.created",
             *       "booking.confirmed",
             *       "booking.unconfirmed",
             *       "booking.rescheduled",
             *       "booking.amended",
             *       "booking.cancelled",
             *       "booking.paid",
             *       "booking.refunded",
             *       "session.agreed",
             *       "session.moved",
             *       "session.cancelled",
             *       "session.delivered"
             *     ]
             */
            events?: ("booking.created" | "booking.confirmed" | "booking.unconfirmed" | "booking.rescheduled" | "booking.amended" | "booking.cancelled" | "booking.paid" | "booking.refunded" | "session.agreed" | "session.moved" | "session.cancelled" | "session.delivered")[];
            /** @default true */
            enabled?: boolean;
            /**
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
        };
        PartnerPersonBody: {
            email: string;
        };
        RotationBody: {
            /**
             * Format: int32
             * @default 24
             */
            graceHours?: number;
        };
        PartnerTestMailBody: {
            address: string | null;
        };
        TestMailConfirmationBody: {
            token: string;
        };
        WebhookBody: {
            url: string;
            /** @default  */
            description?: string;
            /**
             * @default [
             *       "booking.created",
             *       "booking.confirmed",
             *       "booking.unconfirmed",
             *       "booking.rescheduled",
             *       "booking.amended",
             *       "booking.cancelled",
             *       "booking.paid",
             *       "booking.refunded",
             *       "session.agreed",
             *       "session.moved",
             *       "session.cancelled",
             *       "session.delivered"
             *     ]
             */
            events?: ("booking.created" | "booking.confirmed" | "booking.unconfirmed" | "booking.rescheduled" | "booking.amended" | "booking.cancelled" | "booking.paid" | "booking.refunded" | "session.agreed" | "session.moved" | "session.cancelled" | "session.delivered")[];
            /** @default true */
            enabled?: boolean;
            /**
             * @default live
             * @enum {string}
             */
            mode?: "live" | "test";
            /** @default null */
            partnerId?: number | null;
        };
        WebhookExampleBody: {
            /**
             * @default booking.created
             * @enum {string}
             */
            event?: "booking.created" | "booking.confirmed" | "booking.unconfirmed" | "booking.rescheduled" | "booking.amended" | "booking.cancelled" | "booking.paid" | "booking.refunded" | "session.agreed" | "session.moved" | "session.cancelled" | "session.delivered";
        };
        WebhookChangeBody: {
            url?: string;
            description?: string;
            events?: ("booking.created" | "booking.confirmed" | "booking.unconfirmed" | "booking.rescheduled" | "booking.amended" | "booking.cancelled" | "booking.paid" | "booking.refunded" | "session.agreed" | "session.moved" | "session.cancelled" | "session.delivered")[];
            enabled?: boolean;
            version?: number | null;
        };
        FreeUnpaidBody: {
            version?: number | null;
        };
        ConfirmationStatusBody: {
            confirmed: boolean;
            version?: number | null;
        };
        PaymentStatusBody: {
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            version?: number | null;
        };
        DeliveryStatusBody: {
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
            version?: number | null;
        };
        DeskBookingBody: {
            companyName?: string | null;
            purchaseOrder?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
            specialRequests?: string | null;
            billing?: ({
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null) | null;
            items: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
                ownPrice?: (number | string) | null;
                priceReason?: string | null;
                agreed?: ({
                    startsAt: string;
                    zone: string;
                } | null)[] | null;
            }[];
            discountCode?: string | null;
            totalPrice?: (number | string) | null;
            payLink?: boolean | null;
        };
        CustomerNoteBody: {
            text: string;
        };
        MergeBody: {
            /** Format: int32 */
            into: number;
            /** Format: int32 */
            version: number;
        };
        SeparationBody: {
            /** Format: int32 */
            memberId: number;
            /** Format: int32 */
            version: number;
        };
        DeskQuoteBody: {
            items: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier?: "starter" | "elevated" | "premium" | "ultimate";
                /** Format: int32 */
                quantity: number;
                addOns?: {
                    /** Format: int32 */
                    id: number;
                }[] | null;
                tierPrice?: (number | string) | null;
                addOnsTotal?: (number | string) | null;
                headcount?: number | null;
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null;
                preferences?: (({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: string | null;
                } | null)[] | null)[] | null;
                experienceDates?: (string | null)[] | null;
                startsAt?: (string | null)[] | null;
                timezone?: (string | (string | null)[]) | null;
                language?: string | null;
                ownPrice?: (number | string) | null;
            }[];
            discountCode?: string | null;
            billing?: {
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null;
            companyName?: string | null;
        };
        CustomerCorrectionBody: {
            companyName?: string | null;
            purchaseOrder?: string | null;
            firstName?: string | null;
            lastName?: string | null;
            email?: string | null;
            phoneNumber?: string | null;
            specialRequests?: string | null;
            billing?: {
                name?: string | null;
                lines?: string[] | null;
                postalCode?: string | null;
                city?: string | null;
                country: string;
                region?: string | null;
                taxNumber?: string | null;
            } | null;
            version?: number | null;
        };
        AccountLinkBody: {
            account: string | null;
            version?: number | null;
        };
        BookingNoteBody: {
            text: string;
        };
        PreferencesBody: {
            preferences: ({
                date?: string | null;
                time?: string | null;
                meridiem?: ("AM" | "PM") | null;
                zone?: string | null;
            } | null)[];
            guestNotes?: string | null;
            version?: number | null;
        };
        AgreementBody: {
            preference?: number | null;
            startsAt?: string | null;
            zone?: string | null;
            minutes?: number | null;
            hostId?: number | null;
            ask?: boolean | null;
            version?: number | null;
        };
        SuggestionsBody: {
            times: {
                startsAt: string;
                zone: string;
            }[];
            note?: string | null;
            expiresAt?: string | null;
            holdHosts?: boolean | null;
            version?: number | null;
        };
        LinkAnswerBody: {
            time?: number | null;
            startsAt?: string | null;
            timezone?: string | null;
        };
        SuggestionAnswerBody: {
            /** Format: int32 */
            time: number;
        };
        SessionChangeBody: {
            joinUrl?: string | null;
            place?: string | null;
            headcount?: number | null;
            notes?: string | null;
            guestNotes?: string | null;
            version?: number | null;
        };
        DeliveredBody: {
            /** @default true */
            delivered?: boolean;
            version?: number | null;
        };
        AmendmentQuoteBody: {
            /** @default [] */
            lines?: {
                line?: number | null;
                sessionId?: string | null;
                experienceId?: number | null;
                quantity?: number | null;
                selectedTier?: ("starter" | "elevated" | "premium" | "ultimate") | null;
                addOnIds?: number[] | null;
                headcount?: number | null;
            }[];
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
                specialRequests?: string | null;
            } | null;
        };
        AmendmentBody: {
            /** @default [] */
            lines?: {
                line?: number | null;
                sessionId?: string | null;
                experienceId?: number | null;
                quantity?: number | null;
                selectedTier?: ("starter" | "elevated" | "premium" | "ultimate") | null;
                addOnIds?: number[] | null;
                headcount?: number | null;
            }[];
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
                specialRequests?: string | null;
            } | null;
            shownDifference: number;
            /** Format: int32 */
            version: number;
        };
        AdminAmendmentQuoteBody: {
            /** @default [] */
            lines?: {
                line?: number | null;
                sessionId?: string | null;
                experienceId?: number | null;
                quantity?: number | null;
                selectedTier?: ("starter" | "elevated" | "premium" | "ultimate") | null;
                addOnIds?: number[] | null;
                headcount?: number | null;
            }[];
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
                specialRequests?: string | null;
            } | null;
            fee?: (number | string) | null;
        };
        AdminAmendmentBody: {
            /** @default [] */
            lines?: {
                line?: number | null;
                sessionId?: string | null;
                experienceId?: number | null;
                quantity?: number | null;
                selectedTier?: ("starter" | "elevated" | "premium" | "ultimate") | null;
                addOnIds?: number[] | null;
                headcount?: number | null;
            }[];
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
                specialRequests?: string | null;
            } | null;
            reason: string;
            fee?: (number | string) | null;
            shownDifference: number;
            /** Format: int32 */
            version: number;
        };
        MoveBody: {
            preferences?: ({
                date?: string | null;
                time?: string | null;
                meridiem?: ("AM" | "PM") | null;
                zone?: string | null;
            } | null)[] | null;
            startsAt?: string | null;
            timezone?: string | null;
            shownFee: number | string;
            /** Format: int32 */
            version: number;
        };
        AdminMoveBody: {
            preferences?: ({
                date?: string | null;
                time?: string | null;
                meridiem?: ("AM" | "PM") | null;
                zone?: string | null;
            } | null)[] | null;
            startsAt?: string | null;
            timezone?: string | null;
            reason: string;
            fee?: (number | string) | null;
            /** Format: int32 */
            version: number;
        };
        BookingRulesBody: {
            /** Format: int32 */
            noticeHours: number;
            zone: string;
            hours: {
                /** Format: int32 */
                weekday: number;
                /** Format: int32 */
                from: number;
                /** Format: int32 */
                to: number;
            }[] | null;
            blackoutDays: string[];
            version?: number | null;
        };
        EmptyDemoBody: {
            words: string;
            touchedToo?: boolean;
        };
        BrandBody: {
            name: string;
            mail: string;
            senderName: string;
            senderAddress: string;
            replyTo?: string | null;
            signature?: string;
            logo: string | null;
            version?: number | null;
        };
        SellingBody: {
            sellerName: string;
            sellerAddress: string;
            sellerTaxId?: string | null;
            sellerEmail: string;
            sellerPhone?: string | null;
            sellerWebsite: string;
            taxPercent: number;
            bankHolder?: string | null;
            bankName?: string | null;
            iban?: string | null;
            bic?: string | null;
            /** Format: int32 */
            daysToPay: number;
            invoicePrefix: string;
            version?: number | null;
        };
        RemindersBody: {
            days: number[];
            reviewDays?: number | null;
            version?: number | null;
        };
        TextsBody: {
            about: string;
            contact: string;
            terms: string;
            privacy: string;
            version?: number | null;
        };
        MoneyBody: {
            currency: string;
            locale: string;
            version?: number | null;
        };
        TimesBody: {
            paidFirst: boolean;
            /** Format: int32 */
            partnerUnits: number;
            version?: number | null;
        };
        TaxBody: {
            isOn: boolean;
            seller: {
                name: string;
                lines: string[];
                postalCode: string;
                city: string;
                country: string;
                region?: string | null;
            } | null;
            registrations: {
                country: string;
                number: string;
            }[];
            /** @enum {string} */
            entered: "gross" | "net";
            rates: {
                country: string;
                region?: string | null;
                /** @enum {string} */
                category: "standard" | "reduced" | "reduced2" | "reduced3" | "zero" | "exempt";
                percent?: number | null;
                name: string;
                from: string;
                parts?: {
                    name: string;
                    number?: string | null;
                    percent: number;
                }[];
                text?: string | null;
                code?: ("VATEX-EU-132" | "VATEX-EU-132-1A" | "VATEX-EU-132-1B" | "VATEX-EU-132-1C" | "VATEX-EU-132-1D" | "VATEX-EU-132-1E" | "VATEX-EU-132-1F" | "VATEX-EU-132-1G" | "VATEX-EU-132-1H" | "VATEX-EU-132-1I" | "VATEX-EU-132-1J" | "VATEX-EU-132-1K" | "VATEX-EU-132-1L" | "VATEX-EU-132-1M" | "VATEX-EU-132-1N" | "VATEX-EU-132-1O" | "VATEX-EU-132-1P" | "VATEX-EU-132-1Q" | "VATEX-EU-135-1" | "VATEX-FR-FRANCHISE") | null;
            }[];
            /** @enum {string} */
            place: "preset" | "seller" | "customer";
            isWithheldOutside: boolean;
            checksNumbers?: boolean;
            exchangeRates?: {
                day: string;
                from: string;
                to: string;
                rate: number;
                source: string;
            }[];
            version?: number | null;
        };
        KeepNumberBody: {
            reason: string;
        };
        TaxRatesFile: {
            text: string;
        };
        ExchangeRatesFile: {
            text: string;
        };
        PolicyBody: {
            zones: {
                /** Format: int32 */
                fromHours: number;
                /** Format: int32 */
                refundPercent: number;
                movePercent: number | null;
            }[];
            version?: number | null;
        };
        CancellationBody: {
            shownFee: number | string;
            shownRefund: number | string;
            reason?: string | null;
        };
        AdminCancellationBody: {
            reason: string;
            /** @enum {string} */
            by: "customer" | "shop";
            fee?: (number | string) | null;
            refund?: (number | string) | null;
        };
        HostBody: {
            name: string;
            email?: string;
            /** @default null */
            phone?: string | null;
            /** @default null */
            pictureUrl?: string | null;
            /** @default null */
            about?: string | null;
            zone: string;
            /** @default [] */
            languages?: string[];
            /** @default [] */
            experienceIds?: number[];
            /** @default [] */
            hours?: {
                /** Format: int32 */
                weekday: number;
                /** Format: int32 */
                from: number;
                /** Format: int32 */
                to: number;
            }[];
            /**
             * Format: int32
             * @default 15
             */
            breakBefore?: number;
            /**
             * Format: int32
             * @default 15
             */
            breakAfter?: number;
            /**
             * Format: int32
             * @default 3
             */
            mostADay?: number;
            /** @default false */
            takesInstant?: boolean;
            /** @default null */
            joinUrl?: string | null;
            /** @default null */
            feedUrl?: string | null;
        };
        HostChangeBody: {
            name?: string;
            email?: string;
            phone?: string | null;
            pictureUrl?: string | null;
            about?: string | null;
            zone?: string;
            languages?: string[];
            experienceIds?: number[];
            hours?: {
                /** Format: int32 */
                weekday: number;
                /** Format: int32 */
                from: number;
                /** Format: int32 */
                to: number;
            }[];
            /** Format: int32 */
            breakBefore?: number;
            /** Format: int32 */
            breakAfter?: number;
            /** Format: int32 */
            mostADay?: number;
            takesInstant?: boolean;
            joinUrl?: string | null;
            feedUrl?: string | null;
            version?: number | null;
            active?: boolean;
        };
        AbsenceBody: {
            startsAt: string;
            endsAt: string;
            reason?: string | null;
        };
        AssignmentBody: {
            /** Format: int32 */
            hostId: number;
            /** @default true */
            ask?: boolean;
            instead?: number | null;
        };
        HostAnswerBody: {
            accept: boolean;
            reason?: ("busy" | "away" | "not-mine" | "too-short" | "other") | null;
            note?: string | null;
            startsAt?: string | null;
        };
        ReviewsBody: {
            name: string;
            company?: string | null;
            reviews: {
                /** Format: int32 */
                rating: number;
                /** @default  */
                text?: string;
                /** Format: int32 */
                experienceId: number;
            }[];
        };
        ReviewPublicationBody: {
            version?: number | null;
        };
        ReviewHidingBody: {
            reason: string;
            version?: number | null;
        };
        ReviewAnswerBody: {
            answer: string | null;
            version?: number | null;
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Done"
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Not JSON, or a broken request. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not authenticated. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not permitted, or sent by another site. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It has changed, or is taken. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields are missing or wrong; `issues` names each. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many of these; wait. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider is away, slow or answers nonsense. */
        ProviderAway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The shop cannot answer just now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Anything else that went wrong. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The first month; by default the earliest.
         * @example 2026-01
         */
        statementFrom: string;
        /**
         * @description The last month; by default the current one.
         * @example 2026-12
         */
        statementTo: string;
        /**
         * @description The format; `ubl` is the XML of EN 16931 as UBL 2.1, which documents with tax have. The PDF of such a document has it inside as Factur-X.
         * @example pdf
         */
        invoiceAs: "pdf" | "ubl";
        /**
         * @description The format; `csv` and `pdf` have every line, a PDF at most 1,000.
         * @example json
         */
        statementAs: "json" | "csv" | "pdf";
        /**
         * @description The most lines of one answer.
         * @example 200
         */
        statementLimit: number;
        /** @description The cursor of a `Link` header. */
        statementCursor: string;
        /**
         * @description The row's id.
         * @example 1
         */
        id: number;
        /**
         * @description The account's id.
         * @example 1
         */
        accountId: number;
        /**
         * @description The invitation's id.
         * @example 1
         */
        invitationId: number;
        /**
         * @description The experience's slug, the last part of its URL.
         * @example the-harlem-jazz-hour
         */
        slug: string;
        /** @description The token of the mailed link; it gives the same access as the booking's owner. */
        bookingToken: string;
        /**
         * @description The session's id.
         * @example 41-1-1
         */
        sessionId: string;
        /**
         * @description The absence's id.
         * @example 1
         */
        absenceId: number;
        /**
         * @description From the link of the host's page.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        hostToken: string;
        /**
         * @description The secret part of a calendar's address.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        feedToken: string;
        /**
         * @description From the mailed link.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        sessionToken: string;
        /**
         * @description From the mailed link.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        reviewToken: string;
        /**
         * @description The payment's id.
         * @example pi_3PqX2aBcDeFgHiJk
         */
        paymentIntentId: string;
        /**
         * @description The provider's id of a failed refund or a dispute.
         * @example re_3PqX2aBcDeFgHiJk
         */
        matterId: string;
        /**
         * @description From the mailed link.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        payToken: string;
        /**
         * @description Words that must all occur in the customer's names, e-mail or company, the experiences' titles or the reference. Case and accents do not matter.
         * @example mara jazz
         */
        bookingSearch: string;
        /** @description Only confirmed or only unconfirmed bookings, cancelled ones in neither. */
        bookingConfirmed: boolean;
        /** @description Only cancelled bookings, or only the others. */
        bookingCancelled: boolean;
        /** @description Only these. A booking that costs nothing, or nothing any longer, is `nothing-due` and neither of the others. */
        bookingPaymentStatus: "pending" | "paid" | "nothing-due";
        /** @description Only these. */
        bookingDeliveryStatus: "pending" | "delivered";
        /**
         * @description Only bookings through this partner.
         * @example 1
         */
        bookingPartner: number;
        /**
         * @description Placed on this UTC day or later.
         * @example 2026-11-01
         */
        createdFrom: string;
        /**
         * @description Placed on this UTC day or earlier.
         * @example 2026-11-30
         */
        createdTo: string;
        /**
         * @description With a session on this day or later, and not after `sessionTo` if that is set.
         * @example 2027-03-01
         */
        sessionFrom: string;
        /**
         * @description With a session on this day or earlier.
         * @example 2027-03-31
         */
        sessionTo: string;
        /** @description How many sessions to pass over, where `sessionsLeftOut` says that not all are listed. */
        sessionsFrom: number;
        /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
        listCursor: string;
        /** @description The sort column; a leading hyphen sorts in descending order. `date` is the first day of a booking's sessions; bookings without one sort after all days. */
        bookingSort: "createdAt" | "-createdAt" | "date" | "-date" | "customer" | "-customer" | "totalPrice" | "-totalPrice" | "reference" | "-reference";
        /**
         * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
         *     different values it is refused.
         * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
         */
        idempotencyKey: string;
        /**
         * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
         *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
         *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
         *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
         * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
         */
        idempotencyProof: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The total over all pages.
         * @example 26
         */
        "X-Total-Count": number;
        /**
         * @description The next page, as `<…>; rel="next"` (RFC 8288); absent on the last page.
         * @example </api/experiences?limit=24&cursor=24>; rel="next"
         */
        Link: string;
        /**
         * @description The name under which to save the file.
         * @example attachment; filename="my-data.json"
         */
        "Content-Disposition": string;
        /**
         * @description Seconds to wait before trying again.
         * @example 30
         */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "mara",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Invalid username or password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "mara",
                 *       "password": "correct horse",
                 *       "email": "mara@northlight.example",
                 *       "fullName": "Mara Reyes",
                 *       "companyName": "Northlight Studio"
                 *     }
                 */
                "application/json": components["schemas"]["RegistrationBody"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Username or e-mail is taken. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have been logged out"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fullName": "Mara Reyes",
                 *       "companySize": "51-200",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The e-mail is taken, or the version is stale. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse",
                 *       "newPassword": "battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChangeBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestEmailConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Zmc3BoZXJlc29tZXRva2Vu"
                 *     }
                 */
                "application/json": components["schemas"]["EmailConfirmationBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@northlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "b2Zmc3BoZXJlc29tZXRva2Vu",
                 *       "password": "battery staple"
                 *     }
                 */
                "application/json": components["schemas"]["NewPasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["AccountDeletionBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminBookings: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur in the customer's names, e-mail or company, the experiences' titles or the reference. Case and accents do not matter.
                 * @example mara jazz
                 */
                search?: components["parameters"]["bookingSearch"];
                /** @description Only confirmed or only unconfirmed bookings, cancelled ones in neither. */
                confirmed?: components["parameters"]["bookingConfirmed"];
                /** @description Only cancelled bookings, or only the others. */
                cancelled?: components["parameters"]["bookingCancelled"];
                /** @description Only these. A booking that costs nothing, or nothing any longer, is `nothing-due` and neither of the others. */
                paymentStatus?: components["parameters"]["bookingPaymentStatus"];
                /** @description Only these. */
                deliveryStatus?: components["parameters"]["bookingDeliveryStatus"];
                /**
                 * @description Only bookings through this partner.
                 * @example 1
                 */
                partnerId?: components["parameters"]["bookingPartner"];
                /**
                 * @description Placed on this UTC day or later.
                 * @example 2026-11-01
                 */
                createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Placed on this UTC day or earlier.
                 * @example 2026-11-30
                 */
                createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description With a session on this day or later, and not after `sessionTo` if that is set.
                 * @example 2027-03-01
                 */
                sessionFrom?: components["parameters"]["sessionFrom"];
                /**
                 * @description With a session on this day or earlier.
                 * @example 2027-03-31
                 */
                sessionTo?: components["parameters"]["sessionTo"];
                /** @description The sort column; a leading hyphen sorts in descending order. `date` is the first day of a booking's sessions; bookings without one sort after all days. */
                sort?: components["parameters"]["bookingSort"];
                /** @description The fields of each booking. */
                fields?: "row" | "full";
                /**
                 * @description The page size.
                 * @example 100
                 */
                limit?: number;
                /** @description The cursor of a `Link` header; it is valid only for its sort. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["AdminBooking"] | components["schemas"]["BookingRow"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    bookForCustomer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Mara",
                 *       "lastName": "Reyes",
                 *       "email": "mara@northlight.example",
                 *       "companyName": "Northlight Studio",
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 1,
                 *           "headcount": 60,
                 *           "ownPrice": 1300,
                 *           "priceReason": "Third booking this year",
                 *           "agreed": [
                 *             {
                 *               "startsAt": "2027-03-19T19:30:00Z",
                 *               "zone": "America/New_York"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "payLink": true
                 *     }
                 */
                "application/json": components["schemas"]["DeskBookingBody"];
            };
        };
        responses: {
            /** @description The booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listUnpaidTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnpaidTimes"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    freeUnpaidTimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["FreeUnpaidBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    quoteForCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 1,
                 *           "ownPrice": 1300
                 *         }
                 *       ],
                 *       "discountCode": "TOGETHER10"
                 *     }
                 */
                "application/json": components["schemas"]["DeskQuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur in the customer's names, e-mail or company, the experiences' titles or the reference. Case and accents do not matter.
                 * @example mara jazz
                 */
                search?: components["parameters"]["bookingSearch"];
                /** @description Only confirmed or only unconfirmed bookings, cancelled ones in neither. */
                confirmed?: components["parameters"]["bookingConfirmed"];
                /** @description Only cancelled bookings, or only the others. */
                cancelled?: components["parameters"]["bookingCancelled"];
                /** @description Only these. A booking that costs nothing, or nothing any longer, is `nothing-due` and neither of the others. */
                paymentStatus?: components["parameters"]["bookingPaymentStatus"];
                /** @description Only these. */
                deliveryStatus?: components["parameters"]["bookingDeliveryStatus"];
                /**
                 * @description Only bookings through this partner.
                 * @example 1
                 */
                partnerId?: components["parameters"]["bookingPartner"];
                /**
                 * @description Placed on this UTC day or later.
                 * @example 2026-11-01
                 */
                createdFrom?: components["parameters"]["createdFrom"];
                /**
                 * @description Placed on this UTC day or earlier.
                 * @example 2026-11-30
                 */
                createdTo?: components["parameters"]["createdTo"];
                /**
                 * @description With a session on this day or later, and not after `sessionTo` if that is set.
                 * @example 2027-03-01
                 */
                sessionFrom?: components["parameters"]["sessionFrom"];
                /**
                 * @description With a session on this day or earlier.
                 * @example 2027-03-31
                 */
                sessionTo?: components["parameters"]["sessionTo"];
                /** @description The sort column; a leading hyphen sorts in descending order. `date` is the first day of a booking's sessions; bookings without one sort after all days. */
                sort?: components["parameters"]["bookingSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminBooking: {
        parameters: {
            query?: {
                /** @description How many sessions to pass over, where `sessionsLeftOut` says that not all are listed. */
                sessionsFrom?: components["parameters"]["sessionsFrom"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAdminBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setConfirmationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "confirmed": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmationStatusBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setPaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentStatus": "paid",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentStatusBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setDeliveryStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryStatus": "delivered",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryStatusBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setBookingSlots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "slots": [
                 *             {
                 *               "date": "2027-03-19",
                 *               "time": "2:30",
                 *               "meridiem": "PM",
                 *               "zone": "EST"
                 *             },
                 *             null
                 *           ]
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["BookingSlotsBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    correctCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mara@northlight.example",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["CustomerCorrectionBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    linkAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "account": "mara@northlight.example",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["AccountLinkBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookingNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingNote"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addBookingNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Called; the team has moved to the third floor."
                 *     }
                 */
                "application/json": components["schemas"]["BookingNoteBody"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeBookingNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The id of the note.
                 * @example 1
                 */
                noteId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            /** @description The mail server did not accept it. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The mail, as the `mails` of its booking name it.
                 * @example booking-received-WC-7K2M9QXR4T@wondercast.example
                 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAsSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The mail, as the `mails` of its booking name it.
                 * @example booking-received-WC-7K2M9QXR4T@wondercast.example
                 */
                messageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            /** @description The mail server did not accept it. */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description The number of a document, or the reference of the booking whose documents are meant. Case does not matter.
                 * @example INV-2026-000041
                 */
                search?: string;
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoiceDocument"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getInvoiceDocument: {
        parameters: {
            query?: {
                /**
                 * @description The format; `ubl` is the XML of EN 16931 as UBL 2.1, which documents with tax have. The PDF of such a document has it inside as Factur-X.
                 * @example pdf
                 */
                as?: components["parameters"]["invoiceAs"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSlots: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2027-03-01
                 */
                from: string;
                /**
                 * @description Last day; at most 62 days later.
                 * @example 2027-03-31
                 */
                to: string;
                /**
                 * @description The number of sessions per day; of many days fewer are listed.
                 * @example 20
                 */
                perDay?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCalendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOverview: {
        parameters: {
            query?: {
                /**
                 * @description The number of days, including today.
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /**
                 * @description The kind of record, such as `experience`, `category`, `add-on`, `discount-code` or `booking`.
                 * @example experience
                 */
                subject?: string;
                /**
                 * @description The record's id.
                 * @example 1
                 */
                subjectId?: string;
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOwnBookings: {
        parameters: {
            query?: {
                /**
                 * @description The page size.
                 * @example 100
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "totalPrice": 2900,
                 *       "paymentStatus": "pending",
                 *       "companyName": "Northlight Studio",
                 *       "purchaseOrder": "PO-4711",
                 *       "firstName": "Mara",
                 *       "lastName": "Reyes",
                 *       "email": "mara@northlight.example",
                 *       "phoneNumber": "",
                 *       "specialRequests": "One of us is deaf; please have captions on.",
                 *       "billing": {
                 *         "name": "Northlight Studio GmbH",
                 *         "lines": [
                 *           "Lindengasse 4"
                 *         ],
                 *         "postalCode": "1070",
                 *         "city": "Vienna",
                 *         "country": "AT",
                 *         "taxNumber": "ATU12345675"
                 *       },
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 2,
                 *           "addOns": [],
                 *           "slots": [
                 *             {
                 *               "date": "2027-03-19",
                 *               "time": "2:30",
                 *               "meridiem": "PM",
                 *               "zone": "EST"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BookingBody"];
            };
        };
        responses: {
            /** @description The booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The payment could not be verified. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Prices have changed or the code is not valid; `quote` has the current figures. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingByReference: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
                /** @description How many sessions to pass over, where `sessionsLeftOut` says that not all are listed. */
                sessionsFrom?: components["parameters"]["sessionsFrom"];
            };
            header?: never;
            path: {
                /**
                 * @description The reference.
                 * @example WC-7K2M9QXR4T
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
                /** @description How many sessions to pass over, where `sessionsLeftOut` says that not all are listed. */
                sessionsFrom?: components["parameters"]["sessionsFrom"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeBookingSlots: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "slots": [
                 *             {
                 *               "date": "2027-03-19",
                 *               "time": "2:30",
                 *               "meridiem": "PM",
                 *               "zone": "EST"
                 *             },
                 *             null
                 *           ]
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["BookingSlotsBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getInvoicePdf: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
                /**
                 * @description The format; `ubl` is the XML of EN 16931 as UBL 2.1, which documents with tax have. The PDF of such a document has it inside as Factur-X.
                 * @example pdf
                 */
                as?: components["parameters"]["invoiceAs"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReceiptPdf: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBookingInvoices: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingInvoice"][];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingInvoice: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
                /**
                 * @description The format; `ubl` is the XML of EN 16931 as UBL 2.1, which documents with tax have. The PDF of such a document has it inside as Factur-X.
                 * @example pdf
                 */
                as?: components["parameters"]["invoiceAs"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The id of the document.
                 * @example 1
                 */
                invoiceId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addBookingFeed: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeBookingFeeds: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addAccountFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeAccountFeeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addHostFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link of the host's page.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["hostToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The secret part of a calendar's address.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["feedToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setBookingRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "noticeHours": 48,
                 *       "zone": "America/New_York",
                 *       "hours": [
                 *         {
                 *           "weekday": 1,
                 *           "from": 480,
                 *           "to": 1200
                 *         },
                 *         {
                 *           "weekday": 2,
                 *           "from": 480,
                 *           "to": 1200
                 *         }
                 *       ],
                 *       "blackoutDays": [
                 *         "2027-12-24"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["BookingRulesBody"];
            };
        };
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingRules"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listExperiences: {
        parameters: {
            query?: {
                /**
                 * @description Text to find.
                 * @example jazz
                 */
                search?: string;
                /**
                 * @description Text to suggest for.
                 * @example ja
                 */
                suggest?: string;
                /**
                 * @description A category's slug.
                 * @example trivia-and-games
                 */
                category?: string;
                /** @description The duration. */
                duration?: "30min" | "1hour" | "90min";
                /** @description Range of the starter price in dollars. */
                price?: "0-500" | "501-1000" | "1001-2000" | "2001-5000" | "5001-10000";
                /** @description Only featured experiences. */
                featured?: boolean;
                /**
                 * @description A slug: returns other experiences in its first category, at most six.
                 * @example the-harlem-jazz-hour
                 */
                relatedTo?: string;
                /**
                 * @description Only these ids, separated by commas, at most fifty.
                 * @example 1,2
                 */
                ids?: string;
                /**
                 * @description How many come: each experience then says its `fit`, which there is not without them. Above 250 nothing seats them.
                 * @example 25
                 */
                people?: number;
                /**
                 * @description The most that one session may cost, in the shop's currency, for the cheapest tier that seats the people.
                 * @example 1500
                 */
                budget?: number;
                /**
                 * @description First day of `zone`: what is booked at free times has one on these days. By default today.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description Last day, included; by default the first.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Whose days; by default the shop's.
                 * @example Europe/Berlin
                 */
                zone?: string;
                /**
                 * @description Of the host, as BCP 47.
                 * @example de
                 */
                language?: string;
                /** @description The fields of each experience. */
                fields?: "card" | "full";
                /**
                 * @description The page size.
                 * @example 24
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Experiences or their cards. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    /** @description How many people, budget and days have left out, such as `budget=12; times=3; seats=1`. */
                    "X-Left-Out"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Experience"] | components["schemas"]["ExperienceCard"] | components["schemas"]["FittingExperience"] | components["schemas"]["FittingCard"])[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createExperience: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Quiz Night Live",
                 *       "description": "A quiz with a live host.",
                 *       "duration": "60 min",
                 *       "imageUrl": "/uploads/demo/trivia-card-772.webp",
                 *       "inclusions": "Host, Buzzers",
                 *       "slug": "quiz-night-live",
                 *       "categoryIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExperienceBody"];
            };
        };
        responses: {
            /** @description The experience. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "featured": true,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["ExperienceChangeBody"];
            };
        };
        responses: {
            /** @description The experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getExperienceBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The experience's slug, the last part of its URL.
                 * @example the-harlem-jazz-hour
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            /** @description `Location` has the URL with the slug. */
            308: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The experience's slug, the last part of its URL.
                 * @example the-harlem-jazz-hour
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getExperienceReviews: {
        parameters: {
            query?: {
                /**
                 * @description The page size.
                 * @example 12
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures of all reviews, and some of them. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceReviews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listExperienceAddOns: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add-ons. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddOn"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listNearSearches: {
        parameters: {
            query?: {
                /**
                 * @description Text that was searched.
                 * @example trivai
                 */
                search?: string;
                /**
                 * @description A category's slug.
                 * @example trivia-and-games
                 */
                category?: string;
                /** @description The duration. */
                duration?: "30min" | "1hour" | "90min";
                /** @description Range of the starter price in dollars. */
                price?: "0-500" | "501-1000" | "1001-2000" | "2001-5000" | "5001-10000";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Other searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearSearch"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wellness",
                 *       "slug": "wellness"
                 *     }
                 */
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            /** @description The category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order": 2
                 *     }
                 */
                "application/json": components["schemas"]["CategoryChangeBody"];
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminExperiences: {
        parameters: {
            query?: {
                /**
                 * @description Part of a title or description.
                 * @example ja
                 */
                suggest?: string;
                /**
                 * @description Only these ids, separated by commas, at most fifty.
                 * @example 1,2
                 */
                ids?: string;
                /**
                 * @description The page size.
                 * @example 24
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Experiences. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    copyExperience: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Experience"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportCatalogue: {
        parameters: {
            query: {
                /**
                 * @description What the file holds.
                 * @example experiences
                 */
                kind: "experiences" | "categories" | "add-ons";
                /**
                 * @description The format of the file.
                 * @example csv
                 */
                format: "csv" | "json";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    /**
                     * @example [
                     *       {
                     *         "slug": "trivia-and-games",
                     *         "name": "Trivia & Games",
                     *         "order": 1
                     *       }
                     *     ]
                     */
                    "application/json": {
                        [key: string]: unknown;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewCatalogueImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "categories",
                 *       "format": "csv",
                 *       "text": "slug,name\nwellness,Wellness"
                 *     }
                 */
                "application/json": components["schemas"]["ImportPreviewBody"];
            };
        };
        responses: {
            /** @description Every change, or what is wrong in each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    fetchImportImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "experiences",
                 *       "format": "csv",
                 *       "text": "slug,title,description,duration,inclusions,imageUrl\njazz-hour,Jazz Hour,An hour of live jazz.,60 min,A live band,https://pictures.example/jazz.webp",
                 *       "from": 0
                 *     }
                 */
                "application/json": components["schemas"]["ImportPicturesBody"];
            };
        };
        responses: {
            /** @description How many images are kept now, and each line whose image cannot be fetched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchedImportImages"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    importCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "categories",
                 *       "format": "csv",
                 *       "text": "slug,name\nwellness,Wellness",
                 *       "version": 12
                 *     }
                 */
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            /** @description How many records were created, changed and left as they were. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportCounts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    orderCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         2,
                 *         1,
                 *         3,
                 *         4,
                 *         5,
                 *         6
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CategoryOrderBody"];
            };
        };
        responses: {
            /** @description Categories in their new order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminAddOns: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add-ons. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAddOn"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Signed vinyl prize",
                 *       "description": "A pressing for the winner.",
                 *       "price": 48.5,
                 *       "isActive": true,
                 *       "experienceIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddOnBody"];
            };
        };
        responses: {
            /** @description The add-on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAddOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateAddOn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isActive": false
                 *     }
                 */
                "application/json": components["schemas"]["AddOnChangeBody"];
            };
        };
        responses: {
            /** @description The add-on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAddOn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLogos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The strip. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoStrip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLogoCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carousel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoCarousel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceLogoCarousel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true,
                 *       "logos": [
                 *         {
                 *           "id": 1,
                 *           "imageUrl": "/uploads/demo/logos/norvane.svg",
                 *           "altText": "Norvane",
                 *           "order": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["LogoCarouselBody"];
            };
        };
        responses: {
            /** @description The carousel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogoCarousel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    openChangePayment: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    completeChangePayment: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "pi_3PqX2aBcDeFgHiJk"
                 *     }
                 */
                "application/json": components["schemas"]["CompletionBody"];
            };
        };
        responses: {
            /** @description What has become of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    mailChangePayment: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingChanges: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shownFee": 0,
                 *       "shownRefund": 1450,
                 *       "reason": "We moved it to next year."
                 *     }
                 */
                "application/json": components["schemas"]["CancellationBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelSession: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shownFee": 725,
                 *       "shownRefund": 725,
                 *       "reason": null
                 *     }
                 */
                "application/json": components["schemas"]["CancellationBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminBookingChanges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingChanges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelAdminBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The host is ill.",
                 *       "by": "shop"
                 *     }
                 */
                "application/json": components["schemas"]["AdminCancellationBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelAdminSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Agreed by phone.",
                 *       "by": "customer",
                 *       "fee": 100
                 *     }
                 */
                "application/json": components["schemas"]["AdminCancellationBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    markPaidOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setPolicy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "zones": [
                 *         {
                 *           "fromHours": 168,
                 *           "refundPercent": 100,
                 *           "movePercent": 0
                 *         },
                 *         {
                 *           "fromHours": 72,
                 *           "refundPercent": 50,
                 *           "movePercent": 10
                 *         },
                 *         {
                 *           "fromHours": 0,
                 *           "refundPercent": 0,
                 *           "movePercent": null
                 *         }
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PolicyBody"];
            };
        };
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Policy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all occur in names, e-mail addresses or companies. Case and accents do not matter.
                 * @example mara northlight
                 */
                search?: string;
                /**
                 * @description The sort column; a leading hyphen sorts in descending order.
                 * @example -spend
                 */
                sort?: "lastBookedAt" | "-lastBookedAt" | "spend" | "-spend";
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header; it is valid only for its sort. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetCustomerSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addCustomerNote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Prefers calls in the morning."
                 *     }
                 */
                "application/json": components["schemas"]["CustomerNoteBody"];
            };
        };
        responses: {
            /** @description The note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerNote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeCustomerNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The id of the note.
                 * @example 1
                 */
                noteId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    mergeCustomers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": 2,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description The other one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    separateCustomers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "memberId": 2,
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["SeparationBody"];
            };
        };
        responses: {
            /** @description The customer without the member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    validateDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "TOGETHER10",
                 *       "orderAmount": 2900
                 *     }
                 */
                "application/json": components["schemas"]["DiscountCheckBody"];
            };
        };
        responses: {
            /** @description The result of the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountValidation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listDiscountCodes: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "TOGETHER10",
                 *       "description": "10% off",
                 *       "discountType": "percentage",
                 *       "discountValue": 10,
                 *       "minOrderAmount": 0,
                 *       "maxUses": null,
                 *       "validUntil": null
                 *     }
                 */
                "application/json": components["schemas"]["DiscountCodeBody"];
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": false
                 *     }
                 */
                "application/json": components["schemas"]["DiscountCodeChangeBody"];
            };
        };
        responses: {
            /** @description The code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFreeTimes: {
        parameters: {
            query?: {
                /**
                 * @description First day.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description Last day, included.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Whose days and clocks.
                 * @example Europe/Berlin
                 */
                zone?: string;
                /**
                 * @description Of the host, as BCP 47; compared by its first part.
                 * @example de
                 */
                language?: string;
                /** @description Sessions at the same time, each with a host of its own. */
                units?: number;
                /** @description A hold of one's own, whose times are free for its holder; the answer is then private. */
                hold?: string;
            };
            header?: never;
            path: {
                /** @description The experience. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFreeDays: {
        parameters: {
            query: {
                /**
                 * @description Ids, separated by commas, at most 48.
                 * @example 1,2
                 */
                experienceIds: string;
                /**
                 * @description First day, by default today.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description Last day, included; by default thirty days later.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Only the first free day of each, from `from` to the end of what can be booked; `to` is not asked then.
                 * @example true
                 */
                first?: boolean;
                /**
                 * @description Whose days; by default the zone of the shop.
                 * @example Europe/Berlin
                 */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days by experience. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeDays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    holdTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 1,
                 *           "startsAt": [
                 *             "2027-03-18T13:00:00Z"
                 *           ],
                 *           "timezone": "Europe/Berlin"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HoldBody"];
            };
        };
        responses: {
            /** @description What is held. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeHold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hold. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is held. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeHold"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The hold. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    explainFreeTimes: {
        parameters: {
            query?: {
                /**
                 * @description The day that is explained.
                 * @example 2027-03-21
                 */
                day?: string;
            };
            header?: never;
            path: {
                /** @description The experience. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExplainedTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getExperienceImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description File name.
                 * @example jazz-card-772.webp
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                    "image/avif": string;
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                };
            };
        };
        responses: {
            /** @description The image's URL. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "experience": {
                 *             "id": 1
                 *           },
                 *           "selectedTier": "starter",
                 *           "tierPrice": 1190,
                 *           "quantity": 1,
                 *           "selectedDate": null,
                 *           "addOns": [],
                 *           "addOnsTotal": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OrderBody"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPartners: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partners. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northlight Travel",
                 *       "commission": 12.5
                 *     }
                 */
                "application/json": components["schemas"]["PartnerBody"];
            };
        };
        responses: {
            /** @description The partner. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renamePartner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Northlight Journeys",
                 *       "commission": 12.5,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PartnerChangeBody"];
            };
        };
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getStatementOfPartner: {
        parameters: {
            query?: {
                /**
                 * @description The first month; by default the earliest.
                 * @example 2026-01
                 */
                from?: components["parameters"]["statementFrom"];
                /**
                 * @description The last month; by default the current one.
                 * @example 2026-12
                 */
                to?: components["parameters"]["statementTo"];
                /**
                 * @description The format; `csv` and `pdf` have every line, a PDF at most 1,000.
                 * @example json
                 */
                as?: components["parameters"]["statementAs"];
                /**
                 * @description The most lines of one answer.
                 * @example 200
                 */
                limit?: components["parameters"]["statementLimit"];
                /** @description The cursor of a `Link` header. */
                cursor?: components["parameters"]["statementCursor"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerStatement"];
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setPartnerTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "dev@northlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerTestMailBody"];
            };
        };
        responses: {
            /** @description Where they go now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerTestMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPartnerPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerPeople"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removePartnerPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The account's id.
                 * @example 1
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    invitePartnerPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dev@northlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerPersonBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerInvitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawPartnerInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The invitation's id.
                 * @example 1
                 */
                invitationId: components["parameters"]["invitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTestData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    emptyTestData: {
        parameters: {
            query?: {
                /**
                 * @description The partner's id; without it everybody's are emptied.
                 * @example 1
                 */
                partnerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTestData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Yx3kQ0m8"
                 *     }
                 */
                "application/json": components["schemas"]["TestMailConfirmationBody"];
            };
        };
        responses: {
            /** @description The address gets the partner's test mails from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerTestMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPartnerKeys: {
        parameters: {
            query?: {
                /**
                 * @description The partner's id.
                 * @example 1
                 */
                partnerId?: number;
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partnerId": 1,
                 *       "kind": "publishable",
                 *       "label": "Their booking page",
                 *       "origins": [
                 *         "https://travel.northlight.example"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PartnerKeyBody"];
            };
        };
        responses: {
            /** @description The key, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CutPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Booking page and blog",
                 *       "ratePerMinute": 9000
                 *     }
                 */
                "application/json": components["schemas"]["PartnerKeyChangeBody"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotatePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "graceHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["RotationBody"];
            };
        };
        responses: {
            /** @description The new key, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CutPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokePartnerKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partnerId": 1,
                 *       "url": "https://hooks.northlight.example/wondercast",
                 *       "description": "Their back office",
                 *       "events": [
                 *         "booking.created",
                 *         "booking.cancelled"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["WebhookBody"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChangeBody"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "graceHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["RotationBody"];
            };
        };
        responses: {
            /** @description The webhook, with its new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The webhook's id.
                 * @example 1
                 */
                webhookId?: number;
                /**
                 * @description The state of the delivery.
                 * @example failed
                 */
                status?: "pending" | "delivered" | "failed";
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example msg_2b1f0c1c9e6d0f4a499d0b6f4a4b8f7d
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOwnPartner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPartner"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeOwnPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account's id.
                 * @example 1
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOwnKeys: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "secret",
                 *       "label": "Our server",
                 *       "scopes": [
                 *         "bookings:read"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OwnKeyBody"];
            };
        };
        responses: {
            /** @description The key, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CutPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "graceHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["RotationBody"];
            };
        };
        responses: {
            /** @description The new key, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CutPartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeOwnKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOwnWebhooks: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.northlight.example/wondercast",
                 *       "events": [
                 *         "booking.created"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OwnWebhookBody"];
            };
        };
        responses: {
            /** @description The webhook, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeOwnWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookChangeBody"];
            };
        };
        responses: {
            /** @description The webhook. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateOwnWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "graceHours": 24
                 *     }
                 */
                "application/json": components["schemas"]["RotationBody"];
            };
        };
        responses: {
            /** @description The webhook, with its new secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listOwnDeliveries: {
        parameters: {
            query?: {
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deliveries. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    replayOwnDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The delivery's id.
                 * @example msg_2b1f0c1c9e6d0f4a499d0b6f4a4b8f7d
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendOwnWebhookExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "session.agreed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookExampleBody"];
            };
        };
        responses: {
            /** @description How many webhooks hear it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookExamples"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setOwnTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "dev@northlight.example"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerTestMailBody"];
            };
        };
        responses: {
            /** @description Where they go now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerTestMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    emptyOwnTestData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was forgotten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmptiedTestData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPartnerBookings: {
        parameters: {
            query?: {
                /**
                 * @description Only bookings in this state.
                 * @example confirmed
                 */
                state?: "unconfirmed" | "confirmed" | "cancelled";
                /**
                 * @description With a session on this day or later.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description With a session on this day or earlier.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Placed or changed at this instant or later. Ask with a minute more than since the last time: what is being written is not seen yet.
                 * @example 2027-03-01T09:00:00Z
                 */
                updatedSince?: string;
                /**
                 * @description The page size.
                 * @example 50
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPartnerBooking: {
        parameters: {
            query?: {
                /** @description How many sessions to pass over, where `sessionsLeftOut` says that not all are listed. */
                sessionsFrom?: components["parameters"]["sessionsFrom"];
            };
            header?: never;
            path: {
                /**
                 * @description The reference.
                 * @example WC-7K2M9QXR4T
                 */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendWebhookExample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "session.agreed"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookExampleBody"];
            };
        };
        responses: {
            /** @description How many webhooks hear it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookExamples"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPartnerStatement: {
        parameters: {
            query?: {
                /**
                 * @description The first month; by default the earliest.
                 * @example 2026-01
                 */
                from?: components["parameters"]["statementFrom"];
                /**
                 * @description The last month; by default the current one.
                 * @example 2026-12
                 */
                to?: components["parameters"]["statementTo"];
                /**
                 * @description The format; `csv` and `pdf` have every line, a PDF at most 1,000.
                 * @example json
                 */
                as?: components["parameters"]["statementAs"];
                /**
                 * @description The most lines of one answer.
                 * @example 200
                 */
                limit?: components["parameters"]["statementLimit"];
                /** @description The cursor of a `Link` header. */
                cursor?: components["parameters"]["statementCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerStatement"];
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "card",
                 *       "lastFour": "4242",
                 *       "expiryDate": "12/29",
                 *       "cardBrand": "Visa"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentMethodBody"];
            };
        };
        responses: {
            /** @description The method. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    openMethodSetup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setup. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MethodSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    deletePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 290000,
                 *       "currency": "usd",
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 2
                 *         }
                 *       ],
                 *       "customer": {
                 *         "firstName": "Mara",
                 *         "lastName": "Reyes",
                 *         "email": "mara@northlight.example",
                 *         "phoneNumber": "+1 415 555 0134"
                 *       },
                 *       "metadata": {
                 *         "bookingType": "experience"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentIntentBody"];
            };
        };
        responses: {
            /** @description The intent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example pi_3PqX2aBcDeFgHiJk
                 */
                paymentIntentId: components["parameters"]["paymentIntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntentStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelPaymentIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example pi_3PqX2aBcDeFgHiJk
                 */
                paymentIntentId: components["parameters"]["paymentIntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPayPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["payToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    openPayIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["payToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    completePayIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["payToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "pi_3PqX2aBcDeFgHiJk"
                 *     }
                 */
                "application/json": components["schemas"]["CompletionBody"];
            };
        };
        responses: {
            /** @description The amount to pay now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingPayments: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPayments"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPayLink: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    testStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider's reply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Not authenticated. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    receiveStripeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1",
                 *       "type": "payment_intent.succeeded"
                 *     }
                 */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmSimulatedPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientSecret": "pi_sim_1_secret_2",
                 *       "cardNumber": "4242 4242 4242 4242"
                 *     }
                 */
                "application/json": components["schemas"]["SimulatedCardBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    answerSimulatedStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientSecret": "pi_sim_1_secret_2",
                 *       "approved": true
                 *     }
                 */
                "application/json": components["schemas"]["SimulatedStepBody"];
            };
        };
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getBookingLedger: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ledger. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    refundBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 290,
                 *       "note": "One session fell through"
                 *     }
                 */
                "application/json": components["schemas"]["RefundBody"];
            };
        };
        responses: {
            /** @description The ledger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    recordOfflinePayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 2900,
                 *       "note": "Bank transfer of 21 November"
                 *     }
                 */
                "application/json": components["schemas"]["OfflinePaymentBody"];
            };
        };
        responses: {
            /** @description The ledger. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingLedger"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renewPayLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokePayLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPaymentAttention: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttention"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    retryPaymentAttention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example pi_3PqX2aBcDeFgHiJk
                 */
                paymentIntentId: components["parameters"]["paymentIntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetriedPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    refundPaymentAttention: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The payment's id.
                 * @example pi_3PqX2aBcDeFgHiJk
                 */
                paymentIntentId: components["parameters"]["paymentIntentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    closePaymentMatter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The provider's id of a failed refund or a dispute.
                 * @example re_3PqX2aBcDeFgHiJk
                 */
                matterId: components["parameters"]["matterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    createQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "experienceId": 1,
                 *           "selectedTier": "elevated",
                 *           "quantity": 2,
                 *           "addOns": []
                 *         }
                 *       ],
                 *       "discountCode": "TOGETHER10"
                 *     }
                 */
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    quoteAmendment: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "headcount": 60
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AmendmentQuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    amendBooking: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "headcount": 60
                 *         }
                 *       ],
                 *       "shownDifference": 260,
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["AmendmentBody"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            /** @description The booking as it is until it is paid. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    moveSession: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2027-03-19T18:30:00Z",
                 *       "timezone": "America/New_York",
                 *       "shownFee": 145,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            /** @description The booking as it is until the fee is paid. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTimesToMove: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
                /**
                 * @description First day, by default today.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description Last day, included; by default thirty days later.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Whose days and clocks; by default the zone of the shop.
                 * @example Europe/Berlin
                 */
                zone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    quoteAdminAmendment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "fee": 0
                 *     }
                 */
                "application/json": components["schemas"]["AdminAmendmentQuoteBody"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AmendmentQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    amendAdminBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         {
                 *           "line": 1,
                 *           "quantity": 1
                 *         }
                 *       ],
                 *       "fee": 0,
                 *       "reason": "Agreed by phone.",
                 *       "shownDifference": -990,
                 *       "version": 4
                 *     }
                 */
                "application/json": components["schemas"]["AdminAmendmentBody"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            /** @description The booking as it is until it is paid. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    moveAdminSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2027-03-19T18:30:00Z",
                 *       "timezone": "America/New_York",
                 *       "fee": 0,
                 *       "reason": "Agreed by phone.",
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["AdminMoveBody"];
            };
        };
        responses: {
            /** @description The booking as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            /** @description The booking as it is until the fee is paid. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RebookedBooking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReviewPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["reviewToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    giveReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["reviewToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mara",
                 *       "company": "Cobaltry",
                 *       "reviews": [
                 *         {
                 *           "experienceId": 1,
                 *           "rating": 5,
                 *           "text": "We laughed a lot."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReviewsBody"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listAdminReviews: {
        parameters: {
            query?: {
                /**
                 * @description Which reviews.
                 * @example waiting
                 */
                state?: "waiting" | "published" | "hidden";
                /**
                 * @description The page size.
                 * @example 20
                 */
                limit?: number;
                /** @description The cursor of a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    publishReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewPublicationBody"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    hideReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Names a guest",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewHidingBody"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    answerReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "Thank you, Mara. See you again.",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["ReviewAnswerBody"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    loginByCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    askPasskeyToLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    loginByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": {
                 *         "id": "a",
                 *         "rawId": "a",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "a",
                 *           "authenticatorData": "a",
                 *           "signature": "a"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLoginBody"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    startAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAgainBody"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeBody"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAgainBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAgainBody"];
            };
        };
        responses: {
            /** @description The recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAgainBody"];
            };
        };
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Laptop",
                 *       "answer": {
                 *         "id": "a",
                 *         "rawId": "a",
                 *         "type": "public-key",
                 *         "clientExtensionResults": {},
                 *         "response": {
                 *           "clientDataJSON": "a",
                 *           "attestationObject": "a"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyBody"];
            };
        };
        responses: {
            /** @description What is set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id. */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordAgainBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Its id in the list. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setSessionPreferences: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": [
                 *         {
                 *           "date": "2027-03-19",
                 *           "time": "2:30",
                 *           "meridiem": "PM",
                 *           "zone": "America/New_York"
                 *         },
                 *         {
                 *           "date": "2027-03-22",
                 *           "time": "11:00",
                 *           "meridiem": "AM",
                 *           "zone": "America/New_York"
                 *         }
                 *       ],
                 *       "guestNotes": "Two of us avoid caffeine.",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptSuggestion: {
        parameters: {
            query?: {
                /** @description The token of the mailed link; it gives the same access as the booking's owner. */
                token?: components["parameters"]["bookingToken"];
            };
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time": 0
                 *     }
                 */
                "application/json": components["schemas"]["SuggestionAnswerBody"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["sessionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    answerSuggestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["sessionToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "time": 0
                 *     }
                 */
                "application/json": components["schemas"]["LinkAnswerBody"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTimesOfLink: {
        parameters: {
            query?: {
                /**
                 * @description First day, by default today.
                 * @example 2027-03-01
                 */
                from?: string;
                /**
                 * @description Last day, included; by default thirty days later.
                 * @example 2027-03-31
                 */
                to?: string;
                /**
                 * @description Whose days and clocks; by default the zone of the shop.
                 * @example Europe/Berlin
                 */
                zone?: string;
            };
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["sessionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FreeTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSuggestionCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["sessionToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    declineSuggestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the mailed link.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["sessionToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": [
                 *         {
                 *           "date": "2027-03-24",
                 *           "time": "4:00",
                 *           "meridiem": "PM",
                 *           "zone": "EDT"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreferencesBody"];
            };
        };
        responses: {
            /** @description The page as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getAdminSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "joinUrl": "https://meet.example/quiz-night",
                 *       "headcount": 38,
                 *       "version": 3
                 *     }
                 */
                "application/json": components["schemas"]["SessionChangeBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    agreeSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2027-03-19T19:30:00.000Z",
                 *       "zone": "America/New_York",
                 *       "minutes": 60,
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["AgreementBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    suggestTimes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "times": [
                 *         {
                 *           "startsAt": "2027-03-26T22:00:00.000Z",
                 *           "zone": "America/Los_Angeles"
                 *         },
                 *         {
                 *           "startsAt": "2027-04-01T21:00:00.000Z",
                 *           "zone": "America/Los_Angeles"
                 *         }
                 *       ],
                 *       "note": "The sky is darkest on the 26th.",
                 *       "expiresAt": "2027-03-22T14:20:00.000Z",
                 *       "holdHosts": true,
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["SuggestionsBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setSessionDelivered: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. For 24 hours, the same key with the same path, query and JSON value gets the first reply again; with
                 *     different values it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. If the first reply was lost with its cookie, a
                 *     repeated request with the same secret makes the browser the visitor who placed the booking. Without the secret, the
                 *     repeated reply gives no access to the booking. With a publishable key it is the visitor's as well: all visitors of a
                 *     page share its key, and a repeated reply has a `payUrl` only for the same secret.
                 * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
                 */
                "Idempotency-Proof"?: components["parameters"]["idempotencyProof"];
            };
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "delivered": true,
                 *       "version": 4
                 *     }
                 */
                "application/json": components["schemas"]["DeliveredBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which page.
                 * @example terms
                 */
                name: "about" | "contact" | "terms" | "privacy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageText"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setBrand: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Wondercast",
                 *       "mail": "hello@wondercast.example",
                 *       "senderName": "Wondercast",
                 *       "senderAddress": "hello@wondercast.example",
                 *       "replyTo": "desk@wondercast.example",
                 *       "signature": "Your desk\n+1 212 555 0100",
                 *       "logo": null,
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["BrandBody"];
            };
        };
        responses: {
            /** @description The brand. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewMail: {
        parameters: {
            query?: {
                /**
                 * @description What the shop is called.
                 * @example Wondercast
                 */
                name?: string;
                /**
                 * @description The address that questions go to.
                 * @example hello@wondercast.example
                 */
                mail?: string;
                /**
                 * @description What stands below every mail.
                 * @example Your desk
                 */
                signature?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setMoney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "USD",
                 *       "locale": "en-GB",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["MoneyBody"];
            };
        };
        responses: {
            /** @description What holds now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneySettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setSelling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sellerName": "Wondercast Inc.",
                 *       "sellerAddress": "1 Example Street\nNew York, NY 10001",
                 *       "sellerTaxId": null,
                 *       "sellerEmail": "hello@wondercast.example",
                 *       "sellerPhone": null,
                 *       "sellerWebsite": "https://wondercast.example",
                 *       "taxPercent": 0,
                 *       "bankHolder": null,
                 *       "bankName": "Example Bank",
                 *       "iban": "GB82 WEST 1234 5698 7654 32",
                 *       "bic": "WESTGB22",
                 *       "daysToPay": 30,
                 *       "invoicePrefix": "INV",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["SellingBody"];
            };
        };
        responses: {
            /** @description What invoices say. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SellingSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "days": [
                 *         7,
                 *         2
                 *       ],
                 *       "reviewDays": 1,
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["RemindersBody"];
            };
        };
        responses: {
            /** @description The reminders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReminderSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setTimes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paidFirst": true,
                 *       "partnerUnits": 200,
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["TimesBody"];
            };
        };
        responses: {
            /** @description How free times are taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimesSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "about": "# About us\n\nWho we are.",
                 *       "contact": "# Contact us\n\nWrite to {mail}.",
                 *       "terms": "# Terms\n\n## What you book\n\nA session with {shop}.",
                 *       "privacy": "# Privacy\n\nWhat we keep.",
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["TextsBody"];
            };
        };
        responses: {
            /** @description The texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The demo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Demo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    emptyDemo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "words": "empty the demo"
                 *     }
                 */
                "application/json": components["schemas"]["EmptyDemoBody"];
            };
        };
        responses: {
            /** @description What went and what stayed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemoStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The staff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Staff"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "jules@wondercast.example",
                 *       "staffRole": "desk"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            /** @description The invitation. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendInvitationAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    requireSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "required": true
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorRequirementBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "staffRole": "finance",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["StaffChangeBody"];
            };
        };
        responses: {
            /** @description The changed account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it invites to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "jules",
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptanceBody"];
            };
        };
        responses: {
            /** @description The account. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    joinStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the mailed link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getSchedule: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2027-03-15
                 */
                from: string;
                /**
                 * @description Last day.
                 * @example 2027-03-21
                 */
                to: string;
                /**
                 * @description Whose days they are; by default the zone of the shop's booking rules.
                 * @example America/New_York
                 */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /**
                 * @description Whose day today is; by default the zone of the shop's booking rules.
                 * @example America/New_York
                 */
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queues. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                /**
                 * @description Another start than the session's own.
                 * @example 2027-03-19T19:30:00.000Z
                 */
                startsAt?: string;
                /**
                 * @description The language of the session in BCP 47; any when it is left out.
                 * @example en
                 */
                language?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Candidate"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    assignHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The session's id.
                 * @example 41-1-1
                 */
                sessionId: components["parameters"]["sessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "hostId": 1,
                 *       "ask": true
                 *     }
                 */
                "application/json": components["schemas"]["AssignmentBody"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    withdrawAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listHosts: {
        parameters: {
            query?: {
                /** @description The cursor of a `Link` header. A list ends at 1 MB; `Link` names what follows. */
                cursor?: components["parameters"]["listCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hosts. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addHost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Anjali Rao",
                 *       "email": "anjali@rao.example",
                 *       "zone": "Europe/London",
                 *       "languages": [
                 *         "en",
                 *         "hi"
                 *       ],
                 *       "experienceIds": [
                 *         1
                 *       ],
                 *       "hours": [
                 *         {
                 *           "weekday": 1,
                 *           "from": 480,
                 *           "to": 780
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HostBody"];
            };
        };
        responses: {
            /** @description The host. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeHost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mostADay": 4,
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["HostChangeBody"];
            };
        };
        responses: {
            /** @description The host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2027-04-03T00:00:00.000Z",
                 *       "endsAt": "2027-04-08T00:00:00.000Z",
                 *       "reason": "Easter"
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceBody"];
            };
        };
        responses: {
            /** @description The host. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostAway"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
                /**
                 * @description The absence's id.
                 * @example 1
                 */
                absenceId: components["parameters"]["absenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The host. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Host"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendHostLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeHostLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHostPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link of the host's page.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["hostToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    answerAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link of the host's page.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["hostToken"];
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": false,
                 *       "reason": "busy",
                 *       "note": "Dentist at three."
                 *     }
                 */
                "application/json": components["schemas"]["HostAnswerBody"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    addOwnAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link of the host's page.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["hostToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startsAt": "2027-03-24T09:00:00.000Z",
                 *       "endsAt": "2027-03-24T11:30:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["AbsenceBody"];
            };
        };
        responses: {
            /** @description The page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeOwnAbsence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description From the link of the host's page.
                 * @example q2mYc0Zt4kVh8b1nX5sR7wLd
                 */
                token: components["parameters"]["hostToken"];
                /**
                 * @description The absence's id.
                 * @example 1
                 */
                absenceId: components["parameters"]["absenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    getTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    setTax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isOn": true,
                 *       "seller": {
                 *         "name": "Quiz GmbH",
                 *         "lines": [
                 *           "Torstraße 1"
                 *         ],
                 *         "postalCode": "10119",
                 *         "city": "Berlin",
                 *         "country": "DE",
                 *         "region": null
                 *       },
                 *       "registrations": [
                 *         {
                 *           "country": "DE",
                 *           "number": "DE136695976"
                 *         }
                 *       ],
                 *       "entered": "gross",
                 *       "rates": [
                 *         {
                 *           "country": "DE",
                 *           "region": null,
                 *           "category": "standard",
                 *           "percent": 19,
                 *           "name": "VAT",
                 *           "from": "2021-01-01",
                 *           "parts": [],
                 *           "text": null
                 *         }
                 *       ],
                 *       "place": "preset",
                 *       "isWithheldOutside": false,
                 *       "exchangeRates": [
                 *         {
                 *           "day": "2026-01-02",
                 *           "from": "USD",
                 *           "to": "EUR",
                 *           "rate": 0.8517,
                 *           "source": "ECB"
                 *         }
                 *       ],
                 *       "version": 0
                 *     }
                 */
                "application/json": components["schemas"]["TaxBody"];
            };
        };
        responses: {
            /** @description Tax. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readTaxRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "country,percent,name,from\nAT,20,VAT,2021-01-01"
                 *     }
                 */
                "application/json": components["schemas"]["TaxRatesFile"];
            };
        };
        responses: {
            /** @description The rates, or what is wrong in each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxRatesRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    readExchangeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "day,to,rate,source\n2026-11-26,PLN,4.3421,NBP"
                 *     }
                 */
                "application/json": components["schemas"]["ExchangeRatesFile"];
            };
        };
        responses: {
            /** @description The rates, or what is wrong in each line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRatesRead"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    listTaxMatters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxMatter"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    closeMissingRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    issueTaxAnew: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    chargeTax: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            502: components["responses"]["ProviderAway"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    keepTaxNumber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The certificate of the tax office is in the post."
                 *     }
                 */
                "application/json": components["schemas"]["KeepNumberBody"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    checkTaxNumberAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The row's id.
                 * @example 1
                 */
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    reportTax: {
        parameters: {
            query: {
                /**
                 * @description The first day.
                 * @example 2026-01-01
                 */
                from: string;
                /**
                 * @description The last day.
                 * @example 2026-12-31
                 */
                to: string;
                /**
                 * @description When tax becomes due.
                 * @example payment
                 */
                basis?: "document" | "payment" | "supply";
                /**
                 * @description The form of the answer.
                 * @example json
                 */
                as?: "json" | "csv" | "pdf";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxReport"];
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Unexpected"];
        };
    };
    onBookingCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.created",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingConfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.confirmed",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingUnconfirmed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.unconfirmed",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRescheduled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.rescheduled",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingAmended: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.amended",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.cancelled",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.paid",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "booking.refunded",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionAgreed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "session.agreed",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1,
                 *         "sessionId": "41-1-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionMoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "session.moved",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1,
                 *         "sessionId": "41-1-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionCancelled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "session.cancelled",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1,
                 *         "sessionId": "41-1-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionDelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "session.delivered",
                 *       "timestamp": "2026-11-21T09:30:00.000Z",
                 *       "data": {
                 *         "bookingId": 41,
                 *         "bookingReference": "WC-7K2M9QXR4T",
                 *         "partnerId": 1,
                 *         "sessionId": "41-1-1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description The endpoint is gone, and is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Handled. Anything else is tried again for three days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
