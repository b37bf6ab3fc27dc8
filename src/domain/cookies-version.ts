/** The day of this text: nobody consents to it, so that it is not a version of the terms. */
export const COOKIES_VERSION = '2026-11-22';
