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
         * @description Ask only when the readable cookie `signed_in=1` is present; without a session this is 401.
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
         * @description Starts a session. Unknown names and wrong passwords answer alike.
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
         * @description Username 3 to 40 of letters, digits, dot, underscore and hyphen; password 6 to 256 characters. Fields beyond these have no effect.
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
         * @description Ends the session on the server; the cookie is dead at once.
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
         * Change one's profile
         * @description Any of the fields a person may edit; an absent one stays, null or blank text clears it. Role, username and password are
         *     never changed here. With `version`, only the profile of that version is changed.
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
         * Change one's password
         * @description Every other session of the account is dead, and this one goes on under a new cookie. A wrong current password is 422 on `currentPassword`.
         */
        post: operations["changePassword"];
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
         * Ask for a link to choose a new password
         * @description The answer is the same whether or not the address is known. The mailed link works once, within an hour.
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
         * @description With the token of the mailed link. Every session of the account is dead. A used, expired or invented token is 422 on `token`.
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
         * One's own data
         * @description Account, bookings, orders and payment methods, as a file to save.
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
         * Delete one's account
         * @description For good, with everything that belongs to it. Bookings that are paid or confirmed stay with what an invoice needs:
         *     name, company and e-mail. It is a POST because proxies may drop the body of a DELETE. A wrong password is 422 on
         *     `password`; the last administrator is 409.
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
         * @description Newest first, unless sorted otherwise. Without `limit`, the first hundred; the rest by `Link`. A page goes on from the last
         *     row of the one before, so rows that come meanwhile neither repeat nor hide others.
         */
        get: operations["listAdminBookings"];
        put?: never;
        post?: never;
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
         * Exactly the filtered bookings as CSV
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
         * @description As it stands in the list of bookings.
         */
        get: operations["getAdminBooking"];
        put?: never;
        post?: never;
        /**
         * Delete any booking
         * @description For good, confirmed or not. What was paid by card is refunded first; when that fails it is 502 and nothing is deleted. An
         *     issued invoice is kept with its credit note. The customer gets a mail that takes sessions out of their calendar.
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
         * Confirm a booking, or take it back
         * @description Audited. Confirming mails the customer an invite. With `version`, only the booking of that version is changed.
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
         * @description Audited. What is marked paid is written into the ledger as received, and taken out again when it is marked pending. While money
         *     of a card payment is here it is 409: that booking goes back to pending by a full refund.
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
         * @description Audited. With `version`, only the booking of that version is changed.
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
         * @description As its owner does, and also when it is confirmed: the customer is mailed the new dates, which move the sessions in their
         *     calendar. Audited.
         */
        patch: operations["setBookingSlots"];
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
         * @description At once, with a limit of ten seconds unless the shop is set up otherwise. Every attempt is in the booking's `mails`; a failed one is 502.
         */
        post: operations["resendInvoice"];
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
         * @description Newest first, those of deleted bookings included, for as long as the law has them kept.
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
         * @description Exactly as it was issued. The file is named after its number.
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
         * @description Every day from `from` to `to` with its counts, and of each day the first `perDay` sessions by time. Units of one line at the same
         *     time are one session.
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
         * How the shop is doing
         * @description Days are UTC. Days without bookings are in the list too.
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
         * What was done to the shop
         * @description Newest first: who did what to which record, and when. Edits say the fields that changed, before and after, in the words and
         *     units of this document.
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
         * One's own bookings
         * @description Newest first.
         */
        get: operations["listOwnBookings"];
        put?: never;
        /**
         * Book a cart
         * @description Send the total you showed; when the shop's total differs you get 409 with the fresh `quote`. `cartItems` (JSON text) and
         *     `items` are the same lines, send one of them; without either, one starter unit of `experienceId` is booked for the
         *     signed-in account. Dates are tentative. `paymentStatus: paid` is a claim that a verified payment must support. With
         *     `payLink: true` the answer says an address where the booking can be paid by card.
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
         * @description For the account or session that placed it, or for the bearer of the mailed link's token.
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
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one's unconfirmed booking
         * @description For good. Another's booking is 404, a confirmed one 409.
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
         * @description While the booking is not confirmed. One item for each line, in the booking's order: its `slots` replace the line's, units
         *     that are left out lose their date, and an item without `slots` leaves its line as it is. With `version`, only the booking
         *     of that version is changed.
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
         * @description An iCalendar file of the units that have date, time, AM/PM and zone, with the ids of the mailed invite. Without such a unit it is 404.
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
         * @description For the owner or an administrator; issued now if it was not yet, and the same file ever after. It is named `invoice-{id}.pdf`. Of a deleted
         *     booking an administrator gets its last document.
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
    "/api/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experiences
         * @description Without parameters the whole catalogue by id. `search` reads title, description and inclusions and puts title matches
         *     first; `suggest` reads title and description, and finds five unless `limit` says otherwise. Filters combine. `fields=card` answers cards instead of whole experiences.
         */
        get: operations["listExperiences"];
        put?: never;
        /**
         * Add an experience
         * @description Prices default to 990, 1250, 1500 and 1700 dollars. The slug is made from the title when empty; a given one is brought into
         *     the form of a slug. Pasted video markup is reduced to the address of its frame, which must be on an allowed host.
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
         * @description Bookings of it stay whole.
         */
        delete: operations["deleteExperience"];
        options?: never;
        head?: never;
        /**
         * Change an experience
         * @description Only the given fields change; an edit that changes nothing raises no version. A given stale `version` is refused. An empty
         *     slug is made anew from the title.
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
         * @description Newest first.
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
         * @description It goes last.
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
         * @description `{order: k}` moves it to position k and renumbers the others in one step, which raises no version; a k beyond the last is
         *     the last.
         */
        patch: operations["updateCategory"];
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
         * @description In one step. `ids` names every category once; when there are others by now it is refused as stale.
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
         * @description Bookings with it stay whole.
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
         * @description All of them, by order.
         */
        get: operations["getLogoCarousel"];
        /**
         * Replace the partner logos
         * @description Logos with a known `id` stay what they are, and keep link, scale and visibility when those are absent; others are new. They
         *     stand by `order`, else as listed.
         */
        put: operations["replaceLogoCarousel"];
        post?: never;
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
         * Would a code count?
         * @description Answers 200 whether it would or not, and never counts a use. `orderAmount` is the subtotal in dollars.
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
         * @description A percentage is at most 100. Codes are kept in capitals. `validFrom` is now unless said otherwise; instants without a zone are
         *     in UTC, and a day alone as `validUntil` lasts until its end.
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
         * @description Bookings that used it stay whole.
         */
        delete: operations["deleteDiscountCode"];
        options?: never;
        head?: never;
        /**
         * Change a discount code
         * @description Only the given fields change. `maxUses` below the uses so far is refused, as is a given stale `version`.
         */
        patch: operations["updateDiscountCode"];
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
         * @description The same-origin way to an uploaded image.
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
         * @description At most 5 MB. It is judged by its content, re-encoded and served at 386, 772 and 1600 pixels.
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
         * Record what is about to be checked out
         * @description Commits to nothing. Prices and availability are recorded as found. An item may name its experience by `experienceId`, by id or by an object with an id.
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
         * @description Names are unique, whatever their case. Partners are not removed, for bookings came through them; their keys end.
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
         * Give a partner another name
         * @description Bookings keep the name they came through.
         */
        patch: operations["renamePartner"];
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
         * @description Newest first, of one partner or of all, with those that have ended. No key is ever said again.
         */
        get: operations["listPartnerKeys"];
        put?: never;
        /**
         * Cut a key for a partner
         * @description The answer says the key this once. A publishable key (`pk_…`) is bound to the origins of the pages that use it, and browses,
         *     quotes, checks codes and books. A secret key (`sk_…`) stays on servers and has scopes, all of them unless said.
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
         * @description Only the given fields change. A key that has ended is 409.
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
         * Put another key in a key's place
         * @description The new one has the settings of the old one and is said this once. The old one works on for `graceHours` (24 unless said,
         *     0 ends it now) and then ends by itself.
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
         * End a key now
         * @description For good, on every node within a second.
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
         * Addresses that hear of bookings
         * @description Newest first.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add an address that hears of bookings
         * @description Of one partner's bookings, or of all (`partnerId` null). The answer says the secret that signs this once. Messages follow the
         *     Standard Webhooks conventions: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and a body of `type`,
         *     `timestamp` and `data` that holds ids alone. An answer of 2xx within 10 seconds counts as told; anything else is tried again
         *     for three days, and 410 disables the webhook. Redirects are not followed, and private networks are not reached.
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
         * @description With its log. What waits for it is not sent.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Only the given fields change. What waits for it is sent to where it is then.
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
         * Make a new secret for a webhook
         * @description The answer says it this once. For `graceHours` (24 unless said) the old one signs beside it, so that a receiver who knows
         *     either is content.
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
         * What webhooks were told
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
         * Tell a webhook once more
         * @description Under the same id, so that the receiver can tell that it is a repeat, with new attempts over three days.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
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
         * What came through the partner
         * @description Newest first, with the customers' data. Needs a secret key of the scope `bookings:read`.
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
         * One booking that came through the partner
         * @description Another's is 404. Needs a secret key of the scope `bookings:read`.
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
    "/api/partner/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much came through the partner
         * @description By month of UTC, newest first, of the bookings that still stand: how many, their totals, and the totals of those that are
         *     paid. Needs a secret key of the scope `statement:read`.
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
         * One's saved payment methods
         * @description Newest first.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Save a payment method
         * @description Exactly the last four digits; full card numbers are never accepted. The first one becomes the default. Where payments are not simulated this is 409, and a card begins with a setup.
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
         * Begin to save a card
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
         * @description Another's method is 404. When the default goes, the newest that is left becomes it. The provider forgets it too; while it is away, 502 and nothing is removed.
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
         * @description At most one is.
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
         * @description The server derives the amount from `items` and `discountCode`; a given amount in cents that differs is 409 with the fresh
         *     `quote`. Everything needed to book is stored before the client secret is answered. Send `paymentIntentId` to change the
         *     intent you have, and once more before you confirm it; where it was cancelled meanwhile the answer names a new one. A
         *     session has one payable intent: a new one cancels the others. Without `items` the intent is for the test page alone, and
         *     what is paid of it goes back.
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
         * How one's payment stands
         * @description For whoever comes back from a redirect. Another session's payment is 404.
         */
        get: operations["getPaymentIntent"];
        put?: never;
        post?: never;
        /**
         * Cancel one's payment
         * @description For whoever leaves the checkout. What is paid already is 409; cancelling twice is fine.
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
         * What a mailed link pays
         * @description The lines of an invoice and what is open, for whoever holds the link. Nothing says whom it is for.
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
         * Pay by a mailed link
         * @description Opens the one payment of the booking's open amount; everybody who holds the link gets the same. While a payment is being
         *     confirmed there is no other: 409.
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
         * Say that a mailed link has been paid
         * @description The payment is verified and written down. Safe to repeat; the provider's delivery does the same.
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
         * What was paid for a booking, and what went back
         * @description For its owner, or the bearer of the mailed link. Oldest first.
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
    "/api/test/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the payment provider reachable?
         * @description Open outside production, for administrators in it.
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
         * What the payment provider reports
         * @description The raw body is signed; anything unsigned, altered or more than five minutes away is 400. Repeats have no effect.
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
         * @description What the simulated provider's own card form asks. There is no such operation where payments are real. Only the published
         *     test numbers are taken.
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
         * Answer the extra step of a test card
         * @description As a cardholder's bank would ask it. There is no such operation where payments are real.
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
         * All money of a booking
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
         * Refund a card payment
         * @description All of it where `amount` is null, else a part in dollars. A full refund makes the booking pending again; a part leaves it
         *     paid. The customer gets a mail. Send an `Idempotency-Key`: it names the refund, over crashes too.
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
         * Write down money that came another way
         * @description A bank transfer, say. What pays the rest makes the booking paid.
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
         * A new link that pays a booking
         * @description Revokes those before it. The address is said this once.
         */
        post: operations["renewPayLink"];
        /**
         * Revoke the links that pay a booking
         * @description The mailed ones too.
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
         * @description Succeeded ones that could not be booked, and those that pay more than their booking costs (`paid-twice`, with what is too
         *     much as `amount`), newest first. Usually there are none.
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
         * @description Answers the booking's reference, or null where it still cannot be booked.
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
         * Refund a payment to look after
         * @description All of it; of a booking that was paid twice, what is too much. A payment that was booked meanwhile is 409.
         */
        post: operations["refundPaymentAttention"];
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
         * @description The authoritative figures, with a problem per line where it cannot be booked as sent. Never refuses for prices, codes or availability.
         */
        post: operations["createQuote"];
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
         * @description Brand, links and what the browser needs for payment.
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
         * @description The contract as this shop serves it.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description The size an experience is sold in, up to 50, 99, 150 and 250 seats.
         * @enum {string}
         */
        Tier: "starter" | "elevated" | "premium" | "ultimate";
        /**
         * @description US dollars, at most two decimals.
         * @example 1190
         */
        Dollars: number;
        /**
         * @description A calendar day, `YYYY-MM-DD`.
         * @example 2027-03-19
         */
        Day: string | null;
        /** @description The tentative date and time of one unit. Every part may be null. */
        Slot: {
            date: components["schemas"]["Day"];
            /**
             * @description Free text as given.
             * @example 2:30
             */
            time: string | null;
            /** @enum {string|null} */
            meridiem: "AM" | "PM" | null;
            /** @enum {string|null} */
            zone: "EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC" | null;
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
         *       "id": 1,
         *       "name": "Trivia & Games",
         *       "slug": "trivia-and-games",
         *       "order": 1,
         *       "experienceCount": 7,
         *       "version": 1
         *     }
         */
        Category: {
            /** Format: int32 */
            id: number;
            name: string;
            slug: string;
            /**
             * Format: int32
             * @description From 1 to n.
             */
            order: number;
            /**
             * Format: int32
             * @description How many experiences are in it.
             */
            experienceCount: number;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
         *       "id": 1,
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
         *       "categoryId": 2,
         *       "featured": true,
         *       "isNew": true,
         *       "starterPrice": 1190,
         *       "elevatedPrice": 1450,
         *       "premiumPrice": 1700,
         *       "ultimatePrice": 1950,
         *       "categories": [
         *         {
         *           "id": 2,
         *           "name": "Heritage & Celebrations",
         *           "slug": "heritage-and-celebrations",
         *           "order": 2
         *         }
         *       ],
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
            /** @description Address of an embeddable preview. */
            videoUrl: string | null;
            /** @description What is included, separated by commas. */
            inclusions: string;
            theme: string | null;
            /** Format: int32 */
            year: number;
            /** Format: int32 */
            match: number;
            /**
             * Format: int32
             * @description The first of its categories by order.
             */
            categoryId: number | null;
            featured: boolean;
            isNew: boolean;
            starterPrice: components["schemas"]["Dollars"];
            elevatedPrice: components["schemas"]["Dollars"];
            premiumPrice: components["schemas"]["Dollars"];
            ultimatePrice: components["schemas"]["Dollars"];
            categories: components["schemas"]["CategoryRef"][];
            /** Format: int32 */
            version: number;
        };
        /**
         * @description What a card shows of an experience.
         * @example {
         *       "id": 1,
         *       "slug": "the-harlem-jazz-hour",
         *       "title": "The Harlem Jazz Hour",
         *       "duration": "60 min",
         *       "imageUrl": "/uploads/demo/jazz-card-772.webp",
         *       "isNew": true,
         *       "starterPrice": 1190
         *     }
         */
        ExperienceCard: {
            /** Format: int32 */
            id: number;
            slug: string;
            title: string;
            duration: string;
            imageUrl: string;
            isNew: boolean;
            starterPrice: components["schemas"]["Dollars"];
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
            comment: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Tasting kit by post",
         *       "description": "Praline, sweet tea and a printed programme to every door.",
         *       "price": 189,
         *       "isActive": true
         *     }
         */
        AddOn: {
            /** Format: int32 */
            id: number;
            name: string;
            description: string;
            price: components["schemas"]["Dollars"];
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
                /** @description Drawn size relative to the strip's height. */
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
                /** @description Drawn size relative to the strip's height. */
                scale: number;
                /** @description Whether the strip shows it. */
                isActive: boolean;
            }[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Northlight Travel",
         *       "createdAt": "2026-11-21T09:30:00.000Z",
         *       "version": 1
         *     }
         */
        Partner: {
            /** Format: int32 */
            id: number;
            name: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
        };
        PartnerKey: {
            /** Format: int32 */
            id: number;
            /** Format: int32 */
            partnerId: number;
            /** @enum {string} */
            kind: "publishable" | "secret";
            /** @description What people call it. */
            label: string;
            /** @description Its first characters, to tell keys apart by. */
            hint: string;
            /**
             * @description `expiring` works until `expiresAt`, for another has taken its place.
             * @enum {string}
             */
            status: "live" | "expiring" | "expired" | "revoked";
            /** @description Of the pages that may use a publishable key. */
            origins: string[];
            /** @description What a secret key may do. */
            scopes: ("bookings:write" | "bookings:read" | "statement:read")[];
            /**
             * Format: int32
             * @description Requests a minute.
             */
            ratePerMinute: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description About a minute behind.
             */
            lastUsedAt: string | null;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** Format: int32 */
            version: number;
        };
        CutPartnerKey: components["schemas"]["PartnerKey"] & {
            /** @description The key itself. It is said this once. */
            key: string;
        };
        Webhook: {
            /** Format: int32 */
            id: number;
            /**
             * Format: int32
             * @description Whose bookings it hears of; null hears of all.
             */
            partnerId: number | null;
            url: string;
            description: string;
            events: components["schemas"]["WebhookEvent"][];
            enabled: boolean;
            /**
             * Format: date-time
             * @description Until when a secret that was replaced signs too.
             */
            overlapUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: int32 */
            version: number;
        };
        /** @enum {string} */
        WebhookEvent: "booking.created" | "booking.confirmed" | "booking.rescheduled" | "booking.cancelled" | "booking.paid" | "booking.refunded";
        WebhookWithSecret: components["schemas"]["Webhook"] & {
            /** @description Signs messages, as `whsec_…`. It is said this once. */
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
                 * @description Of the answer; null when there was none.
                 */
                status: number | null;
                /** @description Why it does not count as told. */
                error: string | null;
                /** Format: int32 */
                ms: number;
            }[];
        };
        /**
         * @example {
         *       "partner": "Northlight Travel",
         *       "bookings": 3,
         *       "gross": 4350,
         *       "paid": 2900,
         *       "months": [
         *         {
         *           "month": "2026-11",
         *           "bookings": 3,
         *           "gross": 4350,
         *           "paid": 2900
         *         }
         *       ]
         *     }
         */
        PartnerStatement: {
            partner: string;
            /** Format: int32 */
            bookings: number;
            gross: components["schemas"]["Dollars"];
            paid: components["schemas"]["Dollars"];
            months: {
                /** @description YYYY-MM of UTC. */
                month: string;
                /** Format: int32 */
                bookings: number;
                gross: components["schemas"]["Dollars"];
                paid: components["schemas"]["Dollars"];
            }[];
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
            /** @description What kind of record. */
            subject: string;
            subjectId: string;
            details: {
                /** @description Changed fields as they were. */
                before?: {
                    [key: string]: unknown;
                };
                /** @description Changed fields as they are. */
                after?: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
            /**
             * @description What people call the records that are spoken of, by kind and id: the title, name, code or reference that each has
             *     now, else that it had. Records that are not known any more are left out.
             */
            names: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        QuotedLine: {
            /** Format: int32 */
            experienceId: number;
            /** @description null when the experience is gone. */
            title: string | null;
            selectedTier: components["schemas"]["Tier"];
            /** Format: int32 */
            quantity: number;
            tierPrice: components["schemas"]["Dollars"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Dollars"];
            unitPrice: components["schemas"]["Dollars"];
            lineTotal: components["schemas"]["Dollars"];
            /** Format: int32 */
            headcount: number | null;
            /** @description Why the line cannot be booked as sent; words for people. */
            problem: string | null;
        };
        LineAddOn: {
            /** Format: int32 */
            id: number;
            name: string;
            price: components["schemas"]["Dollars"];
        };
        QuotedDiscount: {
            code: string;
            description: string | null;
            amount: components["schemas"]["Dollars"];
            /** @description Why the code takes nothing off. */
            error: string | null;
        } | null;
        /**
         * @example {
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
         *       "total": 2610
         *     }
         */
        Quote: {
            lines: components["schemas"]["QuotedLine"][];
            subtotal: components["schemas"]["Dollars"];
            discount: components["schemas"]["QuotedDiscount"];
            total: components["schemas"]["Dollars"];
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
            discountAmount: components["schemas"]["Dollars"];
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
            minOrderAmount: components["schemas"]["Dollars"];
            /** Format: int32 */
            maxUses: number | null;
            /** Format: int32 */
            currentUses: number;
            active: boolean;
            /** Format: date-time */
            validFrom: string;
            /** Format: date-time */
            validUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** Format: int32 */
            version: number;
        };
        /**
         * @example {
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
                tierPrice: components["schemas"]["Dollars"];
                addOns: components["schemas"]["LineAddOn"][];
                addOnsTotal: components["schemas"]["Dollars"];
                lineTotal: components["schemas"]["Dollars"];
                problem: string | null;
            }[];
            totalPrice: components["schemas"]["Dollars"];
            /** Format: date-time */
            createdAt: string;
        };
        BookedLine: {
            /** Format: int32 */
            experienceId: number | null;
            selectedTier: components["schemas"]["Tier"];
            /** Format: int32 */
            quantity: number;
            tierPrice: components["schemas"]["Dollars"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Dollars"];
            lineTotal: components["schemas"]["Dollars"];
            /** Format: int32 */
            headcount: number | null;
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
         *       "items": [],
         *       "cartItems": "[]",
         *       "experienceDates": [
         *         "2027-03-19"
         *       ],
         *       "version": 1
         *     }
         */
        Booking: {
            /** Format: int32 */
            id: number;
            /** @description What people quote, such as WC-7K2M9QXR4T. */
            bookingReference: string;
            /**
             * Format: int32
             * @description Of the first line.
             */
            experienceId: number | null;
            /** Format: int32 */
            userId: number | null;
            /** @description The partner whose site or server placed it, by the name of then. */
            partner: {
                /** Format: int32 */
                id: number;
                name: string;
            } | null;
            date: components["schemas"]["Day"];
            /** @description Of the first unit: `2:30 PM EST`, or `TBD`. */
            time: string;
            subtotal: components["schemas"]["Dollars"];
            discount: {
                code: string;
                description: string | null;
                amount: components["schemas"]["Dollars"];
            } | null;
            totalPrice: components["schemas"]["Dollars"];
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
            items: components["schemas"]["BookedLine"][];
            /** @description The items as JSON text. */
            cartItems: string;
            /** @description The day of every unit. */
            experienceDates: components["schemas"]["Day"][];
            /** Format: int32 */
            version: number;
        };
        PlacedBooking: components["schemas"]["Booking"] & {
            /**
             * @description Where it can be paid by card, said when `payLink` asked for it; null when nothing is open. A repeated request is
             *     answered with another address; both work.
             */
            payUrl?: string | null;
        };
        AdminBooking: components["schemas"]["Booking"] & {
            /** @description The account that placed it; null for a visitor's. */
            user: {
                username: string;
                email: string | null;
            } | null;
            /** @description Of the first line. */
            experience: {
                title: string;
            } | null;
            openAmount: components["schemas"]["Dollars"];
            /** @description The invoice that holds; null before it is issued. */
            invoice: components["schemas"]["InvoiceState"] | null;
            /** @description What was mailed about it, newest first. */
            mails: components["schemas"]["BookingMail"][];
        };
        InvoiceState: {
            /**
             * @description Of the yearly series.
             * @example INV-2026-000042
             */
            number: string;
            /** Format: date-time */
            issuedAt: string;
            dueOn: components["schemas"]["Day"];
            total: components["schemas"]["Dollars"];
        };
        InvoiceDocument: components["schemas"]["InvoiceState"] & {
            /** Format: int32 */
            id: number;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            /**
             * Format: int32
             * @description Also of a booking that is gone.
             */
            bookingId: number;
            bookingReference: string;
            /**
             * Format: int32
             * @description The invoice that a credit note takes back.
             */
            credits: number | null;
            customerName: string;
            companyName: string | null;
        };
        BookingMail: {
            /**
             * @description Which mail, such as `booking-received`, `booking-confirmed`, `dates-changed`, `invoice`, `payment`, `refund` or `reminder`.
             * @example invoice
             */
            kind: string;
            /**
             * @description A failed one is tried again by itself, further and further apart.
             * @enum {string}
             */
            state: "sent" | "failed";
            /** Format: int32 */
            attempts: number;
            /** @description What the last failure said. */
            error: string | null;
            /**
             * Format: date-time
             * @description Of the last attempt.
             */
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
            /** @enum {string|null} */
            zone: "EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC" | null;
            /**
             * Format: date-time
             * @description null unless time, AM/PM and zone are given.
             */
            startsAt: string | null;
            /**
             * Format: int32
             * @description How long it lasts.
             */
            minutes: number;
            title: string;
            selectedTier: components["schemas"]["Tier"];
            /**
             * Format: int32
             * @description How many units of the line at this time.
             */
            units: number;
            customerName: string;
            companyName: string | null;
            confirmed: boolean;
            /** @enum {string} */
            deliveryStatus: "pending" | "delivered";
        };
        SessionCalendar: {
            days: {
                date: components["schemas"]["Day"];
                /**
                 * Format: int32
                 * @description How many sessions there are on that day.
                 */
                total: number;
                /**
                 * Format: int32
                 * @description How many of them are confirmed.
                 */
                confirmed: number;
                sessions: components["schemas"]["CalendarSession"][];
            }[];
        };
        Overview: {
            days: {
                date: components["schemas"]["Day"];
                /**
                 * Format: int32
                 * @description Placed on that day.
                 */
                bookings: number;
                /** @description Dollars booked on that day, paid or not. */
                revenue: number;
                /** @description Dollars received less refunded on that day, which may be below zero. */
                received: number;
            }[];
            /**
             * Format: int32
             * @description Of all these days.
             */
            bookings: number;
            /** @description Dollars booked in all these days, paid or not. */
            revenue: number;
            /** @description Dollars received less refunded in all these days, which may be below zero. */
            received: number;
            /** @description What is still to be paid, of all bookings. */
            unpaid: {
                /** Format: int32 */
                bookings: number;
                amount: components["schemas"]["Dollars"];
            };
            /**
             * Format: int32
             * @description How many bookings, of all, are not confirmed yet.
             */
            unconfirmed: number;
            /** @description Sessions from today on. */
            upcoming: {
                /**
                 * Format: int32
                 * @description How many within seven days, today included.
                 */
                week: number;
                /** @description The first five. */
                next: components["schemas"]["CalendarSession"][];
            };
            /**
             * Format: int32
             * @description Card payments that an administrator has to look after.
             */
            attention: number;
        };
        User: {
            /** Format: int32 */
            id: number;
            username: string;
            email: string | null;
            fullName: string | null;
            phoneNumber: string | null;
            /** @enum {string} */
            role: "user" | "admin";
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
        /** @description Everything the shop keeps about an account, as the other operations show it. */
        PersonalData: {
            /** Format: date-time */
            exportedAt: string;
            account: components["schemas"]["User"];
            bookings: components["schemas"]["Booking"][];
            orders: components["schemas"]["Order"][];
            paymentMethods: components["schemas"]["PaymentMethod"][];
        };
        MethodSetup: {
            /** @description Lets whoever has it give the provider a card, and nothing else. */
            clientSecret: string;
        };
        PaymentIntent: {
            /** @description Lets whoever has it pay, and nothing else. */
            clientSecret: string;
            paymentIntentId: string;
            /**
             * Format: int32
             * @description In cents: what confirming it will charge.
             */
            amount: number;
        };
        PaymentIntentStatus: {
            paymentIntentId: string;
            /**
             * @description `paid` has succeeded and is about to be booked.
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
            /** @description As stored with it; null once it has come to its end. */
            customer: {
                companyName: string | null;
                purchaseOrder: string | null;
                firstName: string;
                lastName: string;
                email: string;
                phoneNumber: string;
            } | null;
            /** @description What it pays for; null once it has come to its end. */
            items: components["schemas"]["PaidLine"][] | null;
            discountCode: string | null;
            /** @description US dollars; null once it has come to its end. */
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
            tierPrice: components["schemas"]["Dollars"];
            addOns: components["schemas"]["LineAddOn"][];
            addOnsTotal: components["schemas"]["Dollars"];
            lineTotal: components["schemas"]["Dollars"];
            /** Format: int32 */
            headcount: number | null;
            slots: components["schemas"]["Slot"][];
        };
        PayPage: {
            bookingReference: string;
            lines: {
                title: string | null;
                selectedTier: components["schemas"]["Tier"];
                /** Format: int32 */
                quantity: number;
                unitPrice: components["schemas"]["Dollars"];
                addOns: components["schemas"]["LineAddOn"][];
                lineTotal: components["schemas"]["Dollars"];
            }[];
            subtotal: components["schemas"]["Dollars"];
            discount: {
                code: string;
                description: string | null;
                amount: components["schemas"]["Dollars"];
            } | null;
            total: components["schemas"]["Dollars"];
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            openAmount: components["schemas"]["Dollars"];
            /** @description A payment has been made, or is being made, and is not counted yet. */
            beingConfirmed: boolean;
        };
        PayLink: {
            url: string;
        };
        LedgerEntry: {
            /** Format: int32 */
            id: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "intent" | "charge" | "refund" | "dispute" | "offline";
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed" | "won" | "lost";
            amount: components["schemas"]["Dollars"];
            paymentIntentId: string | null;
            /** @description The provider's name for it. */
            providerId: string | null;
            note: string | null;
            /** @description Who did it; null when the provider reported it. */
            actor: string | null;
        };
        BookingLedger: {
            /** Format: int32 */
            bookingId: number;
            /** @enum {string} */
            paymentStatus: "pending" | "paid";
            total: components["schemas"]["Dollars"];
            received: components["schemas"]["Dollars"];
            refunded: components["schemas"]["Dollars"];
            lost: components["schemas"]["Dollars"];
            open: components["schemas"]["Dollars"];
            refundable: components["schemas"]["Dollars"];
            entries: components["schemas"]["LedgerEntry"][];
        };
        BookingPayments: {
            received: components["schemas"]["Dollars"];
            refunded: components["schemas"]["Dollars"];
            open: components["schemas"]["Dollars"];
            movements: {
                /** Format: date-time */
                at: string;
                /** @enum {string} */
                kind: "charge" | "offline" | "refund";
                /**
                 * @description `pending` is on its way.
                 * @enum {string}
                 */
                status: "pending" | "succeeded";
                amount: components["schemas"]["Dollars"];
            }[];
        };
        PaymentAttention: {
            paymentIntentId: string;
            amount: components["schemas"]["Dollars"];
            /** @enum {string} */
            reason: "code-used-up" | "amount-differs" | "booking-gone" | "nothing-to-book" | "paid-twice" | "unexpected";
            /** @description The reason, for people. */
            message: string;
            /** Format: date-time */
            since: string;
            /** @enum {string} */
            purpose: "checkout" | "balance" | "test";
            /** @description Of the booking that it pays for. */
            bookingReference: string | null;
            customerName: string | null;
            email: string | null;
            items: components["schemas"]["PaidLine"][] | null;
            totalPrice: number | null;
        };
        RetriedPayment: {
            bookingReference: string | null;
        };
        SimulatedPayment: {
            paymentIntentId: string;
            /**
             * @description `requires_action`: answer the extra step; `requires_payment_method`: `error` says why.
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
         * @description Public settings; everything the web needs to know of this shop.
         * @example {
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
         *       "imageHostSwap": null
         *     }
         */
        Config: {
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
        };
        Message: {
            message: string;
        };
        /**
         * @description A problem document (RFC 9457). `message` is for people; `error` repeats it for older clients.
         * @example {
         *       "type": "about:blank",
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
            type: string;
            title: string;
            /** Format: int32 */
            status: number;
            detail: string;
            message: string;
            error: string;
            requestId: string;
            /** @description The first 20 things that are wrong. */
            issues: {
                /** @description The field, dotted; empty for the whole. */
                path: string;
                message: string;
            }[];
            /**
             * Format: int32
             * @description How many things are wrong in all.
             */
            issueCount: number;
            quote?: components["schemas"]["Quote"];
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
            version?: number | null;
        };
        PasswordChangeBody: {
            currentPassword: string;
            newPassword: string;
        };
        PasswordResetBody: {
            email: string;
        };
        NewPasswordBody: {
            token: string;
            password: string;
        };
        AccountDeletionBody: {
            password: string;
        };
        PaymentMethodBody: {
            type?: "card" | null;
            lastFour: string;
            expiryDate: string;
            cardBrand: string;
        };
        PaymentIntentBody: {
            amount?: (number | string) | null;
            currency?: "usd" | null;
            items?: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier: "starter" | "elevated" | "premium" | "ultimate";
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
                    zone?: ("EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC") | null;
                } | null)[] | null;
                experienceDates?: (string | null)[] | null;
            }[] | null;
            discountCode?: string | null;
            customer?: {
                companyName?: string | null;
                purchaseOrder?: string | null;
                firstName?: string | null;
                lastName?: string | null;
                email?: string | null;
                phoneNumber?: string | null;
            } | null;
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
            title: string;
            description: string;
            duration: string;
            imageUrl: string;
            /** @default null */
            coverImageUrl: string | null;
            /** @default null */
            videoUrl: string | null;
            inclusions: string;
            /** @default null */
            theme: string | null;
            /**
             * Format: int32
             * @default 2025
             */
            year: number;
            /**
             * Format: int32
             * @default 90
             */
            match: number;
            /** @default false */
            featured: boolean;
            /** @default false */
            isNew: boolean;
            slug?: string | null;
            /** @default 990 */
            starterPrice: number | string;
            /** @default 1250 */
            elevatedPrice: number | string;
            /** @default 1500 */
            premiumPrice: number | string;
            /** @default 1700 */
            ultimatePrice: number | string;
            /** @default [] */
            categoryIds: number[];
        };
        ExperienceChangeBody: {
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
            slug?: string | null;
            starterPrice?: number | string;
            elevatedPrice?: number | string;
            premiumPrice?: number | string;
            ultimatePrice?: number | string;
            categoryIds?: number[];
            version?: number | null;
        };
        CategoryBody: {
            name: string;
            slug?: string | null;
        };
        CategoryChangeBody: {
            name?: string;
            slug?: string | null;
            /** Format: int32 */
            order?: number;
            version?: number | null;
        };
        CategoryOrderBody: {
            ids: number[];
        };
        AddOnBody: {
            name: string;
            description: string;
            price: number | string;
            /** @default true */
            isActive: boolean;
            /** @default [] */
            experienceIds: number[];
        };
        AddOnChangeBody: {
            name?: string;
            description?: string;
            price?: number | string;
            isActive?: boolean;
            experienceIds?: number[];
            version?: number | null;
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
                selectedTier: "starter" | "elevated" | "premium" | "ultimate";
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
                    zone?: ("EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC") | null;
                } | null)[] | null;
                experienceDates?: (string | null)[] | null;
            }[];
            discountCode?: string | null;
        };
        DiscountCheckBody: {
            code: string;
            orderAmount: number | string;
        };
        DiscountCodeBody: {
            code: string;
            /** @default  */
            description: string | null;
            /**
             * @default percentage
             * @enum {string}
             */
            discountType: "percentage" | "fixed";
            discountValue: number | string;
            /** @default 0 */
            minOrderAmount: number | string;
            /** @default null */
            maxUses: number | null;
            /** @default true */
            active: boolean;
            validFrom?: string;
            /** @default null */
            validUntil: string | null;
        };
        DiscountCodeChangeBody: {
            code?: string;
            description?: string | null;
            /** @enum {string} */
            discountType?: "percentage" | "fixed";
            discountValue?: number | string;
            minOrderAmount?: number | string;
            maxUses?: number | null;
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
                selectedTier: "starter" | "elevated" | "premium" | "ultimate";
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
                    zone?: ("EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC") | null;
                } | null)[] | null;
                experienceDates?: (string | null)[] | null;
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
            cartItems?: string;
            items?: {
                /** Format: int32 */
                experienceId: number;
                /**
                 * @default starter
                 * @enum {string}
                 */
                selectedTier: "starter" | "elevated" | "premium" | "ultimate";
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
                    zone?: ("EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC") | null;
                } | null)[] | null;
                experienceDates?: (string | null)[] | null;
            }[];
            discountCode?: string | null;
            stripePaymentIntentId?: string | null;
            payLink?: boolean | null;
        } | unknown | unknown | unknown;
        BookingSlotsBody: {
            items: {
                slots?: ({
                    date?: string | null;
                    time?: string | null;
                    meridiem?: ("AM" | "PM") | null;
                    zone?: ("EST" | "CST" | "MST" | "PST" | "EDT" | "CDT" | "MDT" | "PDT" | "UTC") | null;
                } | null)[] | null;
            }[];
            version?: number | null;
        };
        PartnerBody: {
            name: string;
        };
        PartnerChangeBody: {
            name?: string;
            version?: number | null;
        };
        PartnerKeyBody: {
            /** Format: int32 */
            partnerId: number;
            /** @enum {string} */
            kind: "publishable" | "secret";
            /** @default  */
            label: string;
            /** @default [] */
            origins: string[];
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
        RotationBody: {
            /**
             * Format: int32
             * @default 24
             */
            graceHours: number;
        };
        WebhookBody: {
            url: string;
            /** @default  */
            description: string;
            /**
             * @default [
             *       "booking.created",
             *       "booking.confirmed",
             *       "booking.rescheduled",
             *       "booking.cancelled",
             *       "booking.paid",
             *       "booking.refunded"
             *     ]
             */
            events: ("booking.created" | "booking.confirmed" | "booking.rescheduled" | "booking.cancelled" | "booking.paid" | "booking.refunded")[];
            /** @default true */
            enabled: boolean;
            /** @default null */
            partnerId: number | null;
        };
        WebhookChangeBody: {
            url?: string;
            description?: string;
            events?: ("booking.created" | "booking.confirmed" | "booking.rescheduled" | "booking.cancelled" | "booking.paid" | "booking.refunded")[];
            enabled?: boolean;
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
         * @description The row's id.
         * @example 1
         */
        id: number;
        /**
         * @description The experience's address part.
         * @example the-harlem-jazz-hour
         */
        slug: string;
        /** @description From the mailed link; makes its bearer an owner of the booking. */
        bookingToken: string;
        /**
         * @description The payment's id.
         * @example pi_3PqX2aBcDeFgHiJk
         */
        paymentIntentId: string;
        /**
         * @description From the mailed link.
         * @example q2mYc0Zt4kVh8b1nX5sR7wLd
         */
        payToken: string;
        /**
         * @description Words to find, each of them, in the customer's names, e-mail, company, the experiences' titles or the reference. Case and accents do not matter.
         * @example mara jazz
         */
        bookingSearch: string;
        /** @description Only confirmed or unconfirmed ones. */
        bookingConfirmed: boolean;
        /** @description Only these. */
        bookingPaymentStatus: "pending" | "paid";
        /** @description Only these. */
        bookingDeliveryStatus: "pending" | "delivered";
        /**
         * @description Those that came through this partner.
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
         * @description With a session on this day or later, and not after `sessionTo` where that is given.
         * @example 2027-03-01
         */
        sessionFrom: string;
        /**
         * @description With a session on this day or earlier.
         * @example 2027-03-31
         */
        sessionTo: string;
        /** @description By which column, downwards with a hyphen before it. `date` is the first day of a booking's sessions; bookings without one come after all days. */
        bookingSort: "createdAt" | "-createdAt" | "date" | "-date" | "customer" | "-customer" | "totalPrice" | "-totalPrice" | "reference" | "-reference";
        /**
         * @description Makes retries safe. The same key with the same path, query and JSON value answers as the first time, for 24 hours; with
         *     another one it is refused.
         * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
         */
        idempotencyKey: string;
        /**
         * @description A secret that only this browser knows and sends with no other request. Where the first answer got lost with its cookie, whoever
         *     repeats the request with the same secret is the visitor who placed the booking; without it the repeated answer opens nothing.
         * @example b7c1f9d24e0a4c5f8e1d6a3b2c9f7e50
         */
        idempotencyProof: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description How many there are in all, over every page.
         * @example 26
         */
        "X-Total-Count": number;
        /**
         * @description The next page, as `<…>; rel="next"` (RFC 8288); absent on the last.
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
                 * @description Words to find, each of them, in the customer's names, e-mail, company, the experiences' titles or the reference. Case and accents do not matter.
                 * @example mara jazz
                 */
                search?: components["parameters"]["bookingSearch"];
                /** @description Only confirmed or unconfirmed ones. */
                confirmed?: components["parameters"]["bookingConfirmed"];
                /** @description Only these. */
                paymentStatus?: components["parameters"]["bookingPaymentStatus"];
                /** @description Only these. */
                deliveryStatus?: components["parameters"]["bookingDeliveryStatus"];
                /**
                 * @description Those that came through this partner.
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
                 * @description With a session on this day or later, and not after `sessionTo` where that is given.
                 * @example 2027-03-01
                 */
                sessionFrom?: components["parameters"]["sessionFrom"];
                /**
                 * @description With a session on this day or earlier.
                 * @example 2027-03-31
                 */
                sessionTo?: components["parameters"]["sessionTo"];
                /** @description By which column, downwards with a hyphen before it. `date` is the first day of a booking's sessions; bookings without one come after all days. */
                sort?: components["parameters"]["bookingSort"];
                /**
                 * @description At most so many.
                 * @example 100
                 */
                limit?: number;
                /** @description From a `Link` header; it belongs to its sort. */
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
                    "application/json": components["schemas"]["AdminBooking"][];
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
    exportBookings: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, each of them, in the customer's names, e-mail, company, the experiences' titles or the reference. Case and accents do not matter.
                 * @example mara jazz
                 */
                search?: components["parameters"]["bookingSearch"];
                /** @description Only confirmed or unconfirmed ones. */
                confirmed?: components["parameters"]["bookingConfirmed"];
                /** @description Only these. */
                paymentStatus?: components["parameters"]["bookingPaymentStatus"];
                /** @description Only these. */
                deliveryStatus?: components["parameters"]["bookingDeliveryStatus"];
                /**
                 * @description Those that came through this partner.
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
                 * @description With a session on this day or later, and not after `sessionTo` where that is given.
                 * @example 2027-03-01
                 */
                sessionFrom?: components["parameters"]["sessionFrom"];
                /**
                 * @description With a session on this day or earlier.
                 * @example 2027-03-31
                 */
                sessionTo?: components["parameters"]["sessionTo"];
                /** @description By which column, downwards with a hyphen before it. `date` is the first day of a booking's sessions; bookings without one come after all days. */
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
    resendInvoice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. The same key with the same path, query and JSON value answers as the first time, for 24 hours; with
                 *     another one it is refused.
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
            /** @description The mail server did not take it. */
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
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
                /** @description From a `Link` header. */
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
            /** @description The document. */
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
                 * @description Last day; at most 62 days on.
                 * @example 2027-03-31
                 */
                to: string;
                /**
                 * @description At most so many sessions of each day.
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
                 * @description How many days, today included.
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
                 * @description What kind of record, such as `experience`, `category`, `add-on`, `discount-code` or `booking`.
                 * @example experience
                 */
                subject?: string;
                /**
                 * @description Which one.
                 * @example 1
                 */
                subjectId?: string;
                /**
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
                /** @description From a `Link` header. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"][];
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
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes retries safe. The same key with the same path, query and JSON value answers as the first time, for 24 hours; with
                 *     another one it is refused.
                 * @example 5f0c1c9e-6d0f-4a49-9d0b-6f4a4b8f7d11
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /**
                 * @description A secret that only this browser knows and sends with no other request. Where the first answer got lost with its cookie, whoever
                 *     repeats the request with the same secret is the visitor who placed the booking; without it the repeated answer opens nothing.
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
            /** @description Prices have changed or the code does not count; `quote` has the figures now. */
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
                /** @description From the mailed link; makes its bearer an owner of the booking. */
                token?: components["parameters"]["bookingToken"];
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
    deleteBooking: {
        parameters: {
            query?: {
                /** @description From the mailed link; makes its bearer an owner of the booking. */
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
                /** @description From the mailed link; makes its bearer an owner of the booking. */
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
                /** @description From the mailed link; makes its bearer an owner of the booking. */
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
                /** @description From the mailed link; makes its bearer an owner of the booking. */
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
            /** @description The invoice. */
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
                /** @description How long. */
                duration?: "30min" | "1hour" | "90min";
                /** @description Bucket of the starter price in dollars. */
                price?: "0-500" | "501-1000" | "1001-2000" | "2001-5000" | "5001-10000";
                /** @description Only featured ones. */
                featured?: boolean;
                /**
                 * @description A slug: others that share its first category, at most six.
                 * @example the-harlem-jazz-hour
                 */
                relatedTo?: string;
                /**
                 * @description Only these, separated by commas, at most fifty.
                 * @example 1,2
                 */
                ids?: string;
                /** @description How much of each. */
                fields?: "card" | "full";
                /**
                 * @description At most so many.
                 * @example 24
                 */
                limit?: number;
                /** @description From a `Link` header. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Experiences, or cards of them. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Experience"] | components["schemas"]["ExperienceCard"])[];
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
                 * @description The experience's address part.
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
            /** @description The slug's address is in `Location`. */
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
                 * @description The experience's address part.
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
    listExperienceAddOns: {
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
            /** @description Add-ons. */
            200: {
                headers: {
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
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Add-ons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminAddOn"][];
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
            /** @description What the code does. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountCode"][];
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
            /** @description Where it is. */
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Partner"][];
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
                 *       "name": "Northlight Travel"
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
    listPartnerKeys: {
        parameters: {
            query?: {
                /**
                 * @description Of which partner.
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
            /** @description Keys. */
            200: {
                headers: {
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
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
                 * @description Of which webhook.
                 * @example 1
                 */
                webhookId?: number;
                /**
                 * @description How it stands.
                 * @example failed
                 */
                status?: "pending" | "delivered" | "failed";
                /**
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
                /** @description From a `Link` header. */
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
            /** @description The delivery, waiting. */
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
    listPartnerBookings: {
        parameters: {
            query?: {
                /**
                 * @description At most so many.
                 * @example 50
                 */
                limit?: number;
                /** @description From a `Link` header. */
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
            query?: never;
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
    getPartnerStatement: {
        parameters: {
            query?: {
                /**
                 * @description The first month; from the beginning unless said.
                 * @example 2026-01
                 */
                from?: string;
                /**
                 * @description The last month; until now unless said.
                 * @example 2026-12
                 */
                to?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerStatement"];
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
            /** @description What is to be paid. */
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
            /** @description What is to be paid now. */
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
                /** @description From the mailed link; makes its bearer an owner of the booking. */
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
    testStripe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the provider says. */
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
            /** @description How it went. */
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
            /** @description How it went. */
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
                 * @description Makes retries safe. The same key with the same path, query and JSON value answers as the first time, for 24 hours; with
                 *     another one it is refused.
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
                 * @description Makes retries safe. The same key with the same path, query and JSON value answers as the first time, for 24 hours; with
                 *     another one it is refused.
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
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttention"][];
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
            /** @description What came of it. */
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
                    "application/json": Record<string, never>;
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
}
