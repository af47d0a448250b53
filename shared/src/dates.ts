/** Days as the institute writes them: in India's English, as it is in Kolkata, on every machine the same. */
const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });

/** ISO 8601 → `14 Aug 2026`; a dash where there is no date. */
export const formatDay = (iso: string): string => (Number.isNaN(Date.parse(iso)) ? '–' : day.format(new Date(iso)));

const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' });

/** ISO 8601 → `2:35 pm`. */
export const formatTime = (iso: string): string => time.format(new Date(iso));

const isoDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The day in India at a moment, ISO 8601. */
export const dayInIndia = (moment: Date): string => isoDay.format(moment);
